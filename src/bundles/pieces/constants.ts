// Tags of mixed lists.

/** Every list of the whole portal. */
export const ALL_PIECES_TAG = 'pieces';
/** Lists of a place, which hold what lies below it. */
export const placePiecesTag = (locationId: number) => `pieces:location:${locationId}`;

/** Entries of a list page. */
export const LIST_LENGTH = 24;
