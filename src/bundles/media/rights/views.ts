// This is what leaves the server of the desk of pictures.
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
import type { PictureView } from '../views.ts';

/** What of an image is shown: the picture itself with what can be done, or a few blurred pixels of it. */
export type DeskPicture =
  | { readonly kind: 'picture'; readonly picture: PictureView }
  | { readonly kind: 'hidden'; readonly placeholder: string | null; readonly text: string };

export interface DeskImageView {
  readonly id: number;
  readonly name: string;
  readonly shown: DeskPicture;
  readonly owner: { readonly name: string; readonly href: string | null };
  readonly created: TimeView;
  /** It is empty where nobody is named. */
  readonly credit: string;
  /** It is empty where nothing was said. */
  readonly licence: string;
  readonly uses: readonly { readonly title: string; readonly href: string }[];
  /** The number of further things that show it, or that the viewer may not see. */
  readonly moreUses: number;
  readonly marks: readonly { readonly tone: 'alert' | 'quiet'; readonly name: string }[];
  /** Why it is blocked, or why nothing could be made of it; null for neither. */
  readonly note: string | null;
  /** The form of all that can be said about it. */
  readonly editHref: string | null;
  readonly quarantineHref: string | null;
  readonly releaseAction: string | null;
}

export interface ImageDeskView {
  readonly tabs: readonly LinkView[];
  readonly action: string;
  readonly search: string;
  readonly filter: string;
  readonly filters: readonly OptionView[];
  /** It is null where nothing was asked for. */
  readonly resetHref: string | null;
  readonly images: readonly DeskImageView[];
  readonly newer: string | null;
  readonly older: string | null;
}

export interface QuarantinePageView {
  readonly image: DeskImageView;
  readonly action: string;
  readonly back: LinkView;
  /** It is somebody else's, who gets a statement of reasons. */
  readonly asksCategory: boolean;
  readonly typed: { readonly category: string; readonly reason: string };
  readonly maxLength: number;
  readonly errors: Readonly<Record<string, string>>;
}
