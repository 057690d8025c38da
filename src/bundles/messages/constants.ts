// These are the fixed numbers and words of personal messages.

export const MAX_MESSAGE_LENGTH = 5000;

/** The same words by the same person, with nothing said after them, within this time are the same message. */
export const SAME_MESSAGE_MS = 60_000;

/** Somebody may say so much to a person who hasn't answered yet. */
export const FIRST_MESSAGES = 3;
/** Somebody may write to so many new people within a day. */
export const NEW_THREADS_PER_DAY = 10;
/** Somebody may write so fast altogether. */
export const MESSAGES_PER_MINUTE = 20;

/** The number of threads on a page of the list, and of messages on a page of a thread. */
export const THREADS_PAGE = 25;
export const MESSAGES_PAGE = 50;
/** How far a search looks: threads, the newest first, and messages in each of them. */
export const SEARCHED_THREADS = 200;
export const SEARCHED_MESSAGES = 200;
export const MAX_SEARCH_LENGTH = 100;

/** What the list shows of a message. */
export const EXCERPT_LENGTH = 140;

/** Where the newest message of a thread is, in the page's address. */
export const NEWEST_ANCHOR = 'neueste';
/** The parameters in the address of a page: the next page, and what is searched for. */
export const OLDER_QUERY = 'vor';
export const SEARCH_QUERY = 'suche';

/** What a page listens to in order to hear of one's own messages. */
export const LIVE_TOPIC = 'messages';
/** Returns the cache tag of what somebody's messages show, read marks of others included. */
export const messagesTag = (userId: number): string => `messages:user:${userId}`;

/** What was said before a message that somebody tells moderators of. */
export const CONTEXT_MESSAGES = 5;
