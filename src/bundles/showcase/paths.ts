// These are the addresses of the development page.
import { path } from '#kernel/named-routes.ts';

export const showcasePaths = {
  page: path('design_page', 'GET', '/_design', { exposed: false }),
  picture: path('design_picture', 'GET', '/_design/bilder/{file}', { exposed: false }),
};
