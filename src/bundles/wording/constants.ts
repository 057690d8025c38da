// Holds numbers and fixed words of the texts that a portal may want otherwise.

/** Tag of whatever says one of these texts. */
export const WORDINGS_TAG = 'wordings';

export const MAX_LINE_LENGTH = 150;
export const MAX_TEXT_LENGTH = 3000;
