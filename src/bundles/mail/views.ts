// Describes what the pages of the outbox show.
import type { OptionView } from '#design/Field.tsx';
import type { TimeView } from '#design/Time.tsx';
import type { MailState } from './constants.ts';
import type { TextPart } from './rules.ts';

export interface MailRowView {
  id: number;
  href: string;
  subject: string;
  recipient: string;
  state: MailState;
  stateName: string;
  time: TimeView;
  error: string | null;
}

export interface OutboxPageView {
  hasServer: boolean;
  serverHref: string;
  action: string;
  /** What is looked for; empty for all. */
  recipient: string;
  state: string;
  states: OptionView[];
  isFiltered: boolean;
  mails: MailRowView[];
  newer: string | null;
  older: string | null;
}

export interface MailPageView {
  outboxHref: string;
  subject: string;
  recipient: string;
  state: MailState;
  stateName: string;
  createdAt: TimeView;
  sentAt: TimeView | null;
  attempts: string;
  error: string | null;
  /** Empty once it is sent. */
  text: TextPart[];
  html: string | null;
  /** Null when it can't be sent again. */
  resendAction: string | null;
}
