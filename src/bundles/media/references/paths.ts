// Names and addresses of the lists (Merkliste). contract.md 13
import { path } from '#kernel/named-routes.ts';

export const referencePaths = {
  /** Puts one image or other medium on a list, takes it off, moves it. contract.md 7, 15.6 */
  change: path(
    'image_reference',
    ['POST', 'PUT', 'DELETE'],
    '/media/ajax/imagereference/{imageType}/{imageId}/{action}',
  ),
  copy: path('imagereference_copy', 'POST', '/media/ajax/imagereference/copy'),
  /** Draws the upload reveal as `{ html }`. */
  upload: path('imagereference_upload', 'GET', '/media/ajax/imagereference/upload'),
  /** What the picker shows: `{ html, lists }`. */
  lists: path('imagereference_lists', 'GET', '/media/ajax/imagereference/lists'),

  page: path('references', 'GET', '/konto/merkliste'),
  /** Changes several at once by the fields `auswahl` and `action`. */
  changeMany: path('references_change', 'POST', '/konto/merkliste'),
};
