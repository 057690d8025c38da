// This is what leaves the server for a snapshot's page.
import type { LinkView } from '#design/page-frame.ts';
import type { TagView } from '#design/TagList.tsx';
import type { TimeView } from '#design/Time.tsx';
import type { PieceAudienceView } from '#bundles/audience/public.ts';
import type { BookmarkView } from '#bundles/bookmarks/ui/public.ts';
import type { CommentTeaserView } from '#bundles/comments/ui/public.ts';
import type { PortraitView } from '#design/Portrait.tsx';
import type { LikeView } from '#bundles/likes/ui/public.ts';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { PieceTextView, PieceStatusView } from '#bundles/piece-pages/ui/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import type { SubscribeView } from '#bundles/subscriptions/ui/public.ts';
import type { CommonContent } from '#bundles/writing/ui/public.ts';

export interface SnapshotPageView {
  /** How it stands when readers don't see it; null for what is out. */
  standing: PieceStatusView | null;
  place: LinkView;
  category: LinkView;
  title: string;
  /** May hold soft hyphens in long words. */
  headline: string;
  /** Null when it was blocked meanwhile. Its own caption stands below it, unless that is the title. */
  picture: PictureView | null;
  /** The snapshot that came out after this one in its place, and the one before it: from new to old, as lists go. */
  previous: LinkView | null;
  next: LinkView | null;
  author: {
    name: string;
    href: string | null;
    portrait: PortraitView | null;
    /** It is null for oneself and for those who left. */
    subscribe: SubscribeView | null;
  };
  publishedAt: TimeView;
  /** The same as it is said within a day: „vor 2 Stunden“. */
  ago: TimeView;
  updatedAt: TimeView | null;
  /** The tools for those who look after it. */
  tools: readonly LinkView[];
  audience: PieceAudienceView;
  text: PieceTextView;
  tags: readonly TagView[];
  moreOfAuthor: readonly SnapView[];
  moreOfPlace: readonly SnapView[];
  /** The address of all snapshots of the place. */
  placeSnapshotsHref: string;
  /** Null of what isn't out yet. */
  reactions: ReactionsView | null;
}

/** What readers do with a snapshot. */
export interface ReactionsView {
  comments: CommentTeaserView;
  like: LikeView;
  /** Follows the snapshot, which tells of what is said about it. */
  subscribe: SubscribeView;
  /** Saves it for later; null for those who can't save anything. */
  bookmark: BookmarkView | null;
}

/** This is another snapshot, as a picture to press. */
export interface SnapView {
  title: string;
  href: string;
  picture: PictureView;
}

/** What a manuscript of a snapshot holds. */
export interface SnapshotContent extends CommonContent {
  readonly title: string;
  readonly text: RichTextDocument;
  readonly imageId: number | null;
}
