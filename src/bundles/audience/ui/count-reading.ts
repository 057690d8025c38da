// Counts the reading of a piece: whether its end was reached, how long it was in view, whether it was shared. One small
// beacon says so when the page is left, or put aside; one that is taken up again says only what came since. contract.md 17.3
import { MAX_SHARES, MIN_READ_SECONDS, MIN_VIEW_MS } from '../constants.ts';
import { audiencePaths } from '../paths.ts';
import { channelOf } from './channel.ts';

/**
 * `mark` stands at the end of the piece and names it: `data-reading="article:7"`. With `data-only-shares` the page is none of
 * the piece itself: there only passing it on counts. With `data-cut` it stands at the end of what everybody reads, not of the piece.
 */
export const countReading = (mark: HTMLElement): void => {
  const [contentType = '', contentId = ''] = mark.dataset['reading']!.split(':');
  const channel = channelOf(document.referrer, location.origin);
  const isPiece = mark.dataset['onlyShares'] === undefined;
  let views = isPiece ? 1 : 0;
  let reads = 0;
  let hasReadAll = false;
  let shares = 0;
  let [inView, told] = [0, 0];
  // Time counts from the beginning of the page: this may come seconds later.
  let since = 0;
  let isShown = !document.hidden;

  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    reads = isPiece && !('cut' in mark.dataset) ? 1 : 0;
  }).observe(mark);
  addEventListener('click', ({ target, defaultPrevented }) => {
    const pressed = target instanceof Element && target.closest(SHARING);
    // A way to the page with all ways is none yet; the menu of a device takes its place where there is one.
    if (pressed && (defaultPrevented || !target.closest('share-button')?.querySelector('a'))) shares++;
  });

  const send = () => {
    const seconds = isPiece ? Math.floor(inView / 1000) : 0;
    if ((!isPiece || inView < MIN_VIEW_MS) && !shares) return;
    // An end that was reached too fast is kept until it can have been read.
    const end = hasReadAll || told + seconds < MIN_READ_SECONDS ? 0 : reads;
    const said = {
      contentType,
      contentId,
      views,
      reads: end,
      seconds,
      shares: Math.min(shares, MAX_SHARES),
      channel,
    };
    navigator.sendBeacon(
      audiencePaths.reading.template,
      new URLSearchParams(Object.entries(said).map(([name, value]) => [name, String(value)])),
    );
    views = shares = 0;
    inView -= seconds * 1000;
    told += seconds;
    if (end) hasReadAll = true;
  };
  const leave = () => {
    if (!isShown) return;
    isShown = false;
    inView += performance.now() - since;
    send();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return leave();
    isShown = true;
    since = performance.now();
  });
  addEventListener('pagehide', leave);
};

const SHARING = 'share-button,copy-button:not([data-text]),a[data-share],[data-share] copy-button';
