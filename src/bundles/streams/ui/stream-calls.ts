// This is what the browser asks of streams.
import { request } from '#kernel/browser/requests.ts';
import type { CheckResult } from '../constants.ts';
import type { ShownStream, StreamView } from '../views.ts';

const JSON_ONLY = { headers: { accept: 'application/json' } };

/** Throws when the call fails; a stream that nobody knows any more has nothing to wait for. */
export const checkStream = (href: string): Promise<CheckResult> =>
  request(href, JSON_ONLY, async (response) => {
    if (isGone(response)) return 'failed';
    if (!response.ok) throw new Error(`${href} answered ${response.status}`);
    return ((await response.json()) as { result: CheckResult }).result;
  });

export const fetchStream = (href: string): Promise<ShownStream> =>
  request(href, JSON_ONLY, async (response) => {
    if (isGone(response)) return 'gone';
    if (!response.ok) throw new Error(`${href} answered ${response.status}`);
    return ((await response.json()) as { stream: StreamView }).stream;
  });

const isGone = ({ status }: Response) => status === 404 || status === 410;
