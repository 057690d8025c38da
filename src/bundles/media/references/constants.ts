// These are numbers and fixed words of the lists on which members keep images.

/** The lists; from `temporary` an image goes when it was used. contract.md 15.6 */
export const REFERENCE_LISTS = ['saved', 'temporary'] as const;
export type ReferenceList = (typeof REFERENCE_LISTS)[number];

/** Each of the two holds so many images. contract.md 5, 9 */
export const LIST_LIMIT = 100;

/** What the call for references can be asked to do. contract.md 7 */
export const REFERENCE_ACTIONS = ['reference-add', 'reference-remove', 'save-add', 'save-remove'] as const;
export type ReferenceAction = (typeof REFERENCE_ACTIONS)[number];

/** The list that /konto/merkliste shows by `?liste=gespeichert`; without it the temporary one. */
export const LIST_QUERY = 'liste';
export const SAVED_LIST = 'gespeichert';

/** What somebody may choose in the picker, told to the page around it. */
export const REFERENCES_COPIED = 'litfass:references-copied';
/** An image that was just uploaded lies on the temporary list. */
export const REFERENCE_ADDED = 'litfass:reference-added';
