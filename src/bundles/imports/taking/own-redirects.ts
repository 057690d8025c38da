// Brings rules of an archive for many addresses: they lead to what its pieces have become. No rule of this portal is changed by
// them.
import { findSummary } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { bringRule } from '#bundles/redirects/public.ts';
import { findThings, lockItem } from '../queries.ts';
import type { Import } from '../queries.ts';
import type { RedirectEntry } from '../reading/entries.ts';
import * as texts from '../texts.ts';
import { lockTaking, recordImported, siteOf } from './record-imported.ts';
import { settle } from './settling.ts';

/** Takes a rule once pieces are there. What can't come says why. */
export const takeRedirect = (ctx: Ctx, source: Import, itemId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await lockTaking(ctx, source);
    const item = await lockItem(ctx, itemId);
    if (item?.state !== 'waiting' || item.content?.kind !== 'redirect') return;
    if ((await findThings(ctx, siteOf(source), 'redirect', [item.key])).length > 0)
      return settle(ctx, itemId, { state: 'known' });
    const target = await targetOf(ctx, source, item.content);
    if (target === undefined) return settle(ctx, itemId, { state: 'leftOut', report: [texts.noPiece] });
    const outcome = await bringRule(ctx, { source: item.key, target });
    if (outcome.kind === 'invalid')
      return settle(ctx, itemId, { state: 'failed', report: Object.values(outcome.errors) });
    if (outcome.kind === 'known') return settle(ctx, itemId, { state: 'leftOut', report: [texts.ruleKnown] });
    await recordImported(ctx, source, 'redirect', item.key, { type: 'redirect', id: outcome.id });
    await settle(ctx, itemId, { state: 'taken' });
  });

/**
 * Returns where the one piece of a rule stands here; undefined where it isn't here. A rule for several pieces leads to what its
 * stars stand for.
 */
const targetOf = async (
  ctx: Ctx,
  source: Import,
  { target, piece }: RedirectEntry,
): Promise<string | undefined> => {
  if (piece === null) return target;
  const [thing] = await findThings(ctx, siteOf(source), 'piece', [piece]);
  const summary = thing && (await findSummary(ctx, { type: thing.refType, id: thing.refId }));
  return summary?.href;
};
