// Holds the numbers and fixed words of breaking news.
import { DAY_MS } from '#kernel/durations.ts';

/** What came out longer ago is no news that can't wait. */
export const BREAKING_MS = DAY_MS;
/** How often one editor may send breaking news: whoever calls out all day is heard by nobody. */
export const BREAKING_LIMIT = { attempts: 5, seconds: DAY_MS / 1000 };
