// What leaves the server for a piece in a list, an embed or beside another piece.
import type { LinkView } from '#design/page-frame.ts';
import type { EmbedView } from '#bundles/embeds/ui/public.ts';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { ShownStream } from '#bundles/streams/ui/public.ts';

export interface TeaserView {
  id: number;
  /** The content kind. */
  kind: string;
  href: string;
  kicker: { place: string; category: string };
  /** What it is, in a word: „Interview“. */
  label?: string | undefined;
  /** What somebody thinks, and no news. */
  isOpinion?: boolean;
  headline: string;
  lead: string | null;
  author: { name: string; href: string | null; portrait: PictureView | null } | null;
  /** `text` in words („vor 2 Stunden“); `short` for a narrow column: today's clock time („10.52“), else the day („18.11.“). */
  time: { iso: string; text: string; short: string };
  commentCount: number;
  isPremium: boolean;
  picture: PictureView | null;
  /** There is a picture that this reader doesn't get: a neutral one stands in. contract.md 14.5 */
  isPictureWithheld: boolean;
  /** Of things that take place. */
  date: TeaserDateView | null;
}

export interface TeaserDateView {
  iso: string;
  /** „Sa“, „21“, „Nov“ */
  weekday: string;
  day: string;
  month: string;
  /** „10 bis 17 Uhr“; empty for all day. */
  hours: string;
  venue: string;
}

/** A text with its slots filled, block by block. */
export type PieceTextView = readonly TextBlockView[];

export type TextBlockView =
  /** Stored HTML. */
  | { readonly kind: 'html'; readonly html: string }
  | {
      readonly kind: 'image';
      readonly picture: PictureView;
      readonly caption: string;
      readonly align: 'left' | 'center' | 'right';
      readonly size: 'small' | 'normal' | 'wide';
    }
  | { readonly kind: 'gallery'; readonly pictures: readonly PictureView[] }
  /** A video or a sound of ours. */
  | { readonly kind: 'stream'; readonly stream: Exclude<ShownStream, 'gone'> }
  /** A content of another site. */
  | { readonly kind: 'outside'; readonly embed: EmbedView }
  | { readonly kind: 'card'; readonly teaser: TeaserView }
  /** Up to here everybody reads; shown to those who write alone. */
  | { readonly kind: 'cut' }
  /** What is said in the place of something that can't be shown, and where it can be seen instead. */
  | { readonly kind: 'missing'; readonly text: string; readonly source: string | null };

/** In the place of a piece that isn't there any more. */
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
  /** Of the composer. */
  readonly edit: string | null;
  /** Takes a form. */
  readonly republish: string | null;
}
