// Cards are drawn one after another, each once for all who wait for it, and the latest ones are kept in memory.
import { unavailable } from '#kernel/errors.ts';
import { MAX_CACHED_CARDS, MOST_WAITING } from './constants.ts';
import type { PortalCardWords } from './views.ts';

/** What it shows, and how the bytes of its picture are come by. */
interface Drawn extends PortalCardWords {
  readonly readPicture?: () => Promise<Buffer>;
}

type Draw = (words: Drawn) => Promise<Buffer>;

/** The card of a mark; throws 503 while too many others are waited for. */
export type CardStore = (mark: string, words: Drawn) => Promise<Buffer>;

export const createCardStore = (draw: Draw): CardStore => {
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  const keep = (mark: string, card: Buffer) => {
    // The card that was wanted last stands last.
    kept.delete(mark);
    kept.set(mark, card);
    if (kept.size > MAX_CACHED_CARDS) kept.delete(kept.keys().next().value!);
    return card;
  };

  const begin = (mark: string, words: Drawn) => {
    if (underWay.size >= MOST_WAITING) throw unavailable();
    const drawing = last
      .then(() => draw(words))
      .then((card) => keep(mark, card))
      .finally(() => underWay.delete(mark));
    underWay.set(mark, drawing);
    // A card that fails doesn't keep the next ones from being drawn.
    last = drawing.catch(() => undefined);
    return drawing;
  };

  return async (mark, words) => {
    const known = kept.get(mark);
    return known ? keep(mark, known) : (underWay.get(mark) ?? begin(mark, words));
  };
};
