// Fixed words of lists.

/** Query name that continues a list behind the last entry shown. */
export const OLDER_QUERY = 'vor';
