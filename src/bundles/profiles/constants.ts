// These are the numbers and fixed words of profiles.

/** Query name that narrows the list to one kind of piece. */
export const KIND_QUERY = 'art';

/** Comments beside the pieces, and in their place where there are none. */
export const COMMENTS_BESIDE = 5;
