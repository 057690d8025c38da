// Calls of moderators as the browser makes them. Apart from the others, since they come to a browser only when they are needed.
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import { commentPaths } from '../paths.ts';

export type Decision = 'approve' | 'reject';

const post = async <T>(address: string, fields: Readonly<Record<string, string>>): Promise<T> =>
  request(
    address,
    { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(fields) },
    async (response) => {
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return (await response.json()) as T;
    },
  );

/**
 * Sends what a moderator decides about a comment that waits for review; returns the message to show. Throws when the call
 * fails.
 */
export const decideComment = async (
  commentId: number,
  decision: Decision,
  typed: Readonly<Record<string, string>>,
): Promise<string> =>
  (await post<{ text: string }>(url(commentPaths.decide, { commentId }), { decision, ...typed })).text;

/** Takes back that it was taken away a moment ago; gives what to show. Throws when the call fails. */
export const restoreComment = async (commentId: number): Promise<string> =>
  (await post<{ msg: string }>(url(commentPaths.restore, { commentId }), {})).msg;
