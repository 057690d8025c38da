// Does work of hours in turns: a job works for a while and hands on to the next, so that others get theirs.
import { TURN_MS } from '../constants.ts';

/** Asks for what is next until there is nothing more; false where the turn is over before that. */
export const workForATurn = async <Kind, Item>(
  kinds: readonly Kind[],
  next: (kind: Kind) => Promise<readonly Item[]>,
  work: (kind: Kind, item: Item) => Promise<void>,
): Promise<boolean> => {
  const end = performance.now() + TURN_MS;
  for (const kind of kinds)
    for (let items = await next(kind); items.length > 0; items = await next(kind))
      for (const item of items) {
        await work(kind, item);
        if (performance.now() > end) return false;
      }
  return true;
};
