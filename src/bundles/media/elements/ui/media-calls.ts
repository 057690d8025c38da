// Makes the calls behind the controls of a picture.
import { request } from '#kernel/browser/requests.ts';

export interface Answer {
  readonly isDone: boolean;
  /** What the server says, in its own words. */
  readonly msg?: string;
  readonly html?: string;
  /** Somebody else has to confirm it, so that nothing has changed yet. */
  readonly isProposed?: boolean;
  /** Where an image is shown that can't be deleted. */
  readonly uses?: readonly { readonly title: string; readonly href: string }[];
}

/** Makes a call and never throws: without an answer `isDone` is false, and no reason is given. */
export const call = (address: string, options: RequestInit = {}): Promise<Answer> =>
  request(address, { headers: { accept: 'application/json' }, ...options }, async (response) => {
    const { status: _, ...told } = (await response.json()) as Partial<Answer> & { status?: string };
    return { ...told, isDone: response.ok };
  }).catch(() => ({ isDone: false }));
