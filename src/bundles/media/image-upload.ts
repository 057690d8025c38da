// Says what a route that takes an image file demands of it. contract.md 5, 15.1
import { MAX_UPLOAD_BYTES } from './constants.ts';
import { uploadTooLarge } from './texts.ts';

/** The form's field is called `file`. */
export const IMAGE_UPLOAD = { field: 'file', maxBytes: MAX_UPLOAD_BYTES, tooLarge: uploadTooLarge };
