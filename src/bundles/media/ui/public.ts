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
/** The same picture with what the viewer may do with it, where `of.controls` says so. */
export { MediaElement } from '../elements/ui/MediaElement.tsx';
export type { MediaElementProps } from '../elements/ui/MediaElement.tsx';
export type { MediaControls, MediaFlags } from '../elements/views.ts';
/** A video or a sound with its words, or that it is gone. */
export { StreamFigure } from '../streaming/ui/StreamFigure.tsx';
export type { ShownStream } from '../streaming/views.ts';
