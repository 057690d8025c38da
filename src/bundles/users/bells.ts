// Tells how much waits for the reader; pages that are open when something changed ask for it.
import type { Ctx } from '#kernel/ctx.ts';
import type { BellView, PageFrame } from '#design/page-frame.ts';

/** Counts of all bells in the masthead, by the address a bell leads to. */
export type BellCounts = Record<string, Pick<BellView, 'count' | 'note'>>;

export const loadBells = async (ctx: Ctx): Promise<BellCounts> => {
  const parts = await Promise.all(
    ctx.portal.bundles.map(({ frame }) => frame?.(ctx, { path: '/' }) as Promise<Partial<PageFrame>>),
  );
  const bells = parts.flatMap((part) => part?.bells ?? []);
  return Object.fromEntries(bells.map(({ href, count, note }) => [href, { count, note }]));
};
