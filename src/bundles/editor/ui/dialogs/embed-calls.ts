// Makes the calls for embedding, for the dialogs.
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import { editorPaths } from '../../paths.ts';
import * as texts from '../../texts.ts';
import type { EmbedAnswer, FoundPiecesAnswer, FoundPieceView } from '../../views.ts';

interface Wanted {
  readonly src: string;
  /** Whether only YouTube links are accepted. contract.md 5 */
  readonly onlyVideo: boolean;
}

export type EmbedCallAnswer = EmbedAnswer | { readonly status: 'error'; readonly msg: string };

/** Asks for the embed; it never rejects. */
export const askForEmbed = ({ src, onlyVideo }: Wanted): Promise<EmbedCallAnswer> => {
  const options = {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ src, onlyVideo: onlyVideo ? 1 : 0 }),
  };
  return request(url(editorPaths.checkEmbed), options, readAnswer).catch(() => NO_ANSWER);
};

const NO_ANSWER = { status: 'error', msg: texts.callFailed } as const;

const readAnswer = async (response: Response): Promise<EmbedCallAnswer> => {
  if (response.status === 401) return { ...NO_ANSWER, msg: texts.signedOut };
  const answer = (await response.json()) as EmbedCallAnswer;
  return answer.status === 'success' ? answer : { ...NO_ANSWER, ...(answer.msg && { msg: answer.msg }) };
};

/** Rejects when the server can't be asked. */
export const searchPieces = (
  q: string,
  signal: AbortSignal,
): Promise<readonly FoundPieceView[] | 'signed-out'> => {
  const address = `${url(editorPaths.searchPieces)}?${new URLSearchParams({ q })}`;
  return request(address, { signal, headers: { accept: 'application/json' } }, async (response) => {
    if (response.status === 401) return 'signed-out';
    if (!response.ok) throw new Error(`searching answered ${response.status}`);
    return ((await response.json()) as FoundPiecesAnswer).items;
  });
};
