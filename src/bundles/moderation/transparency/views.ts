// Describes what leaves the server for the pages about moderation as a whole.
import type { LinkView } from '#design/page-frame.ts';
import type { ReportTable } from './rules/report-tables.ts';

export interface TransparencyView {
  crumbs: readonly LinkView[];
  reportHref: string;
  against: { name: string; reasons: { name: string; law: string | null }[] }[];
  /** The newest first. */
  reports: readonly LinkView[];
}

export interface ReportView {
  crumbs: readonly LinkView[];
  title: string;
  /** Which time it is about. */
  span: string;
  tables: readonly ReportTable[];
  forms: readonly LinkView[];
  allHref: string;
}

export interface RecordView {
  years: { title: string; reportHref: string; files: readonly LinkView[] }[];
}
