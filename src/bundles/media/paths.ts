// These are the addresses of pictures.
import { path } from '#kernel/named-routes.ts';

export const mediaPaths = {
  /** The address of a file; `file` is `{version}_{size}.{extension}`. */
  image: path('image_file', 'GET', '/media/image/{id}/{file}'),
};
