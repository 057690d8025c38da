// Holds numbers and fixed words of what is saved for later.

/** The most bookmarks of one person; whoever saves more reads none of it. */
export const MAX_BOOKMARKS = 1000;
export const MAX_FOLDERS = 50;
export const FOLDER_NAME_LENGTH = 60;

/** How often one person may save, move and take away. */
export const BOOKMARK_LIMIT = { attempts: 60, seconds: 60 };

/** How many stand on one page of the list. */
export const PAGE_LENGTH = 30;
/** The newest, which a browser keeps for times without a network. */
export const KEPT_OFFLINE = 100;

/** The words in the address of the list: the next page, and the folder that is open. */
export const OLDER_QUERY = 'vor';
export const FOLDER_QUERY = 'ordner';
