// These are the addresses of cards.
import { path } from '#kernel/named-routes.ts';

export const sharingPaths = {
  /** `subject` is such as `article-12`, `category-3-7` or `portal`; `mark` tells what stands on the card. */
  card: path('share_card', 'GET', '/teilen/{subject}/{mark}.png', { exposed: false }),
  /** The card of what has a picture. */
  pictureCard: path('share_picture_card', 'GET', '/teilen/{subject}/{mark}.jpg', { exposed: false }),
};
