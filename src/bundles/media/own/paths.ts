// These are the addresses of one's own pictures.
import { path } from '#kernel/named-routes.ts';

export const ownPaths = {
  list: path('own_images', 'GET', '/konto/bilder'),
  /** A form with a file is sent here by browsers without JavaScript. */
  upload: path('own_images_upload', 'POST', '/konto/bilder'),
  /** All that can be said about one picture, as a form. */
  image: path('own_image', 'GET', '/konto/bilder/{id}'),
  save: path('own_image_save', 'POST', '/konto/bilder/{id}'),
};
