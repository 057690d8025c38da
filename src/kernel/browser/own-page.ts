// Browser code: a page that was drawn for somebody and that the back button brings again, as it was left or from the browser's
// cache, is seen only while the same reader is signed in. Whoever it is stands in a cookie for scripts, so that nothing is
// shown before it was asked. docs/decisions/0159
import { READER_COOKIE } from './reader-cookie.ts';

/** Leaves nothing of it to be seen, also where the network is away, and asks the server anew. */
export const leaveOwnPage = (): void => {
  document.body.replaceChildren();
  location.reload();
};

export const guardOwnPage = (): void => {
  const root = document.documentElement;
  const { reader } = root.dataset;
  if (!reader) return;
  const check = (isBack: boolean | undefined) => {
    if (isBack && !document.cookie.split('; ').includes(`${READER_COOKIE}=${reader}`)) leaveOwnPage();
    else root.style.visibility = '';
  };
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  check(way?.type === 'back_forward');
  // What is shown again is shown before any script is asked.
  addEventListener('pagehide', () => (root.style.visibility = 'hidden'));
  addEventListener('pageshow', ({ persisted }) => check(persisted));
};
