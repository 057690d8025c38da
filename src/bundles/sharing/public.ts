// This is what cards offer to other bundles.

/** The picture for Open Graph of a page that has none of its own; the same from words that the page has at hand. */
export { loadShareCard, shareCardOf } from './cards.ts';
export { pageWords, pieceWords, profileWords } from './subjects.ts';
export type { CardSubject } from './subjects.ts';
/** Says who publishes the pages, in the words of schema.org. */
export { loadPublisher } from './publisher.ts';
/** How a bundle gives the portal, or something in it, pictures of its own in their place. */
export { cardPictures, portalPictures } from './portal-pictures.ts';
export type { PortalPictures } from './portal-pictures.ts';
