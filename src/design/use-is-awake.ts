// Says whether a component lives in a browser: false while the server draws it and while it wakes, true from then on.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
