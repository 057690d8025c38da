// This is what leaves the server of a trial of rules.
import type { LinkView } from '#design/page-frame.ts';

export interface TrialView {
  tabs: LinkView[];
  action: string;
  /** Words that are tried, as they were typed. */
  typed: string;
  /** Comments first, then the kinds that the viewer edits. */
  tables: TrialTableView[];
}

export interface TrialTableView {
  caption: string;
  counted: string;
  /** The cells by the columns of the table. */
  rows: [string, ...string[]][];
  /** The notes under the name of each row. */
  notes: string[];
}
