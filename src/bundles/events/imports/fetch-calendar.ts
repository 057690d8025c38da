// Topic: asking another site for its calendar, as embeds ask: never a host of our own network, within a time and a size.
import type { Ctx } from '#kernel/ctx.ts';
import { OutsideError, fetchOutside } from '#kernel/outside-fetch.ts';
import type { OutsideReason } from '#kernel/outside-fetch.ts';
import { FETCH_TIMEOUT_MS, MAX_REDIRECTS } from './constants.ts';
import { MAX_CALENDAR_BYTES } from './reading/limits.ts';

export type FetchProblem = OutsideReason | 'missing' | 'denied';

export type Fetched =
  | { readonly kind: 'fetched'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly problem: FetchProblem };

export const fetchCalendar = async (ctx: Ctx, address: string): Promise<Fetched> => {
  try {
    const { status, body } = await fetchOutside(ctx.config, address, {
      headers: { accept: 'text/calendar, text/html;q=0.5, */*;q=0.1', 'user-agent': USER_AGENT },
      timeoutMs: FETCH_TIMEOUT_MS,
      maxBytes: MAX_CALENDAR_BYTES,
      redirects: MAX_REDIRECTS,
    });
    return status === 200 ? { kind: 'fetched', bytes: body } : { kind: 'failed', problem: problemOf(status) };
  } catch (error) {
    if (error instanceof OutsideError) return { kind: 'failed', problem: error.reason };
    throw error;
  }
};

const USER_AGENT = 'Litfass (calendar)';

const problemOf = (status: number): FetchProblem => {
  if (status === 401 || status === 403) return 'denied';
  return status >= 400 && status < 500 ? 'missing' : 'unreachable';
};

/** As it is asked for: `webcal:` means the web. Undefined for what is no address of it. */
export const readAddress = (typed: string): string | undefined => {
  const plain = typed.trim().replace(/^webcals?:\/\//i, 'https://');
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(plain) ? plain : `https://${plain}`;
  const url = URL.parse(whole);
  const isOfWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isOfWeb || url.username || url.password) return undefined;
  url.hash = '';
  return url.href;
};
