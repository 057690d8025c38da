// Makes the calls of the lists in the browser; a refusal is an answer in the server's words.
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import type { ReferenceAction } from '../constants.ts';
import { referencePaths } from '../paths.ts';
import type { ReferenceCounts, ReferenceKey, ReferenceListsView, ReferenceView } from '../views.ts';

/** A refusal; without words of the server where it couldn't be reached. */
export interface CallError {
  readonly status: 'error';
  readonly msg?: string;
}

export type ChangeAnswer = { status: 'success'; msg: string; counts: ReferenceCounts } | CallError;

export const callChange = ({ imageId, imageType }: ReferenceKey, action: ReferenceAction) =>
  send<ChangeAnswer>(url(referencePaths.change, { imageId, imageType, action }), { method: 'POST' });

/** Everything that was asked for, or an error. */
export const callCopy = (
  imageManagerPrefix: string,
  keys: readonly ReferenceKey[],
): Promise<readonly ReferenceView[] | CallError> => {
  const body = new URLSearchParams({ imageManagerPrefix });
  keys.forEach(({ imageId, imageType }, at) => {
    body.append(`imageReferences[${at}][imageId]`, String(imageId));
    body.append(`imageReferences[${at}][imageType]`, imageType);
  });
  return send(url(referencePaths.copy), { method: 'POST', body });
};

export const callLists = (): Promise<{ lists: ReferenceListsView } | CallError> =>
  send(url(referencePaths.lists), {});

export const callUpload = (): Promise<{ html: string } | CallError> => send(url(referencePaths.upload), {});

const send = <T>(address: string, options: RequestInit): Promise<T | CallError> =>
  request(address, { ...options, headers: { accept: 'application/json' } }, read<T>).catch(() => NO_ANSWER);

const NO_ANSWER: CallError = { status: 'error' };

const read = async <T>(response: Response): Promise<T | CallError> => {
  if (response.ok) return (await response.json()) as T;
  const { msg } = (await response.json()) as { readonly msg?: string };
  return { status: 'error', ...(msg && { msg }) };
};
