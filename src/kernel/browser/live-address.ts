// Names where pages listen; browser-safe.

export const LIVE_TEMPLATE = '/live';
/** A page listens to few things. */
export const MAX_TOPICS = 10;
