// Describes what the page of versions shows.
import type { OperationsFrameView } from '../views.ts';

export interface VersionsPageView extends OperationsFrameView {
  readonly software: readonly { readonly name: string; readonly version: string }[];
  readonly migrations: readonly string[];
}
