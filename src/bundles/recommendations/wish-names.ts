// Names what somebody wants less of, as far as they see it.
import type { Ctx } from '#kernel/ctx.ts';
import { findTargets } from '#bundles/subscriptions/public.ts';
import { LESS_WORDS } from './constants.ts';
import * as texts from './texts.ts';

interface WishName {
  readonly name: string;
  readonly href: string | null;
}

/** Returns the names of wishes. What is gone meanwhile is missing. */
export const namesOfWishes = async (
  ctx: Ctx,
  wishes: readonly string[],
): Promise<ReadonlyMap<string, WishName>> => {
  const parsed = wishes.map((wish) => {
    const [word = '', rest = ''] = wish.split('-');
    return { wish, word, rest };
  });
  const selectors = parsed.filter(isTarget).map(({ word, rest }) => ({ type: word, id: Number(rest) }));
  const targets = selectors.length > 0 ? await findTargets(ctx, selectors) : new Map();
  const named = parsed.flatMap(({ wish, word, rest }): [string, WishName][] => {
    const kind = word === 'kind' ? ctx.portal.kinds.get(rest)?.names : undefined;
    if (kind) return [[wish, { name: kind.many, href: null }]];
    const target = targets.get(wish) as WishName | undefined;
    return target ? [[wish, { name: texts.wishName(wish, target.name), href: target.href }]] : [];
  });
  return new Map(named);
};

const isTarget = ({ word }: { readonly word: string }) => LESS_WORDS.some((known) => known === word);
