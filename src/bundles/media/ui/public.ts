// Pictures for other bundles' components.

/** A picture in the size its place needs, cut around its focus point. */
export { Picture } from './Picture.tsx';
export type { PictureProps } from './Picture.tsx';
export type { PictureView } from '../views.ts';
