// Makes the calls of the composer in the browser, and says what an answer means for whoever writes.
import { isPassing, request } from '#kernel/browser/requests.ts';
import { genericErrorRetry } from '#design/texts.ts';
import { textTooLarge } from '#bundles/rich-text/ui/public.ts';
import type { ConflictAnswer } from '../../../views.ts';

/** What became of a call. */
export type Reply<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  /** Somebody saved meanwhile. */
  | { readonly kind: 'conflict'; readonly answer: ConflictAnswer }
  /** The session is over. */
  | { readonly kind: 'signed-out' }
  /** Somebody else is signed in now. */
  | { readonly kind: 'other-account' }
  /** It can’t be done so, nor by trying again. */
  | { readonly kind: 'refused'; readonly msg: string; readonly errors: Readonly<Record<string, string>> }
  /** No network, no server, or too many calls: trying again later may help. */
  | { readonly kind: 'unreachable' };

/** Sends JSON; never rejects. */
export const call = async <Answer>(address: string, body: object): Promise<Reply<Answer>> => {
  const options: RequestInit = {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    return await request(address, options, (response) => readReply<Answer>(response));
  } catch {
    return { kind: 'unreachable' };
  }
};

/** Asks for JSON; undefined when there is none. */
export const ask = async <Answer>(address: string, signal?: AbortSignal): Promise<Answer | undefined> => {
  try {
    const options = { headers: { accept: 'application/json' }, ...(signal && { signal }) };
    return await request(address, options, async (response) =>
      response.ok ? ((await response.json()) as Answer) : undefined,
    );
  } catch {
    return undefined;
  }
};

const readReply = async <Answer>(response: Response): Promise<Reply<Answer>> => {
  const { status } = response;
  if (isPassing(status)) return { kind: 'unreachable' };
  if (status === 401) return { kind: 'signed-out' };
  const answer = (await response.json().catch(() => null)) as Refusal | null;
  if (response.ok && answer?.status === 'success') return { kind: 'done', answer: answer as Answer };
  if (status === 409 && answer && 'current' in answer)
    return { kind: 'conflict', answer: answer as unknown as ConflictAnswer };
  if (status === 403 && answer?.isOtherAccount) return { kind: 'other-account' };
  // Ours always say something: a gateway on the way has answered in the portal's place.
  if (answer === null && status !== TOO_LARGE) return { kind: 'unreachable' };
  const msg = status === TOO_LARGE ? textTooLarge : (answer?.msg ?? genericErrorRetry);
  return { kind: 'refused', msg, errors: answer?.errors ?? {} };
};

/** Of this one a gateway knows as well, and it isn't taken later either. */
const TOO_LARGE = 413;

interface Refusal {
  readonly status?: string;
  readonly isOtherAccount?: boolean;
  readonly msg?: string;
  readonly errors?: Readonly<Record<string, string>>;
}
