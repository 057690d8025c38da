// This is what leaves the server of the page of a portal's own pictures.
import type { BrandPictureName } from './constants.ts';

export interface BrandPictureView {
  readonly which: BrandPictureName;
  readonly action: string;
  readonly accept: string;
  readonly types: string;
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null;
  readonly error: string | undefined;
}

export interface BrandingPageView {
  readonly pictures: readonly BrandPictureView[];
}
