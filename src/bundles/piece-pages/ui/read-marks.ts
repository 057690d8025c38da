// Remembers in this browser what was read to the end, and says „gelesen“ on the cards that lead there. This is browser code.
// Nothing of it leaves the browser unless its reader wants that, and it goes with them.
import { peek } from '#bundles/offline/ui/public.ts';
import { parseRead } from '../rules/read-pieces.ts';
import * as texts from '../texts.ts';
import { noteReadPath } from './reading-memory.ts';

/** The name under which the browser remembers it; the entry looks whether there is anything. */
const READ = 'read';
/** How long the end must be in sight before it counts as read. */
const SETTLE_MS = 800;
const HEADLINE = ':is(h2, h3) > a[href]';

/**
 * Notes a piece as read when `mark`, which stands at its end, has been in sight. Where only sharing is counted the page is none
 * of a piece; a cut text has its end elsewhere.
 */
export const noteRead = (mark: HTMLElement): void => {
  if ('onlyShares' in mark.dataset || 'cut' in mark.dataset) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (!entries.at(-1)?.isIntersecting) return;
    timer = setTimeout(() => {
      observer.disconnect();
      noteReadPath(location.pathname);
    }, SETTLE_MS);
  });
  observer.observe(mark);
};

/**
 * Marks what was read on all cards of the page, unless they stand in a part that tells it itself. Nothing moves: where the line
 * has no room for the word, only the headline is quieter, and the word is read aloud.
 */
export const showReadMarks = (): void => {
  const read = new Set(parseRead(peek(READ)));
  for (const card of document.querySelectorAll<HTMLElement>(
    `article:has(${HEADLINE}):not([data-tells-read] *)`,
  )) {
    const link = card.querySelector<HTMLAnchorElement>(HEADLINE)!;
    if (!read.has(link.pathname) || 'read' in card.dataset) continue;
    card.dataset['read'] = '';
    link.style.color = 'var(--ink-quiet)';
    const word = Object.assign(document.createElement('span'), { textContent: texts.read });
    const line = card.querySelector<HTMLElement>('.meta');
    const height = line?.offsetHeight;
    line?.append(word);
    if (line && line.offsetHeight === height) continue;
    word.className = 'visually-hidden';
    word.textContent = ` (${texts.read})`;
    link.append(word);
  }
};
