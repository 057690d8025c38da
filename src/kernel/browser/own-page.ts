// A page that was drawn for somebody and that the back button brings again, as it was left or from the browser's cache, is seen
// only while the same reader is signed in. This is browser code: whoever it is stands in a cookie for scripts, so that nothing
// is shown before it was asked. docs/decisions/0159
import { READER_COOKIE } from './reader-cookie.ts';

/** Leaves nothing of it to be seen, also where the network is away, and asks the server anew. */
export const leaveOwnPage = (): void => {
  document.body.replaceChildren();
  location.reload();
};

/**
 * Hides a page that comes back until its reader is known to be the same; `onReturn` is called when it came back as it was left,
 * to its reader.
 */
export const guardOwnPage = (onReturn: () => Promise<void>): void => {
  const root = document.documentElement;
  const { reader } = root.dataset;
  if (!reader) return;
  const isTheirs = () => document.cookie.split('; ').includes(`${READER_COOKIE}=${reader}`);
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (way?.type === 'back_forward' && !isTheirs()) leaveOwnPage();
  // A page that is shown again is shown before any script is asked.
  addEventListener('pagehide', () => (root.style.visibility = 'hidden'));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (!isTheirs()) return leaveOwnPage();
    root.style.visibility = '';
    void onReturn();
  });
};
