// Says when something may be tried again that didn't reach the server.

/** Browsers don't always say that the network is back, and servers never that they have less to do. */
const TRY_AGAIN_MS = 20_000;

/** Calls whenever it may go well now; gives the way to call it off. */
export const onEachChance = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  const timer = setInterval(listener, TRY_AGAIN_MS);
  return () => {
    removeEventListener('online', listener);
    clearInterval(timer);
  };
};
