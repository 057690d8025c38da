// What has come is recorded under the key that it had there, so that it comes once.
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { Import, ImportedThing } from '../queries.ts';
import type { EntryKind } from '../reading/entries.ts';
import { withoutScheme } from '../rules.ts';
import { importedThings, imports } from '../schema.ts';

export interface Ref {
  readonly type: string;
  readonly id: number;
}

/** Portals of files that say nothing of themselves are told apart by the import. */
export const siteOf = ({ id, site }: Pick<Import, 'id' | 'site'>): string => withoutScheme(site) || `#${id}`;

/** Records what has come; false where somebody else has brought it meanwhile. */
export const recordImported = async (
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

/** Forgets what has gone, or stays as somebody's own. */
export const forget = (ctx: Ctx, { site, kind, key }: Pick<ImportedThing, 'site' | 'kind' | 'key'>) =>
  ctx.db
    .delete(importedThings)
    .where(and(eq(importedThings.site, site), eq(importedThings.kind, kind), eq(importedThings.key, key)));

/**
 * Locks a portal, so that one thing of it is taken at a time, whichever import brings it or lets it go, and nobody and nothing
 * is made twice.
 */
export const lockSite = (ctx: Ctx, source: Pick<Import, 'id' | 'site'>) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('litfass imports'), hashtext(${siteOf(source)}))`);

/** The import is taken back by now: nothing more comes by it. */
export class TakenBack extends Error {}

/**
 * Locks the portal for what comes. Whoever takes the import back waits until it is there, and lets it go with the others;
 * throws TakenBack after that.
 */
export const lockTaking = async (ctx: Ctx, source: Pick<Import, 'id' | 'site'>): Promise<void> => {
  await lockSite(ctx, source);
  const [now] = await ctx.db
    .select({ state: imports.state })
    .from(imports)
    .where(eq(imports.id, source.id))
    .for('share');
  if (!now || now.state === 'takingBack' || now.state === 'takenBack') throw new TakenBack();
};
