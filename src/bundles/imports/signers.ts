// Says whether this portal knows who has signed an archive: itself, or whose fingerprint somebody has compared before.
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { ownFingerprint } from '#bundles/archives/public.ts';
import type { Import } from './queries.ts';
import { imports } from './schema.ts';

type Signed = Pick<Import, 'id' | 'site' | 'signer'>;

/** Says whether the signer is known, which is true for what nobody signs. */
export const isSignerKnown = async (ctx: Ctx, { id, site, signer }: Signed): Promise<boolean> => {
  if (signer === null || signer === ownFingerprint(ctx.portal.secrets)) return true;
  const isCompared = sql`${imports.choices}->>'signer' = ${signer}`;
  return (await ctx.db.$count(imports, and(ne(imports.id, id), eq(imports.site, site), isCompared))) > 0;
};

/** Says whether what came from there before was signed by another key: either that was changed, or somebody pretends. */
export const hasOtherSigner = async (ctx: Ctx, { id, site, signer }: Signed): Promise<boolean> => {
  if (signer === null) return false;
  const isOther = and(isNotNull(sql`${imports.choices}->>'signer'`), ne(imports.signer, signer));
  return (await ctx.db.$count(imports, and(ne(imports.id, id), eq(imports.site, site), isOther))) > 0;
};
