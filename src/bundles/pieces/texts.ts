// German words about any piece.

/** Of what isn't out yet. */
export const noPlace = 'Noch kein Ort';
export const noCategory = 'Noch keine Rubrik';

export const tooManyTags = (max: number) => `Bitte höchstens ${max} Schlagwörter.`;
export const tagTooLong = (max: number) => `Ein Schlagwort hat höchstens ${max} Zeichen.`;
