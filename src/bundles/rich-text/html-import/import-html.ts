// Reads HTML from outside as the one document tree, and reports what was left behind. It is parsed, never stored or printed:
// whatever it says, out come nodes that the schema knows. This is for old content and what is pasted into the editor.
// contract.md 14.1, 14.4
// Reads what strangers send.
import { SCHEMA_VERSION } from '../constants.ts';
import type { RichTextDocument } from '../tree.ts';
import { truncated } from './truncate.ts';
import { endLine, startFlow } from './flow.ts';
import { PLAIN_CONTEXT } from './format-context.ts';
import { parseHtml } from './parsed-html.ts';
import { blocksOf, convertNodes } from './convert.ts';
import { NOTHING, type Reading } from './reading.ts';
import { type DroppedPart, type Report, startReport } from './report.ts';

export interface HtmlImportOptions {
  /** Where the HTML comes from: relative addresses in it are read from there. Without it such links are dropped. */
  readonly address?: string;
  /**
   * Returns one of our images for a picture; without one it is dropped and reported with its address as `what`. So whoever
   * brings pictures along imports twice: once to learn the addresses, and again with the images fetched from them.
   */
  readonly imageOf?: (src: string, alt: string, caption: string | null) => number | undefined;
}

export interface HtmlImport {
  /** The document, which is canonical: parseDocument takes it as it is. */
  readonly document: RichTextDocument;
  readonly dropped: readonly DroppedPart[];
}

/** Never throws, except what `imageOf` throws; takes time in proportion to the length. */
export const importHtml = (html: string, options: HtmlImportOptions = {}): HtmlImport => {
  const report = startReport();
  const parsed = parseHtml(html);
  const reading = startReading(report, options);
  const flow = startFlow();
  reading.convert(parsed.nodes, PLAIN_CONTEXT, flow);
  endLine(flow);
  const { nodes, isWhole } = truncated(flow.nodes);
  if (!isWhole || !parsed.isWhole) report.drop('tooLong');
  const content = nodes.length > 0 ? nodes : [NOTHING];
  return { document: { schemaVersion: SCHEMA_VERSION, type: 'doc', content }, dropped: report.parts() };
};

const startReading = (report: Report, { address, imageOf }: HtmlImportOptions): Reading => {
  const reading: Reading = {
    report,
    address,
    imageOf: imageOf ?? (() => undefined),
    convert: (nodes, context, flow) => convertNodes(nodes, context, flow, reading),
    blocksOf: (nodes, context) => blocksOf(nodes, context, reading),
    waiting: [],
    usedImages: new Set(),
  };
  return reading;
};
