// Describes what the pages of running the portal show.
import type { LinkView } from '#design/page-frame.ts';

/** What stands around each of these pages. */
export interface OperationsFrameView {
  readonly tabs: readonly LinkView[];
}

export interface OverviewLine {
  readonly name: string;
  readonly href: string;
  readonly note: string;
  readonly figure: string;
}

export interface OverviewPageView extends OperationsFrameView {
  readonly lines: readonly OverviewLine[];
}
