// Later bundles act in the very transaction in which something changes, once all of it is written: what they keep about things
// of any kind is then never older than the things, nor newer.
import type { ContentRef } from './content-kinds.ts';
import type { Ctx } from './ctx.ts';
import { defineSlot } from './slots.ts';

export interface Changes {
  /** Things whose words, place or state may be others now. */
  readonly changed: readonly ContentRef[];
  /** Those among `changed` that have another name or address, for whoever keeps these beside other things. */
  readonly renamed: readonly ContentRef[];
  readonly touched: ReadonlySet<string>;
}

/** The slot that is asked once at the end of each transaction that changed something; also of bundles that are switched off. */
export const beforeCommit = defineSlot<Changes, void>('kernel.before-commit', { isAboutRows: true });

/** Says that these things have changed in the caller's transaction. */
export const thingsChanged = (ctx: Ctx, ...refs: readonly ContentRef[]): void => {
  if (!ctx.transaction) throw new Error('thingsChanged() needs a transaction');
  for (const ref of refs) ctx.transaction.changed.set(`${ref.type}:${ref.id}`, ref);
};

/** Says of a thing that it has changed, and that it has another name or address now. */
export const thingRenamed = (ctx: Ctx, ref: ContentRef): void => {
  thingsChanged(ctx, ref);
  ctx.transaction!.renamed.set(`${ref.type}:${ref.id}`, ref);
};

export const runBeforeCommit = async (ctx: Ctx): Promise<void> => {
  const { changed, renamed, touched } = ctx.transaction!;
  if (changed.size === 0 && touched.size === 0) return;
  await beforeCommit.collect(ctx, {
    changed: [...changed.values()],
    renamed: [...renamed.values()],
    touched,
  });
};
