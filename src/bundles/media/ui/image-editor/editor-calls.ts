// Makes the calls of the image editor in the browser. contract.md 7
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import type { Rotation } from '../../editing/constants.ts';
import { editingPaths } from '../../editing/paths.ts';
import type { EditSuccess, ImageUseView } from '../../editing/views.ts';
import { STUB_POLL_MS, STUB_TIMEOUT_MS } from '../../elements/constants.ts';
import { elementPaths } from '../../elements/paths.ts';

/** What a call came to: what it brings, or why not. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      /** The refusal in the server's words; undefined when it had none, or was not reached. */
      readonly msg: string | undefined;
      /** The errors are kept by the names of fields. */
      readonly errors: Readonly<Record<string, string>>;
      /** Where an image is used that can't be deleted. */
      readonly uses?: readonly ImageUseView[];
    };

/** Saves what was changed. */
export const execute = (
  id: number,
  prefix: string,
  changes: readonly (readonly [string, string])[],
): Promise<Answer<EditSuccess>> =>
  call(url(editingPaths.execute, { id }), { method: 'POST', body: formOf([['prefix', prefix], ...changes]) });

export const deleteImage = (id: number): Promise<Answer<{ status: 'success' }>> =>
  call(url(editingPaths.delete, { id }), { method: 'POST' });

/** Fetches the bytes of the image as it would look at another angle; undefined when the server can't turn it. */
export const fetchTurned = async (
  id: number,
  degrees: Rotation,
  prefix: string,
): Promise<Blob | undefined> => {
  // A random part of the address keeps the browser from showing an answer twice.
  const uid = Math.random().toString(36).slice(2);
  const address = url(editingPaths.prerotate, { degrees, id }, { prefix, uid });
  try {
    return await request(address, {}, async (response) => {
      const blob = response.ok ? await response.blob() : undefined;
      // A page, such as that for signing in or of a gateway on the way, is no picture.
      return blob?.type.startsWith('image/') ? blob : undefined;
    });
  } catch {
    return undefined;
  }
};

/** Fetches the fragment that is the editor, as the contract's call gives it. */
export const fetchEditor = (query: Readonly<Record<string, string>>): Promise<Answer<{ html: string }>> =>
  call(url(editingPaths.open, {}, query), {});

/** Waits until the image is no stub any more; false when `isWanted` says that nobody waits. contract.md 4: every 5 s */
export const waitWhileStub = async (id: number, isWanted: () => boolean): Promise<boolean> => {
  while (isWanted()) {
    if ((await isStub(id)) === false) return true;
    await new Promise((resolve) => setTimeout(resolve, STUB_POLL_MS));
  }
  return false;
};

/** Says whether the image is a stub; undefined when nobody can tell just now: asking goes on. */
const isStub = async (id: number): Promise<boolean | undefined> => {
  const address = url(elementPaths.isStub, {}, { ids: id });
  const flags = await call<Record<string, boolean>>(address, {
    signal: AbortSignal.timeout(STUB_TIMEOUT_MS),
  });
  return flags.ok ? flags.value[id] : undefined;
};

const formOf = (fields: readonly (readonly [string, string])[]) =>
  new URLSearchParams(fields.map(([name, value]) => [name, value]));

interface Refusal {
  readonly msg?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly uses?: readonly ImageUseView[];
}

const call = async <T>(address: string, options: RequestInit): Promise<Answer<T>> => {
  try {
    return await request(address, { headers: { accept: 'application/json' }, ...options }, read<T>);
  } catch {
    return { ok: false, msg: undefined, errors: {} };
  }
};

const read = async <T>(response: Response): Promise<Answer<T>> => {
  const answer = ((await response.json()) ?? {}) as T & Refusal;
  // Ours always say something; a gateway on the way may answer in our place.
  if (response.ok && Object.keys(answer).length > 0) return { ok: true, value: answer };
  const { msg, errors = {}, uses } = answer;
  return { ok: false, msg, errors, ...(uses && { uses }) };
};
