// Decodes the text of a calendar's bytes, and tells its reader where they are odd.
import { decodeText } from '#kernel/decoded-text.ts';
import type { OddBytes } from '#kernel/decoded-text.ts';
import type { Report } from './report.ts';
import * as texts from './texts.ts';

const FINDINGS: Readonly<Record<OddBytes, texts.Finding>> = {
  wide: texts.wideText,
  zeros: texts.zeroSigns,
  split: texts.splitSign,
  broken: texts.brokenSigns,
  windows: texts.windowsText,
};

export const decodeBytes = (bytes: Uint8Array, report: Report): string =>
  decodeText(bytes, (odd) => report.add(0, FINDINGS[odd]));
