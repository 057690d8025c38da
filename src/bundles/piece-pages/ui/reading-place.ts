// Saves in this browser how far a piece has been read, and leads back there. This is browser code. Nothing of it leaves the
// browser unless its reader wants that.
import { showFlash } from '#design/behaviours/flash-message.ts';
import { placeToGoOn } from '../rules/reading-places.ts';
import * as texts from '../texts.ts';
import { notePlace, readingPlaces } from './reading-memory.ts';

/** The least number of paragraphs for which places are kept: one sees the whole of shorter texts at once. */
const LEAST_PARAGRAPHS = 6;
/** How long somebody stays before it counts as read. */
const SETTLE_MS = 800;
const OFFER_MS = 12_000;

/** Notes how far the text is read; `mark` stands at its end, or where it is cut off. */
export const trackPlace = (mark: HTMLElement): void => {
  const paragraphs = [...(findText(mark)?.querySelectorAll('p') ?? [])];
  if (paragraphs.length < LEAST_PARAGRAPHS) return;
  const path = location.pathname;
  const goOn = placeToGoOn(readingPlaces(), path, paragraphs.length);
  if (goOn !== undefined && location.hash === '' && scrollY < innerHeight) offer(paragraphs[goOn]!);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    const middle = innerHeight / 2;
    const paragraph = paragraphs.findLastIndex((one) => one.getBoundingClientRect().top < middle);
    const isDone = !('cut' in mark.dataset) && mark.getBoundingClientRect().top < innerHeight;
    if (paragraph > 0) notePlace({ path, paragraph, isDone });
  };
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(note, SETTLE_MS);
    },
    { passive: true },
  );
};

/** Returns the text that stands before the mark; between them may be an invitation to read on. */
const findText = (mark: HTMLElement) =>
  [...(mark.parentElement?.querySelectorAll('.rt') ?? [])].findLast(
    (text) => text.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING,
  );

/** Offers to go on, with a link that leads there. */
const offer = (paragraph: HTMLElement) => {
  paragraph.id ||= 'weiterlesen';
  const more = Object.assign(document.createElement('a'), {
    href: `#${paragraph.id}`,
    textContent: texts.readOn,
  });
  showFlash({ type: 'secondary', text: texts.hasBegun, more, fade: OFFER_MS });
};
