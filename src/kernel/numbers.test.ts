// Numbers of the kernel that nobody sees until it is too late are each written out here: whoever changes one changes it here as
// well.
import { expect, it } from 'vitest';
import { MAX_TOPICS } from './browser/live-address.ts';
import { TODAY_ENTRIES } from './desk-today.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './durations.ts';
import { ERROR_DAYS } from './error-log.ts';
import { MOST_FAILED_AT_ONCE } from './job-desk.ts';
import { MAX_LINK_ADDRESS } from './link-address.ts';
import { DESCRIPTION_LENGTH } from './page-description.ts';
import { MAX_ID } from './ids.ts';
import { MOVED_AT_ONCE } from './row-moves.ts';
import { IDS_PER_PART } from './sitemap.ts';
import { BODY_TIMEOUT_MS, HEADERS_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from './slow-body.ts';

it.each([
  ['milliseconds of a second', 1000, SECOND_MS],
  ['milliseconds of a minute', 60_000, MINUTE_MS],
  ['milliseconds of an hour', 3_600_000, HOUR_MS],
  ['milliseconds of a day', 86_400_000, DAY_MS],
  ['topics that an open page listens to', 10, MAX_TOPICS],
  ['entries of what the day brought', 3, TODAY_ENTRIES],
  ['days of errors that are shown', 7, ERROR_DAYS],
  ['failed jobs that are begun again at once', 20_000, MOST_FAILED_AT_ONCE],
  ['letters of an address that a link leads to', 500, MAX_LINK_ADDRESS],
  ['letters of what search engines show of a page', 160, DESCRIPTION_LENGTH],
  ['the last id that the database holds', 2_147_483_647, MAX_ID],
  ['rows that are moved while somebody waits', 2000, MOVED_AT_ONCE],
  ['pieces of one part of a sitemap', 5000, IDS_PER_PART],
  ['milliseconds until the head of a request is there', 30_000, HEADERS_TIMEOUT_MS],
  ['milliseconds until an upload is there', 600_000, UPLOAD_TIMEOUT_MS],
  ['milliseconds until any other body is there', 30_000, BODY_TIMEOUT_MS],
])('%s: %i', (_, written, said) => expect(said).toBe(written));
