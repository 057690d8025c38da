// Describes what the page of jobs shows.
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
import type { OperationsFrameView } from '../views.ts';

export interface FailedJobView {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  readonly at: TimeView;
  readonly attempts: string;
}

export interface JobsPageView extends OperationsFrameView {
  readonly action: string;
  readonly kinds: readonly LinkView[];
  /** The kind that is looked at alone, with the number of its failed jobs. */
  readonly kind: { readonly name: string; readonly count: number } | null;
  readonly failed: readonly FailedJobView[];
  readonly older: string | null;
  readonly newest: string | null;
  readonly running: readonly {
    readonly id: string;
    readonly name: string;
    readonly since: TimeView;
    readonly attempt: string;
  }[];
  readonly counts: readonly {
    readonly name: string;
    readonly waiting: string;
    readonly scheduled: string;
    readonly running: string;
    readonly oldest: string;
  }[];
}
