// Browser code: has the browser keep what is read, for times without a network. A page that came before the worker was
// there is kept by its name.
import { PLACES_KEY, SIGN_OUT, WORKER } from '../constants.ts';

type Wish = { readonly type: 'sync' | 'saved' | 'forget' };

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
    // Then the page is read as before.
  }
};

/** Says something to a worker that is there. */
export const tellWorker = (wish: Wish): void => navigator.serviceWorker?.controller?.postMessage(wish);

/** For pages of those who are signed in: what they saved is kept, and nothing when they leave. */
export const watchReader = (): void => {
  tellWorker({ type: 'sync' });
  addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !target.action.endsWith(SIGN_OUT)) return;
    tellWorker({ type: 'forget' });
    try {
      localStorage.removeItem(PLACES_KEY);
    } catch {
      // Where storage is forbidden nothing is in it.
    }
  });
};
