// Addresses of bringing pictures.
import { path } from '#kernel/named-routes.ts';

export const uploadPaths = {
  /** Spec 7, decisions.md 2 */
  upload: path('image_editor_upload', 'POST', '/media/imgeditor/upload'),
};
