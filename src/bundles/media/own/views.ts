// This is what leaves the server for one's own pictures.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { ImageUseView } from '../editing/views.ts';
import type { ImageObj } from '../image-obj.ts';
import type { PictureView } from '../views.ts';

export interface OwnImageView {
  readonly picture: PictureView;
  /** Its caption, else the name of its file. */
  readonly name: string;
  /** The credit, such as „Foto: …“; null where nobody is named. */
  readonly credit: string | null;
  /** The size and the day. */
  readonly facts: string;
  readonly uses: string;
  /** What is the matter with it, in one word; null when it is ready. */
  readonly state: string | null;
  /** Stands where the picture would be; null where there is one, or will be. */
  readonly failure: string | null;
  readonly editHref: string;
}

/** Describes /konto/bilder. */
export interface OwnImagesView {
  readonly shell: AccountShellView;
  readonly tabs: readonly LinkView[];
  /** It is null for those who may not upload any. */
  readonly uploads: OwnUploadsView | null;
  readonly images: readonly OwnImageView[];
  readonly isFirstPage: boolean;
  readonly newestHref: string;
  readonly olderHref: string | null;
}

/** Describes the props of the island `OwnUploads`. */
export interface OwnUploadsView {
  readonly rules: { readonly accept: string; readonly types: string };
  /** Where the script sends files, and where the plain form does. */
  readonly callHref: string;
  readonly formHref: string;
  /** What was wrong with the file of the plain form. */
  readonly error: string | null;
}

/** Describes /konto/bilder/{id}. */
export interface OwnImagePageView {
  readonly shell: AccountShellView;
  readonly picture: PictureView;
  readonly image: ImageObj;
  readonly copyrightRequired: boolean;
  /** What was typed, by names of the wire; empty where nothing was typed yet. */
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** It can't be changed now, and why. */
  readonly refusal: string | null;
  readonly uses: readonly ImageUseView[];
  readonly saveHref: string;
  readonly deleteHref: string;
  readonly addressesHref: string;
  readonly backHref: string;
}
