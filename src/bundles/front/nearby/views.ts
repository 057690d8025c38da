// This is what leaves of what is near.
import type { LinkView } from '#design/page-frame.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';

export interface NearbyView {
  readonly title: string;
  readonly action: string;
  /** What was typed, or the name of the place. */
  readonly typed: string;
  /** Why there is no list; null for nothing. */
  readonly problem: string | null;
  readonly note: string | null;
  readonly positions: readonly PositionView[];
  /** The other places of who reads, in their order; null for who has none to go by. */
  readonly own?: { readonly title: string; readonly links: readonly LinkView[] } | null;
  /** Other places of the same name. */
  readonly namesakes: { readonly title: string; readonly links: readonly LinkView[] };
  /** What takes place soon; null on further pages, and where nothing does. */
  readonly dates: {
    readonly title: string;
    readonly teasers: readonly TeaserView[];
    readonly all: LinkView | null;
  } | null;
  readonly bands: readonly BandView[];
  /** Other places by their distance, or those that may be meant. */
  readonly places: { readonly title: string; readonly links: readonly LinkView[] };
  readonly empty: { readonly text: string; readonly way: LinkView } | null;
  readonly first: string | null;
  readonly further: string | null;
}

/** Where a place is, for a browser that knows where it is itself. */
export interface PositionView {
  readonly href: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface BandView {
  readonly title: string;
  readonly teasers: readonly TeaserView[];
}
