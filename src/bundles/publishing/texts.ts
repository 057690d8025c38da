// Holds German words of writing and publishing a piece of any kind.

export const preview = 'Vorschau';
export const previewNote = 'So wird der Beitrag aussehen. Sehen können das nur Sie und die Redaktion.';
export const previewOf = (title: string) => (title ? `Vorschau: ${title}` : preview);
export const untitled = 'Noch ohne Überschrift';

/** What can be wrong with any piece. */
export const unreadable = 'Diese Angabe ist ungültig.';
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
export const authorUnknown = 'Diesen Menschen gibt es hier nicht.';
export const placeMissing = 'Bitte wählen Sie einen Ort.';
export const placeUnknown = 'Diesen Ort gibt es nicht.';
export const categoryMissing = 'Bitte wählen Sie eine Rubrik.';
export const categoryElsewhere = (category: string, place: string) =>
  `Die Rubrik „${category}“ gibt es in ${place} nicht. Bitte wählen Sie eine andere.`;
export const categoryUnknown = 'Diese Rubrik gibt es nicht.';
export const pictureUnusable = 'Dieses Bild gibt es nicht, oder es gehört jemand anderem.';
export const picturesUnusable = 'Im Text steht ein Bild, das es nicht gibt oder das jemand anderem gehört.';
