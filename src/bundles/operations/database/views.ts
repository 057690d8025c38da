// Describes what the page of the database shows.
import type { TimeView } from '#design/Time.tsx';
import type { OperationsFrameView } from '../views.ts';

export interface DatabasePageView extends OperationsFrameView {
  readonly name: string;
  readonly size: string;
  readonly connections: string;
  readonly long: readonly {
    readonly pid: number;
    readonly title: string;
    readonly since: TimeView;
    readonly standing: string;
  }[];
  /** Null where nobody counts them. */
  readonly slow:
    | readonly {
        readonly query: string;
        readonly calls: string;
        readonly mean: string;
        readonly total: string;
      }[]
    | null;
  readonly tables: readonly {
    readonly name: string;
    readonly rows: string;
    readonly dead: string;
    readonly size: string;
    readonly indexes: string;
    readonly vacuumed: string;
  }[];
  readonly indexes: readonly {
    readonly name: string;
    readonly table: string;
    readonly size: string;
    readonly scans: string;
  }[];
}
