// Numbers and fixed words of what is saved for later.

/** Of one person; whoever saves more reads none of it. */
export const MAX_BOOKMARKS = 1000;
export const MAX_FOLDERS = 50;
export const FOLDER_NAME_LENGTH = 60;

/** Saving, moving and taking away, by one person. */
export const BOOKMARK_LIMIT = { attempts: 60, seconds: 60 };

/** On one page of the list. */
export const PAGE_LENGTH = 30;
/** The newest, which a browser keeps for times without a network. */
export const KEPT_OFFLINE = 100;

/** In the address of the list: the next page, and the folder that is open. */
export const OLDER_QUERY = 'vor';
export const FOLDER_QUERY = 'ordner';
