// Pictures for other bundles' components.

/** A picture in the size its place needs, cut around its focus point. */
export { Picture } from './Picture.tsx';
export type { PictureProps } from './Picture.tsx';
export type { PictureView } from '../views.ts';
/** The same with its caption and „Foto: …“. */
export { PictureFigure } from './PictureFigure.tsx';
/** Stands in for a picture that is not for everybody. */
export { NeutralPicture } from './NeutralPicture.tsx';
/** Pictures to leaf through; an island. */
export { Gallery } from './Gallery.island.tsx';
