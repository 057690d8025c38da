// Describes what the page of errors shows.
import type { TimeView } from '#design/Time.tsx';
import type { OperationsFrameView } from '../views.ts';

export interface ErrorGroupView {
  readonly key: string;
  readonly title: string;
  /** The template of the route, or the name of the job. */
  readonly place: string;
  readonly frame: string;
  readonly figure: string;
  readonly first: TimeView;
  readonly last: TimeView;
  readonly requestsLabel: string;
  readonly requestIds: readonly string[];
}

export interface ErrorsPageView extends OperationsFrameView {
  readonly groups: readonly ErrorGroupView[];
}
