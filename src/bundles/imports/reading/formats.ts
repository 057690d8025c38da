// Lists the formats, in the order in which a file is taken for one of them.
import { decodeText } from '#kernel/decoded-text.ts';
import { HEAD_BYTES } from '../constants.ts';
import { archive } from './archive.ts';
import { feed } from './feed.ts';
import type { ImportFormat } from './entries.ts';
import { ghost } from './ghost.ts';
import { table } from './table.ts';
import { wordpress } from './wordpress.ts';

export const FORMATS: readonly ImportFormat[] = [archive, wordpress, ghost, feed, table];

/** Returns what a file begins with as text, in whatever encoding that is, by which its format is told. */
export const beginningOf = (bytes: Uint8Array): string => decodeText(bytes.subarray(0, HEAD_BYTES));

/** Returns the format of a file by its beginning, or undefined for what none of them can read. */
export const formatOf = (head: string, filename: string): ImportFormat | undefined =>
  FORMATS.find((format) => format.fits(head, filename));

export const formatNamed = (name: string): ImportFormat | undefined =>
  FORMATS.find((format) => format.name === name);
