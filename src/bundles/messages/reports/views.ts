// This is what leaves the server about reported messages.
import { momentOf } from '#design/dates.ts';
import type { LinkView } from '#design/page-frame.ts';
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { MessageRow } from '../queries.ts';
import type { QuotedView } from '../views.ts';

export interface ReportPageView {
  shell: AccountShellView;
  message: QuotedView;
  action: string;
  backHref: string;
  reason: string;
  remark: string;
  maxLength: number;
  errors: Record<string, string>;
}

export interface DeskPageView {
  tabs: LinkView[];
  reports: ReportItemView[];
  isDecided: boolean;
  older: string | null;
  newer: string | null;
}

export interface ReportItemView {
  id: number;
  href: string;
  title: string;
  reason: string;
  /** Who reported it and when. */
  byline: string;
  /** It is null while the report is open. */
  decision: string | null;
}

export interface DeskReportPageView {
  title: string;
  backHref: string;
  reason: string;
  byline: string;
  remark: string;
  context: QuotedView[];
  message: QuotedView;
  member: LinkView | null;
  /** It is null while the report is open. */
  decided: { decision: string; statement: string; byline: string } | null;
  form: { action: string; decision: string; statement: string; maxLength: number };
  errors: Record<string, string>;
  /** It is null unless somebody else decided while this was typed, and says so. */
  conflict: string | null;
}

export const toQuoted = (message: MessageRow, senderName: string): QuotedView => ({
  id: message.id,
  senderName,
  html: message.html,
  moment: momentOf(message.createdAt).text,
});
