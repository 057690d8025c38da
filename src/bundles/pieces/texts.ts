// German words of pieces.
import { grouped } from '#design/wording.ts';

export const by = 'Von';
/** Of a list, as feed readers offer it; '' is the whole portal's. */
export const feedTitle = (portal: string, list: string) => (list ? `${portal}: ${list}` : portal);
export const commentCount = (count: number) =>
  count === 1 ? '1\u00a0Kommentar' : `${grouped(count)}\u00a0Kommentare`;
/** „Sa, 28. Nov“ */
export const dateInShort = ({ weekday, day, month }: { weekday: string; day: string; month: string }) =>
  `${weekday}, ${day}.\u00a0${month}`;

/** Of what isn't out yet. */
export const noPlace = 'Noch kein Ort';
export const noCategory = 'Noch keine Rubrik';

export const preview = 'Vorschau';
export const previewNote = 'So wird der Beitrag aussehen. Sehen können das nur Sie und die Redaktion.';
export const previewOf = (title: string) => (title ? `Vorschau: ${title}` : preview);

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

/** Above a piece that readers don't see, for those who look after it. */
export const standing = 'Stand des Beitrags';
export const editPiece = 'Bearbeiten';
export const republish = 'Wieder veröffentlichen';

/** In the text of a premium piece, for those who write. */
export const cutHere = 'Ab hier lesen nur Menschen mit plus weiter';

/** In the place of what a text embeds. contract.md 8, 14.2 */
export const pieceUnavailable = 'Beitrag nicht verfügbar';
export const streamGone = 'Medienstream gelöscht und nicht mehr verfügbar.';
export const notEmbeddable = 'Dieser Inhalt kann nicht eingebettet werden.';
export const openAt = (host: string) => `Bei ${host} ansehen`;

/** What can be wrong with any piece. */
export const unreadable = 'Diese Angabe ist ungültig.';
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
export const tooManyTags = (max: number) => `Bitte höchstens ${max} Schlagwörter.`;
export const tagTooLong = (max: number) => `Ein Schlagwort hat höchstens ${max} Zeichen.`;
export const authorUnknown = 'Diesen Menschen gibt es hier nicht.';
export const placeMissing = 'Bitte wählen Sie einen Ort.';
export const placeUnknown = 'Diesen Ort gibt es nicht.';
export const categoryMissing = 'Bitte wählen Sie eine Rubrik.';
export const categoryUnknown = 'Diese Rubrik gibt es nicht.';
export const pictureUnusable = 'Dieses Bild gibt es nicht, oder es gehört jemand anderem.';
export const picturesUnusable = 'Im Text steht ein Bild, das es nicht gibt oder das jemand anderem gehört.';
export const untitled = 'Noch ohne Überschrift';

/** The list of opinions. */
export const opinionsTitle = 'Meinung';
export const opinionsDescription = (from: string) =>
  `Kommentare, Kolumnen und Leserbriefe ${from}, die neuesten zuerst.`;
