// Holds numbers and fixed words of the history as it is read.

/** Entries on a page of the desk, and in what is revealed on a page. */
export const ENTRIES_PER_PAGE = 50;
export const ENTRIES_REVEALED = 20;
/** So many pictures of a gallery are shown where one was changed. */
export const PICTURES_SHOWN = 6;
/** So many changes of texts are compared on one page, the newest first; the others lead to where they are. */
export const CHANGES_COMPARED = 12;
/** So many paragraphs of a text that was changed are shown in an entry, and so many letters of them. */
export const BLOCKS_SHOWN = 6;
export const LETTERS_SHOWN = 1500;
/** Where a list goes on, in addresses. */
export const OLDER_QUERY = 'vor';
/** Things of these types stand at no place: administrators look after them, as after the mail server and the operation. */
export const ADMINISTRATIVE_TYPES = ['user', 'group', 'setting', 'mailServer', 'operations'] as const;
