// These are pictures for other bundles' components.

/** A picture in the size its place needs, cut around its focus point. */
export { Picture } from './Picture.tsx';
export type { PictureView } from '../views.ts';
/** Draws the same with its caption and „Foto: …“. */
export { PictureFigure } from './PictureFigure.tsx';
/** The words of a figure, and whose it is. */
export { Caption } from './Caption.tsx';
/** Stands in for a picture that is not for everybody. */
export { NeutralPicture } from './NeutralPicture.tsx';
/** Draws pictures to leaf through, as an island. */
export { Gallery } from './Gallery.island.tsx';
/** The same picture with what the viewer may do with it, where `of.controls` says so. */
export { MediaElement } from '../elements/ui/MediaElement.tsx';
export type { MediaControls } from '../elements/views.ts';
/** The pages of what somebody uploaded or keeps, as tabs. */
export { MediaTabs } from './MediaTabs.tsx';
/** The ways to take pictures in, for use within islands: as a component, and one file alone. */
export { Uploader } from './upload/Uploader.tsx';
export { refusalOf as refusalOfFile, refusalOfDrop } from './upload/check-files.ts';
export { sendFile } from './upload/send-file.ts';
export type { OtherTarget, SendOutcome } from './upload/send-file.ts';
/** The reveal of one's lists, to choose from; the handle of a row that can be dragged. */
export { ReferenceReveal } from '../references/ui/ReferenceReveal.tsx';
export type { ReferenceView } from '../references/views.ts';
export { DragHandle } from '../editing/ui/DragHandle.tsx';
/** One image as the calls give it, its editor over the page, its words without it, and where files go. */
export {
  editImage,
  fetchImage,
  imageUploadHref,
  saveImageWords,
  whenImageMade,
  whenImageSaved,
} from './image-calls.ts';
export type { ImageWords } from './image-calls.ts';
export { MAX_CAPTION_LENGTH, MAX_COPYRIGHT_LENGTH } from '../editing/constants.ts';
export type { ImageObj } from '../image-obj.ts';
