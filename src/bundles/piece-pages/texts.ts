// Holds the German words of the pages of pieces.

/** Names the feed of a list, as feed readers offer it; '' is the whole portal's. */
export const feedTitle = (portal: string, list: string) => (list ? `${portal}: ${list}` : portal);

/** What readers are told of a piece that was out and isn't any more. */
export const goneTitle = 'Dieser Beitrag ist nicht mehr da';
export const goneTexts = {
  withdrawn: 'Er wurde von der Redaktion oder von dem Menschen, der ihn geschrieben hat, zurückgezogen.',
  expired: 'Er war nur für eine bestimmte Zeit gedacht, und diese Zeit ist um.',
  erased: 'Er wurde gelöscht und kommt nicht wieder.',
  hidden: 'Er ist zurzeit nicht zu sehen.',
};
export const goneWays = 'Vielleicht finden Sie hier, was Sie gesucht haben:';
export const toPlace = (place: string) => `Alles aus ${place}`;
export const toCategory = (category: string, place: string) => `${category} in ${place}`;
export const toFront = 'Zur Titelseite';
export const newestOf = (place: string) => `Neu in ${place}`;

/** Words above a piece that readers don't see, for those who look after it. */
export const standing = 'Stand des Beitrags';
export const editPiece = 'Bearbeiten';
export const republish = 'Wieder veröffentlichen';

/** Words for a reader who has begun the piece before, with the way to where they stopped. */
export const hasBegun = 'Sie haben hier schon gelesen.';
export const readOn = 'Weiterlesen';
/** The word on the card of a piece that was read to the end. */
export const read = 'gelesen';

/** Words in the text of a premium piece, for those who write. */
export const cutHere = 'Ab hier lesen nur Menschen mit plus weiter';

/** It stands in the place of what a text embeds. contract.md 8, 14.2 */
export const pieceUnavailable = 'Beitrag nicht verfügbar';
export const streamGone = 'Medienstream gelöscht und nicht mehr verfügbar.';
export const notEmbeddable = 'Dieser Inhalt kann nicht eingebettet werden.';
export const openAt = (host: string) => `Bei ${host} ansehen`;
