// Finds the addresses that lead to pieces, for archives that take these along; rules for many of them too, which come by
// archives.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FormerPattern } from '#bundles/archives/public.ts';
import { listPatterns, rulesLeadingTo } from './queries.ts';
import { asksOf, isPattern, matchPattern, shapeOfTarget, tidyTarget } from './rules.ts';

export const pathsLeadingTo = async (ctx: Ctx, refs: readonly (ContentRef & { readonly href: string })[]) => {
  const byPath = new Map(refs.map((ref) => [ref.href, ref]));
  const rules = await rulesLeadingTo(ctx, [...byPath.keys()]);
  return rules.flatMap(({ source, target }) => {
    const ref = byPath.get(target);
    return ref ? [{ type: ref.type, id: ref.id, path: source }] : [];
  });
};

type Placed = ContentRef & { readonly href: string };

/** Returns patterns that lead to some of these: to one alone, or to addresses like theirs. */
export const patternsLeadingTo = async (ctx: Ctx, refs: readonly Placed[]): Promise<FormerPattern[]> => {
  const byPath = new Map(refs.map(({ type, id, href }) => [tidyTarget(href), { type, id }]));
  return (await listPatterns(ctx)).flatMap(({ source, target }): FormerPattern[] => {
    const path = asksOf(target).at(-1);
    if (path === undefined) return [];
    const piece = byPath.get(path) ?? null;
    const shape = shapeOfTarget(path);
    const isLeading = isPattern(shape) && [...byPath.keys()].some((href) => matchPattern(shape, href));
    return piece || isLeading ? [{ source, target, piece }] : [];
  });
};
