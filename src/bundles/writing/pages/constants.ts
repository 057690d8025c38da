// Holds numbers and fixed words of the pages about contributions.

export const OWN_TABS = ['working', 'published', 'takenBack'] as const;
export type OwnTab = (typeof OWN_TABS)[number];

/** Parts of the editors' desk, and their names in the address. */
export const DESK_TABS = {
  waiting: '',
  scheduled: 'geplant',
  drafts: 'entwuerfe',
  takenBack: 'zurueckgezogen',
};
export type DeskTab = keyof typeof DESK_TABS;

export const OWN_PAGE_LENGTH = 20;
export const DESK_PAGE_LENGTH = 20;
/** More are not counted. */
export const MOST_COUNTED = 100;
/** Characters of a remark in a list. */
export const NOTE_LENGTH = 280;
/** Where all that was said stands on the page of revisions. */
export const NOTES_ID = 'anmerkungen';
/** Revisions listed on one page; older ones are reached by „Ältere“. */
export const REVISIONS_PAGE_LENGTH = 30;

/** The names in addresses of the next page, and of the place and the kind to which the desk is narrowed. */
export const OLDER_QUERY = 'vor';
