// This is what pictures offer to other bundles.

/** Reads pictures for pages, in one query. */
export { picturesByIds } from './pictures.ts';
export type { PictureView } from './views.ts';
/** Kinds say which images their things show. */
export { setImageUses } from './uses.ts';
/** Tag of whatever shows an image. */
export { imageTag } from './constants.ts';
/** The file for a width. */
export { fileForWidth } from './rules.ts';
/** What a page tells others of its picture: for schema.org and for Open Graph. */
export { loadHeadPicture } from './image-thing.ts';
/** What may be uploaded: for the form, and for the route that takes it. */
export { IMAGE_UPLOAD } from './image-upload.ts';
export { acceptedUploads } from './settings.ts';
/** Where people see their own pictures. */
export { OWN_PICTURES_HREF } from './editing/constants.ts';
/** Uploads a picture: both steps at once, or a file first and its image within a transaction. */
export { createImage, receiveUpload } from './commands.ts';
/** The images as another portal gets them. */
export { listWholeImages } from './former-images.ts';
export { removeOriginal, storeOriginal } from './originals.ts';
/** An image for a text, brought or there already, as the text editor's calls give it. */
export { bringTextImage, takeTextImage } from './upload/text-image.ts';
export type { TextImage } from './upload/text-image.ts';
export type { StoredOriginal } from './originals.ts';
/** Gives a person's picture in the size of a portrait. */
export { portraitOf } from './rules.ts';
/** Whose images they are, for those who put them somewhere. */
export { imageOwners, isImageReusable, showableImages } from './image-owners.ts';
export { mayUploadImage } from './policy.ts';
/** Images that a thing of the viewer's shows from now on leave their temporary list. */
export { useReferences } from './references/commands.ts';
/** Takes away, with its files, an image that nothing shows any more. */
export { removeIfUnused } from './unused.ts';
/** What the viewer may do with the pictures of a page, in one query; none for anonymous readers. */
export { withControls } from './elements/controls.ts';
/** What a bundle declares that keeps another type of media; the pages of one's media as tabs. */
export { mediaSources } from './media-sources.ts';
export { loadMediaTabs } from './media-tabs.ts';
/** The images in the fields of the calls, for those who keep what is told in the same fields. */
export { imageObjsByIds } from './image-obj.ts';
/** What is deleted leaves everybody's lists. */
export { deleteReferences } from './references/commands.ts';
