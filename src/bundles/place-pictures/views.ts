// This is what leaves the server for the page on which a place gets its picture.
import type { LinkView } from '#design/page-frame.ts';
import type { PictureView } from '#bundles/media/ui/public.ts';

/** What may be uploaded. */
export interface UploadRules {
  readonly accept: string;
  readonly types: string;
}

export interface PictureFormView {
  /** The number of an image; '' for none. */
  readonly image: string;
  readonly alt: string;
  readonly credit: string;
  readonly uploads: UploadRules;
  readonly errors: Readonly<Record<string, string>>;
  /** There is one that could be taken away. */
  readonly hasPicture: boolean;
}

export interface PlacePicturePageView {
  readonly title: string;
  readonly back: LinkView;
  readonly action: string;
  readonly form: PictureFormView;
  /** Null where there is none. */
  readonly present: {
    readonly picture: PictureView | null;
    /** What there is to say instead, where it can't be seen. */
    readonly note: string | null;
    /** The card as others show it who link to the page. */
    readonly card: { readonly src: string; readonly width: number; readonly height: number } | null;
    /** Null where the image is gone. */
    readonly editHref: string | null;
  } | null;
}
