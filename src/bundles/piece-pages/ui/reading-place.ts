// Browser code: saves in this browser how far a piece has been read, and leads back there. Nothing of it leaves the browser
// unless its reader wants that.
import { showFlash } from '#design/behaviours/flash-message.ts';
import { placeToGoOn } from '../rules/reading-places.ts';
import * as texts from '../texts.ts';
import { notePlace, readingPlaces } from './reading-memory.ts';

/** Of shorter texts one sees the whole at once. */
const LEAST_PARAGRAPHS = 6;
/** So long somebody stays before it counts as read. */
const SETTLE_MS = 800;
const OFFER_MS = 12_000;

/** `mark` stands at the end of the text, or where it is cut off. */
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

/** What stands before the mark; between them may be an invitation to read on. */
const findText = (mark: HTMLElement) =>
  [...(mark.parentElement?.querySelectorAll('.rt') ?? [])].findLast(
    (text) => text.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING,
  );

/** With a link that leads there. */
const offer = (paragraph: HTMLElement) => {
  paragraph.id ||= 'weiterlesen';
  const more = Object.assign(document.createElement('a'), {
    href: `#${paragraph.id}`,
    textContent: texts.readOn,
  });
  showFlash({ type: 'secondary', text: texts.hasBegun, more, fade: OFFER_MS });
};
