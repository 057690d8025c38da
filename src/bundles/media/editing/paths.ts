// Names and addresses of the image editor's calls, and of pictures in order. contract.md 7, 13
import { path } from '#kernel/named-routes.ts';

export const editingPaths = {
  open: path('image_editor', 'GET', '/media/imgeditor'),
  execute: path('image_editor_execute', 'POST', '/media/imgeditor/executemodules/{id}'),
  prerotate: path('image_editor_prerotate', 'GET', '/media/imgeditor/prerotateimage/{degrees}/{id}'),

  uses: path('image_uses', 'GET', '/media/ajax/image/{id}/uses'),
  delete: path('image_delete', ['POST', 'DELETE'], '/media/ajax/image/{id}/delete'),
  /** Asks first, for browsers without JavaScript. contract.md 11.1 */
  deletePage: path('image_delete_page', 'GET', '/konto/bilder/{id}/loeschen'),

  /** The pictures of a piece, to be put in order. */
  pictures: path('sortable_images', 'GET', '/media/ajax/sortableimagesselection'),
  savePictures: path('sortable_images_save', 'POST', '/media/ajax/sortableimages'),
  picturesPage: path('piece_pictures', 'GET', '/schreiben/bilder/{ownerType}/{ownerId}'),
};
