// German words of pieces.

export const by = 'Von';
export const commentCount = (count: number) =>
  count === 1 ? '1\u00a0Kommentar' : `${grouped(count)}\u00a0Kommentare`;
/** „Sa, 28. Nov“ */
export const dateInShort = ({ weekday, day, month }: { weekday: string; day: string; month: string }) =>
  `${weekday}, ${day}.\u00a0${month}`;
/** „1.906“ */
export const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

/** In the place of what a text embeds. Spec 8, decisions.md 4.2 */
export const pieceUnavailable = 'Beitrag nicht verfügbar';
export const streamGone = 'Medienstream gelöscht und nicht mehr verfügbar.';
export const notEmbeddable = 'Dieser Inhalt kann nicht eingebettet werden.';
export const openAt = (host: string) => `Bei ${host} ansehen`;

/** What can be wrong with any piece. */
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
export const tooManyTags = (max: number) => `Bitte höchstens ${max} Themen.`;
export const authorUnknown = 'Diesen Menschen gibt es hier nicht.';
export const placeUnknown = 'Diesen Ort gibt es nicht.';
export const categoryUnknown = 'Diese Rubrik gibt es nicht.';
export const pictureUnusable = 'Dieses Bild gibt es nicht, oder es gehört jemand anderem.';
export const picturesUnusable = 'Im Text steht ein Bild, das es nicht gibt oder das jemand anderem gehört.';
