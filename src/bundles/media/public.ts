// What pictures offer to other bundles.

/** Pictures for pages, in one query. */
export { picturesByIds } from './pictures.ts';
export type { PictureView } from './views.ts';
/** Kinds say which images their things show. */
export { setImageUses } from './uses.ts';
export type { ImageUse } from './uses.ts';
/** Tag of whatever shows an image. */
export { imageTag } from './constants.ts';
/** What Open Graph shows of a picture; addresses of all its sizes for the calls of spec 7. */
export { socialCardOf, urlSetOf } from './rules.ts';
export type { SocialCard } from './rules.ts';
/** What may be uploaded: for the form, and for the route that takes it. */
export { IMAGE_UPLOAD } from './image-upload.ts';
export { acceptedUploads } from './settings.ts';
/** Brings a picture: both steps at once, or a file first and its image within a transaction. */
export { createImage, receiveUpload } from './commands.ts';
export type { CreateImageOutcome, ImageDetails } from './commands.ts';
export { storeOriginal } from './originals.ts';
export type { StoredOriginal, StoreOutcome, UploadRefusal } from './originals.ts';
/** A person's picture in the size of a portrait. */
export { portraitOf } from './rules.ts';
/** Whose images they are, for those who put them somewhere. */
export { imageOwners } from './image-owners.ts';
export { mayShowImage } from './policy.ts';
/** What somebody uploaded, as files. */
export { originalsOf } from './personal-data.ts';
/** Takes away, with its files, an image that nothing shows any more. */
export { removeIfUnused } from './unused.ts';
/** How many images are still being worked on. */
export { countWaitingImages } from './queries.ts';
