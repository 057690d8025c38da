// Holds numbers of what is being written.

/** It need not be fit for publishing yet: characters of a field of words, and tags. */
export const MAX_STORED_LENGTH = 20_000;
export const MAX_STORED_TAGS = 100;
