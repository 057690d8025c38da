// Holds German words about any piece.

/** Words for what isn't chosen yet in a piece that isn't out. */
export const noPlace = 'Noch kein Ort';
export const noCategory = 'Noch keine Rubrik';

export const tooManyTags = (max: number) => `Bitte höchstens ${max} Schlagwörter.`;
export const tagTooLong = (max: number) => `Ein Schlagwort hat höchstens ${max} Zeichen.`;
