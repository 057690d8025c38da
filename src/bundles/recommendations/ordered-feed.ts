// Loads a page of somebody's feed: the candidates in their order, each with why it stands there.
import type { Ctx } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { explainWith } from './explanation.ts';
import type { ExplainedView } from './views.ts';
import { loadCandidates } from './candidates.ts';
import { CONTINUED_HOURS } from './constants.ts';
import { pageOf } from './feed-cursor.ts';
import type { FeedCursor } from './feed-cursor.ts';
import type { Reader } from './queries.ts';
import { arrange, keyOf } from './rules.ts';

interface FeedOptions {
  readonly length: number;
  readonly after?: FeedCursor | undefined;
  /** What the page shows already, as `article:7`. */
  readonly without?: ReadonlySet<string>;
}

export interface OrderedFeed {
  readonly cards: readonly ExplainedView[];
  readonly next: FeedCursor | undefined;
}

export const loadOrderedFeed = async (
  ctx: Ctx,
  reader: Reader,
  { length, after, without = new Set() }: FeedOptions,
): Promise<OrderedFeed> => {
  const candidates = await loadCandidates(ctx);
  const moment = after?.moment ?? ctx.now;
  const order = arrange(
    without.size > 0 ? candidates.all.filter((one) => !without.has(keyOf(one))) : candidates.all,
    reader,
    moment,
  );
  const { entries, next } = pageOf(order, { after, moment, length });
  const explain = await explainWith(ctx, candidates);
  return { cards: entries.map(explain), next };
};

/** Begins anew instead of after a moment that is too long ago, or hasn't come. */
export const stillContinued = (ctx: Ctx, after: FeedCursor | undefined): FeedCursor | undefined => {
  const age = after ? ctx.now.getTime() - after.moment.getTime() : -1;
  return age >= 0 && age <= CONTINUED_HOURS * HOUR_MS ? after : undefined;
};
