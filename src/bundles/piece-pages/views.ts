// Describes what leaves the server for the page of a piece.
import type { LinkView } from '#design/page-frame.ts';
import type { EmbedView } from '#bundles/embeds/ui/public.ts';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { ShownStream } from '#bundles/streams/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';

/** This is a text with its slots filled, block by block. */
export type PieceTextView = readonly TextBlockView[];

export type TextBlockView =
  /** This is stored HTML. */
  | { readonly kind: 'html'; readonly html: string }
  | {
      readonly kind: 'image';
      readonly picture: PictureView;
      readonly caption: string;
      readonly align: 'left' | 'center' | 'right';
      readonly size: 'small' | 'normal' | 'wide';
    }
  | { readonly kind: 'gallery'; readonly pictures: readonly PictureView[] }
  /** This is a video or a sound of ours. */
  | { readonly kind: 'stream'; readonly stream: Exclude<ShownStream, 'gone'> }
  /** This is a content of another site. */
  | { readonly kind: 'outside'; readonly embed: EmbedView }
  | { readonly kind: 'card'; readonly teaser: TeaserView }
  /** The end of the part that everybody reads; shown to those who write alone. */
  | { readonly kind: 'cut' }
  /** What is said in the place of something that can't be shown, and where it can be seen instead. */
  | { readonly kind: 'missing'; readonly text: string; readonly source: string | null };

/** What stands in the place of a piece that isn't there any more. */
export interface GonePageView {
  text: string;
  /** The first one is the main way on. */
  links: readonly LinkView[];
  place: LinkView;
  newest: readonly TeaserView[];
}

/** How a piece stands that readers don't see, for those who look after it. */
export interface PieceStatusView {
  readonly text: string;
  /** It is that of the composer. */
  readonly edit: string | null;
  /** Takes a form. */
  readonly republish: string | null;
}
