// Topic: the addresses that lead to pieces, for archives that take these along.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { rulesLeadingTo } from './queries.ts';

export const pathsLeadingTo = async (ctx: Ctx, refs: readonly (ContentRef & { readonly href: string })[]) => {
  const byPath = new Map(refs.map((ref) => [ref.href, ref]));
  const rules = await rulesLeadingTo(ctx, [...byPath.keys()]);
  return rules.flatMap(({ source, target }) => {
    const ref = byPath.get(target);
    return ref ? [{ type: ref.type, id: ref.id, path: source }] : [];
  });
};
