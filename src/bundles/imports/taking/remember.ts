// Topic: what has come is remembered under the key that it had there, so that it comes once.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { Import } from '../queries.ts';
import type { EntryKind } from '../reading/entries.ts';
import { withoutScheme } from '../rules.ts';
import { importedThings } from '../schema.ts';

export interface Ref {
  readonly type: string;
  readonly id: number;
}

/** Portals of files that say nothing of themselves are told apart by the import. */
export const siteOf = ({ id, site }: Pick<Import, 'id' | 'site'>): string => withoutScheme(site) || `#${id}`;

/** False where somebody else has brought it meanwhile. */
export const remember = async (
  ctx: Ctx,
  { id, site }: Pick<Import, 'id' | 'site'>,
  kind: EntryKind,
  key: string,
  ref: Ref,
): Promise<boolean> => {
  const { rowCount } = await ctx.db
    .insert(importedThings)
    .values({
      site: siteOf({ id, site }),
      kind,
      key,
      refType: ref.type,
      refId: ref.id,
      importId: id,
      takenAt: new Date(),
    })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
};

/** One thing of a portal at a time, whichever import brings it, so that nobody and nothing is made twice. */
export const lockTaking = (ctx: Ctx, source: Pick<Import, 'id' | 'site'>) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('litfass imports'), hashtext(${siteOf(source)}))`);
