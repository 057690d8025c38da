// Fixed words of passing things on.

/** In the address of the page with all ways: the server at which somebody has their account. */
export const SERVER_QUERY = 'server';
