// Describes what leaves as a feed, in words that none of its forms owns: each of them is written from this alone.

export interface FeedView {
  readonly title: string;
  readonly description: string;
  /** All addresses here and below are whole. The page with the same. */
  readonly link: string;
  /** The address of the feed in the form that is written. */
  readonly self: string;
  readonly image: string;
  /** Is told of what is new, for those who want to hear it at once; null without one. */
  readonly hub: string | null;
  /** Stands for the author where an entry has none. */
  readonly portal: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** It stays the same whatever becomes of headline, place and address, so that nobody reads anything twice. RFC 4151 */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly publishedAt: Date;
  readonly changedAt: Date;
  readonly author: { readonly name: string; readonly link: string | null } | null;
  readonly categories: readonly string[];
  readonly summary: string | null;
  /** The text as HTML, as far as the reader may read it; null where the portal gives it on its own pages only. */
  readonly html: string | null;
  /** The picture, only where everybody may fetch it. */
  readonly picture: FeedPicture | null;
}

export interface FeedPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly credit: string;
}
