// Describes what the page of storage shows.
import type { TimeView } from '#design/Time.tsx';
import type { OperationsFrameView } from '../views.ts';

export interface StoragePageView extends OperationsFrameView {
  readonly countedAt: TimeView;
  readonly kinds: readonly { readonly name: string; readonly files: string; readonly size: string }[];
  readonly room: string;
  readonly owners: readonly {
    readonly id: number;
    readonly name: string;
    readonly href: string | null;
    readonly note: string;
    readonly figure: string;
  }[];
}
