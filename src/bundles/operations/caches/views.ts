// Describes what the page of caches shows.
import type { OperationsFrameView } from '../views.ts';

export interface CachesPageView extends OperationsFrameView {
  readonly rows: readonly {
    readonly name: string;
    readonly entries: string;
    readonly size: string;
    readonly hits: string;
    readonly loads: string;
    readonly share: string;
  }[];
  readonly action: string;
}
