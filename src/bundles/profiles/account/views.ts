// This is what leaves the server for one's own pages.
import type { LinkView } from '#design/page-frame.ts';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { ProfileCommentView } from '../views.ts';

export interface AccountPageView {
  shell: AccountShellView;
  name: string;
  portrait: PictureView | null;
  /** The public page. */
  profileHref: string;
  editHref: string;
  /** Until when they read what is kept back for holders of a pass; null without one. */
  pass: string | null;
  /** What waits, by the entries of the menu that count. */
  waiting: LinkView[];
  /** What one should know before anything else. */
  notices: { title: string; text: string; link: LinkView | null }[];
  teasers: TeaserView[];
  comments: ProfileCommentView[];
}

export interface ProfileFormView {
  shell: AccountShellView;
  action: string;
  name: string;
  about: string;
  locationId: string;
  places: { value: string; name: string }[];
  links: { name: string; href: string }[];
  showsPlace: boolean;
  showsComments: boolean;
  showsFollowers: boolean;
  messagesFrom: string;
  isNoindex: boolean;
  errors: Record<string, string>;
  maxAbout: number;
  pictures: PictureFormView[];
}

export interface PictureFormView {
  which: 'portrait' | 'cover';
  action: string;
  picture: PictureView | null;
  error: string | null;
  /** The types for the file chooser, such as `image/jpeg,image/png`. */
  accept: string;
  /** The types in words. */
  types: string;
}
