// Numbers and fixed words of the lists on which members keep images.

/** `temporary`: an image leaves it when it was used. decisions.md 5.6 */
export const REFERENCE_LISTS = ['saved', 'temporary'] as const;
export type ReferenceList = (typeof REFERENCE_LISTS)[number];

/** Images on each of the two. Spec 5, 9 */
export const LIST_LIMIT = 100;

/** What the call for references can be asked to do. Spec 7 */
export const REFERENCE_ACTIONS = ['reference-add', 'reference-remove', 'save-add', 'save-remove'] as const;
export type ReferenceAction = (typeof REFERENCE_ACTIONS)[number];
