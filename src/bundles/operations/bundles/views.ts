// Describes what the page of bundles shows.
import type { OperationsFrameView } from '../views.ts';

export interface OptionalBundleView {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly marks: readonly string[];
  /** Null where BUNDLES_OFF goes before. */
  readonly act: { readonly action: string; readonly value: 'off' | 'on'; readonly label: string } | null;
}

export interface BundlesPageView extends OperationsFrameView {
  /** Why nothing can be switched here; null where it can. */
  readonly refusal: string | null;
  readonly optional: readonly OptionalBundleView[];
  readonly bundles: readonly {
    readonly key: string;
    readonly adds: string;
    readonly marks: readonly string[];
  }[];
}
