// Has the browser keep what is read, for times without a network. This is browser code. A page that came before the worker was
// there is kept by its name.
import { SIGN_OUT, WORKER } from '../constants.ts';
import { forgetReader, meetReader } from './own-storage.ts';

type Wish = { readonly type: 'sync' | 'saved' | 'forget' } | { readonly type: 'tool'; readonly path: string };

/** Does nothing where browsers have no workers, or the reader allows none. */
export const wakeWorker = async (): Promise<void> => {
  try {
    const isFirst = navigator.serviceWorker.controller === null;
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    // Workers are of this origin; only windows are asked for theirs.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (isFirst) active?.postMessage({ type: 'keep', path: location.pathname });
  } catch {
    // If that fails, the page is read as without a worker.
  }
};

/** Says something to a worker that is there. */
export const postToWorker = (wish: Wish): void => navigator.serviceWorker?.controller?.postMessage(wish);

/**
 * Watches pages of those who are signed in: what they saved is kept, nothing of who was here before, and nothing when they
 * leave.
 */
export const watchReader = (): void => {
  meetReader();
  postToWorker({ type: 'sync' });
  addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !isSigningOut(target)) return;
    postToWorker({ type: 'forget' });
    forgetReader();
  });
};

/**
 * Compares the whole path, since other addresses end alike: a member's sessions are ended by those who look after them,
 * newsletters by their readers.
 */
const isSigningOut = (form: HTMLFormElement) =>
  new URL(form.getAttribute('action') ?? '', location.href).pathname === SIGN_OUT;
