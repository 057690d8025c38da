// What pictures offer to other bundles.

/** Pictures for pages, in one query. */
export { picturesByIds } from './pictures.ts';
export type { PictureView } from './views.ts';
/** Kinds say which images their things show. */
export { setImageUses } from './uses.ts';
export type { ImageUse } from './uses.ts';
/** Tag of whatever shows an image. */
export { imageTag } from './constants.ts';
/** What Open Graph shows of a picture; addresses of all its sizes for the calls of contract.md 7. */
export { addressForWidth, sizeForWidth, socialCardOf, urlSetOf } from './rules.ts';
/** A picture in the words of schema.org. */
export { loadImageThing } from './image-thing.ts';
export type { SocialCard } from './rules.ts';
/** What may be uploaded: for the form, and for the route that takes it. */
export { IMAGE_UPLOAD } from './image-upload.ts';
export { acceptedUploads } from './settings.ts';
/** Where people see their own pictures. */
export { OWN_PICTURES_HREF } from './editing/constants.ts';
/** Writes changed words or a changed focus into the files. */
export { remakeImage } from './remake-image.ts';
/** Announced when nothing could be made of what somebody brought. */
export { imageFailed } from './make-variants.ts';
export type { ImageFailed } from './make-variants.ts';
/** Brings a picture: both steps at once, or a file first and its image within a transaction. */
export { createImage, receiveUpload } from './commands.ts';
export type { CreateImageOutcome, ImageDetails } from './commands.ts';
export { removeOriginal, storeOriginal } from './originals.ts';
/** The same with the limit of one person's uploads; and the image as the text editor's calls give it. */
export { bringImage } from './upload/bring-image.ts';
export { textImageOf } from './upload/text-image.ts';
export type { Box, TextImage } from './upload/text-image.ts';
export type { StoredOriginal, StoreOutcome, UploadRefusal } from './originals.ts';
/** A person's picture in the size of a portrait. */
export { portraitOf } from './rules.ts';
/** Whose images they are, for those who put them somewhere. */
export { imageOwners, isImageReusable, isImageSeen, showableImages } from './image-owners.ts';
export { mayShowImage, mayUploadImage } from './policy.ts';
/** Images that a thing of the viewer's shows from now on leave their temporary list. */
export { useReferences } from './references/commands.ts';
/** Takes away, with its files, an image that nothing shows any more. */
export { removeIfUnused } from './unused.ts';
/** How many images are still being worked on. */
export { countWaitingImages } from './queries.ts';
/** What the viewer may do with the pictures of a page, in one query; none for anonymous readers. */
export { withControls } from './elements/controls.ts';
/** Announced when an image is taken away by a moderator, or withdrawn at the end of its licence. */
export { imageExpired, imageQuarantined } from './rights/commands.ts';
export type { ImageExpired, ImageQuarantined } from './rights/commands.ts';
/** What a bundle declares that keeps another type of media; the pages of one's media as tabs. */
export { mediaSources } from './media-sources.ts';
export type { MediaSource } from './media-sources.ts';
export { loadMediaTabs } from './media-tabs.ts';
/** Images in the fields of the calls, for those who keep what is told in the same fields. */
export { imageObjsByIds } from './image-obj.ts';
export type { ImageObj } from './image-obj.ts';
/** What is deleted leaves everybody's lists. */
export { forgetReferences } from './references/commands.ts';
