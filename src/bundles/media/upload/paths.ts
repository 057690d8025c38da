// These are the addresses of uploading pictures.
import { path } from '#kernel/named-routes.ts';

export const uploadPaths = {
  /** contract.md 7, 12 */
  upload: path('image_editor_upload', 'POST', '/media/imgeditor/upload'),
};
