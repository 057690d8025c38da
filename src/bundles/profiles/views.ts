// What leaves the server for a profile.
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { TeaserView } from '#bundles/pieces/ui/public.ts';

export interface ProfilePageView {
  breadcrumbs: LinkView[];
  name: string;
  cover: PictureView | null;
  portrait: PictureView | null;
  /** Where they live. */
  place: LinkView | null;
  /** „dabei seit März 2019“ */
  memberSince: string;
  /** Paragraphs. */
  about: string[];
  numbers: { name: string; count: string }[];
  /** Lists to choose from; none when there is only one. */
  tabs: (LinkView & { count: string | null })[];
  /** Of the list that is shown. */
  listHeading: string;
  /** Newest first. */
  teasers: TeaserView[];
  /** The first page opens with a large one. */
  isFirstPage: boolean;
  newer: string | null;
  older: string | null;
  /** In the place of a list with nothing in it. */
  empty: { title: string; text: string } | null;
  comments: ProfileCommentView[];
}

export interface ProfileCommentView {
  id: number;
  excerpt: string;
  /** The comment where it stands. */
  href: string;
  title: string;
  time: TimeView;
}
