// Names the cookie in which scripts find who is signed in: the mark that the pages carry, and nothing else.
export const READER_COOKIE = 'litfass_reader';
