// Does some of what waits of a calendar at a time, so that what fails again and again keeps nothing behind it waiting.
import { eachByItself } from '#kernel/each-by-itself.ts';
import { ITEMS_PER_RUN } from './constants.ts';

/**
 * Does a run of what waits, and says whether more may wait. Where something of it fails, those behind it have their turn at once: the
 * next job would begin with what fails. Throws what failed in the end, so that it is tried again.
 */
export const doRun = async <Item extends { readonly id: number }>(
  list: (limit: number, triedIds: readonly number[]) => Promise<readonly Item[]>,
  work: (item: Item) => Promise<void>,
): Promise<boolean> => {
  const triedIds: number[] = [];
  const failures: unknown[] = [];
  for (;;) {
    const items = await list(ITEMS_PER_RUN, triedIds);
    await eachByItself(items, work).catch((error: unknown) => failures.push(error));
    const isMore = items.length === ITEMS_PER_RUN;
    if (failures.length === 0) return isMore;
    if (!isMore) throw failures.length === 1 ? failures[0] : new AggregateError(failures);
    triedIds.push(...items.map(({ id }) => id));
  }
};
