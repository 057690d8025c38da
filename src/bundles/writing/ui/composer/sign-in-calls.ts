// Signs somebody in again without leaving the page, by the same calls that the form of /anmelden makes.
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import { writingPaths } from '../../paths.ts';
import type { ComposerView } from '../../views.ts';
import { ask } from './engine/calls.ts';
import { composerHref } from './use-manuscript.ts';

export type SignInReply =
  | { readonly kind: 'in' }
  | { readonly kind: 'factor' }
  | { readonly kind: 'refused'; readonly msg: string };

/** The spec's addresses; the bundle of people doesn't offer its paths to components. */
const SIGN_IN = '/anmelden';
const CONFIRM = '/anmelden/bestaetigen';

export const signIn = (login: string, password: string): Promise<SignInReply> =>
  send(SIGN_IN, { login, password });

export const confirmCode = (code: string): Promise<SignInReply> => send(CONFIRM, { code });

/** A window in which all ways of signing in are open. */
export const SIGN_IN_PAGE = SIGN_IN;

const send = async (address: string, fields: Readonly<Record<string, string>>): Promise<SignInReply> => {
  const options = {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
  };
  try {
    return await request(address, options, async (response): Promise<SignInReply> => {
      if (response.ok) return { kind: 'in' };
      const answer = (await response.json().catch(() => ({}))) as { msg?: string; secondFactor?: boolean };
      return answer.secondFactor ? { kind: 'factor' } : { kind: 'refused', msg: answer.msg ?? '' };
    });
  } catch {
    return { kind: 'refused', msg: '' };
  }
};

/**
 * Returns who is signed in now, as the manuscript knows it; null when nobody is. Somebody who may not see that one is found by a
 * fresh composer, which isn't open to everybody who may go on.
 */
export const whoIsSignedIn = async (type: string, id: number | null): Promise<number | null> => {
  const shown = id === null ? undefined : await ask<Shown>(url(writingPaths.show, { id }));
  return shown?.viewer.id ?? whoMayBegin(type);
};

type Shown = Pick<ComposerView, 'viewer'>;

const whoMayBegin = async (type: string): Promise<number | null> => {
  try {
    const html = await request(
      composerHref(type, null),
      { headers: { accept: 'text/html' } },
      async (response) => (response.ok && !response.redirected ? response.text() : ''),
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    for (const island of page.querySelectorAll('x-island[props]')) {
      const { view } = JSON.parse(island.getAttribute('props') ?? '{}') as {
        view?: { viewer?: { id?: number } };
      };
      if (typeof view?.viewer?.id === 'number') return view.viewer.id;
    }
    return null;
  } catch {
    return null;
  }
};
