// This is what leaves the server of the page of the mail server.
import type { LinkView } from '#design/page-frame.ts';
import type { SetupField } from '#kernel/setup-steps.ts';

export interface ServerPageView {
  readonly outbox: LinkView;
  readonly action: string;
  /** What has to be known before one types. */
  readonly note: string | null;
  readonly fields: readonly SetupField[];
  readonly errors: Readonly<Record<string, string>>;
  /** What the server said to the mail that tried it. */
  readonly refusal: string | null;
  /** The stamp of what the form shows. */
  readonly seen: string;
  readonly canForget: boolean;
  readonly canTakeBack: boolean;
}
