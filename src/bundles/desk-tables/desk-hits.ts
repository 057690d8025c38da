// Finds one's saved views among what is found in the desks.
import type { Ctx } from '#kernel/ctx.ts';
import type { DeskHit, DeskQuestion } from '#kernel/desk-search.ts';
import { deskTables } from '#kernel/desk-table.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { mayUseTable } from './policy.ts';
import { listViews } from './queries.ts';

/** Finds views by words of their names, or by the name of their table. */
export const findViewHits = async (ctx: Ctx, { words, limit }: DeskQuestion): Promise<DeskHit[]> => {
  if (!isSignedIn(ctx.viewer) || ctx.viewer.id === null) return [];
  const [tables, views] = await Promise.all([deskTables.collect(ctx), listViews(ctx, ctx.viewer.id)]);
  return views
    .flatMap(({ tableName, name, query }): DeskHit[] => {
      const table = tables.find((each) => each.name === tableName);
      if (!table || !mayUseTable(ctx.viewer, table)) return [];
      const text = `${name} ${table.title}`.toLowerCase();
      if (!words.every((word) => text.includes(word))) return [];
      const href = url(table.path) + (query && `?${query}`);
      return [{ group: 'action', name, note: table.title, href }];
    })
    .slice(0, limit);
};
