// Fixed words of lists.

/** Query name that continues a list: `{milliseconds}-{id}` of the last entry shown. */
export const OLDER_QUERY = 'vor';
