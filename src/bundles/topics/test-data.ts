// Makes categories for tests.
import { randomBytes } from 'node:crypto';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { createCategory } from './commands.ts';
import type { Category } from './queries.ts';

/** Makes a category with a name of its own, at the end of the newspaper. */
export const aCategory = (
  ctx: Ctx,
  changes: Partial<Pick<Category, 'name' | 'slug' | 'tone'>> = {},
): Promise<Category> => {
  const slug = `rubrik-${randomBytes(4).toString('hex')}`;
  return createCategory(actAs(ctx, portalItself), { name: `Rubrik ${slug}`, slug, ...changes });
};
