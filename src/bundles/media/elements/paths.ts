// Names and addresses of the calls for pictures as elements of a page. contract.md 13
import { path } from '#kernel/named-routes.ts';

export const elementPaths = {
  /** One picture with its controls, as HTML. contract.md 7 */
  view: path('media_view', 'GET', '/media/getmediaview/{id}'),
  /** Which of several are still being worked on. contract.md 7 */
  isStub: path('image_is_stub', 'GET', '/media/imageisstub'),
  storageState: path('image_storage_state', 'POST', '/media/ajax/imagestoragestate'),
  download: path('image_download', 'GET', '/media/download/{id}'),
  /** The addresses of all sizes: for a dialog, and as a page. */
  urlList: path('image_url_list', 'GET', '/media/ajax/imageurllist/{id}'),
  urlListPage: path('image_url_list_page', 'GET', '/media/bildadressen/{id}'),
};
