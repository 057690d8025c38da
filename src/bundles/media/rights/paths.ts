// These are the addresses of the desk of pictures, and of taking them away.
import { path } from '#kernel/named-routes.ts';

export const rightsPaths = {
  desk: path('desk_images', 'GET', '/cockpit/bilder'),
  table: path('desk_images_table', 'GET', '/cockpit/bilder/tabelle', { exposed: false }),
  /** Asks for the reason, also without JavaScript. */
  quarantinePage: path('desk_image_quarantine', 'GET', '/cockpit/bilder/{id}/sperren'),
  /** The files of an image that is blocked, for those who decide on it; `file` as in its usual address. */
  preview: path('desk_image_preview', 'GET', '/cockpit/bilder/{id}/vorschau/{file}'),
  quarantine: path('image_quarantine', 'POST', '/media/ajax/image/{id}/quarantine'),
  /** Takes back, for a moment, that its viewer took it away. */
  undo: path('image_quarantine_undo', 'POST', '/media/ajax/image/{id}/undo-quarantine', { exposed: false }),
  release: path('image_release_quarantine', 'POST', '/media/ajax/image/{id}/release-quarantine'),
};
