// Asks another site for its calendar, as embeds ask: never a host of our own network, within a time and a size.
import type { Ctx } from '#kernel/ctx.ts';
import { OutsideError, fetchOutside } from '#kernel/outside-fetch.ts';
import type { OutsideReason } from '#kernel/outside-fetch.ts';
import { FETCH_TIMEOUT_MS, MAX_REDIRECTS } from './constants.ts';
import { MAX_CALENDAR_BYTES } from './reading/limits.ts';

export type FetchProblem = OutsideReason | 'missing' | 'denied';

/** What a host said of an earlier answer. */
interface Seen {
  readonly etag?: string | null;
  readonly lastModified?: string | null;
}

export type Fetched =
  | ({ readonly kind: 'fetched'; readonly bytes: Uint8Array } & Seen)
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly problem: FetchProblem };

/** Fetches a calendar; of an answer that was seen before it asks only whether it still holds. */
export const fetchCalendar = async (ctx: Ctx, address: string, seen: Seen = {}): Promise<Fetched> => {
  try {
    const { status, body, headers } = await fetchOutside(ctx.config, address, {
      headers: { accept: ACCEPTED, 'user-agent': USER_AGENT, ...conditionsOf(seen) },
      timeoutMs: FETCH_TIMEOUT_MS,
      maxBytes: MAX_CALENDAR_BYTES,
      redirects: MAX_REDIRECTS,
    });
    if (status === 304 && (seen.etag || seen.lastModified)) return { kind: 'unchanged' };
    if (status !== 200) return { kind: 'failed', problem: problemOf(status) };
    const [etag, lastModified] = [headers.etag, headers['last-modified']].map(kept);
    return { kind: 'fetched', bytes: body, etag: etag!, lastModified: lastModified! };
  } catch (error) {
    if (error instanceof OutsideError) return { kind: 'failed', problem: error.reason };
    throw error;
  }
};

const USER_AGENT = 'Litfass (calendar)';
const ACCEPTED = 'text/calendar, text/html;q=0.5, */*;q=0.1';

const conditionsOf = ({ etag, lastModified }: Seen) => ({
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
});

/** Keeps a header only where it can be sent, since it is sent back as it came. */
const kept = (header = ''): string | null => (/^[\x20-\x7e]{1,300}$/.test(header) ? header : null);

const problemOf = (status: number): FetchProblem => {
  if (status === 401 || status === 403) return 'denied';
  return status >= 400 && status < 500 ? 'missing' : 'unreachable';
};

/** Returns an address as it is asked for: `webcal:` means the web. Undefined for what is no address of it. */
export const readAddress = (typed: string): string | undefined => {
  const plain = typed.trim().replace(/^webcals?:\/\//i, 'https://');
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(plain) ? plain : `https://${plain}`;
  const url = URL.parse(whole);
  const isOfWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isOfWeb || url.username || url.password) return undefined;
  url.hash = '';
  return url.href;
};
