// These are the numbers and fixed words of profiles.

/** The query name that narrows the list to one kind of piece. */
export const KIND_QUERY = 'art';

/** Comments beside the pieces, and in their place where there are none. */
export const COMMENTS_BESIDE = 5;

/** How many people a section of a page shows. */
export const MAX_PEOPLE_SHOWN = 30;
export const MAX_PERSON_NOTE = 160;
export const MAX_SECTION_HEADING = 120;
