// Says whether an island has come alive: what only works then is drawn only then.
import { useSyncExternalStore } from 'react';

/** Returns false on the server and while hydrating, true from then on. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
