// These are the addresses of the picture of a place.
import { path } from '#kernel/named-routes.ts';

export const placePicturePaths = {
  page: path('admin_place_picture', 'GET', '/admin/orte/{id}/bild'),
  save: path('admin_place_picture_save', 'POST', '/admin/orte/{id}/bild'),
};
