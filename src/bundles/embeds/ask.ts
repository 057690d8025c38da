// Asks another site, redirected no further than to hosts that may be asked, and within a time for everything.
import type { Ctx } from '#kernel/ctx.ts';
import { OutsideError, fetchOutside } from '#kernel/outside-fetch.ts';
import type { OutsideAnswer } from '#kernel/outside-fetch.ts';
import { MAX_REDIRECTS } from './constants.ts';
import { EmbedFailed } from './reasons.ts';

export interface Question {
  readonly accept: string;
  readonly maxBytes: number;
  /** It is sent to the first host only. */
  readonly authorization?: string | undefined;
  /** Says whether an address may be visited; called with each, the first one included. */
  readonly mayVisit: (url: URL) => boolean;
}

/** A moment of `performance.now()`, at which no answer is waited for any more. */
export type Deadline = number;

export const deadlineIn = (ms: number): Deadline => performance.now() + ms;

export interface Reply {
  readonly body: Buffer;
  readonly contentType: string;
  /** Where it was found in the end. */
  readonly url: URL;
}

/** Throws an EmbedFailed for everything but an answer with 200. */
export const ask = async (
  ctx: Ctx,
  address: string,
  deadline: Deadline,
  question: Question,
): Promise<Reply> => {
  let url = parse(address);
  for (let left = MAX_REDIRECTS; ; left--) {
    if (!question.mayVisit(url)) throw new EmbedFailed('refused');
    const answer = await askOnce(ctx, url, deadline, {
      ...question,
      authorization: left === MAX_REDIRECTS ? question.authorization : undefined,
    });
    const { status, headers, body } = answer;
    if (status === 200) return { body, url, contentType: headers['content-type'] ?? '' };
    if (!REDIRECTS.includes(status) || headers.location === undefined)
      throw new EmbedFailed(reasonOf(status));
    if (left === 0) throw new EmbedFailed('refused');
    url = parse(headers.location, url);
  }
};

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

const parse = (address: string, base?: URL): URL => {
  const url = URL.parse(address, base);
  if (!url) throw new EmbedFailed('unreadable');
  return url;
};

const askOnce = async (
  ctx: Ctx,
  url: URL,
  deadline: Deadline,
  { accept, maxBytes, authorization }: Question,
): Promise<OutsideAnswer> => {
  const timeoutMs = Math.floor(deadline - performance.now());
  if (timeoutMs <= 0) throw new EmbedFailed('timeout');
  const headers = { accept, 'user-agent': USER_AGENT, ...(authorization && { authorization }) };
  try {
    return await fetchOutside(ctx.config, url.href, { headers, timeoutMs, maxBytes, httpsOnly: true });
  } catch (error) {
    if (error instanceof OutsideError) throw new EmbedFailed(error.reason, error);
    throw error;
  }
};

const USER_AGENT = 'Litfass (link preview)';

const reasonOf = (status: number) => {
  if (status >= 500 || status === 408 || status === 429) return 'unreachable';
  return status >= 400 ? 'missing' : 'unreadable';
};
