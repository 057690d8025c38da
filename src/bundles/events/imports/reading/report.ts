// Collects what somebody should know about a calendar that was read, line by line.
import { MAX_REPORT_LINES } from './limits.ts';
import type { Finding, Refusal } from './texts.ts';

export interface ReportLine extends Omit<Finding, 'isCut' | 'refusal'> {
  /** The line in the file, from 1; 0 stands for the whole of it. */
  readonly line: number;
}

export interface Report {
  readonly add: (line: number, finding: Finding) => void;
  /** Says a thing at its first line only. */
  readonly addOnce: (line: number, finding: Finding) => void;
  /** Returns the lines in the order of the file. */
  readonly lines: () => readonly ReportLine[];
  /** Says whether nothing was left unread for its length. */
  readonly isWhole: () => boolean;
  /** Says why nothing of it was read; the first reason counts. */
  readonly refusal: () => Refusal | null;
  /** Returns how many lines found no room. */
  readonly left: () => number;
}

export const startReport = (): Report => {
  const lines: ReportLine[] = [];
  const said = new Set<string>();
  let [left, isCut] = [0, false];
  let refusal: Refusal | null = null;
  const add = (line: number, { what, done, ...found }: Finding) => {
    isCut ||= found.isCut ?? false;
    refusal ??= found.refusal ?? null;
    if (lines.length < MAX_REPORT_LINES) lines.push({ line, what, done });
    else left++;
  };
  return {
    add,
    addOnce: (line, finding) => {
      if (said.has(finding.what)) return;
      // Names in it come from the file, which may have as many as it likes.
      if (said.size < MAX_REPORT_LINES) said.add(finding.what);
      add(line, finding);
    },
    lines: () => lines.toSorted((one, other) => one.line - other.line),
    isWhole: () => !isCut,
    refusal: () => refusal,
    left: () => left,
  };
};
