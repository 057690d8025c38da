// Optional bundles are switched off by BUNDLES_OFF, or else in the interface, where it holds from the next start on.
import { eq } from 'drizzle-orm';
import type { Bundle } from './bundle.ts';
import { bundleSwitches } from './bundle-switches.schema.ts';
import type { Config } from './config.ts';
import type { Ctx } from './ctx.ts';
import type { Database } from './database.ts';
import type { Logger } from './log.ts';

interface Starting {
  readonly config: Pick<Config, 'bundlesOff'>;
  readonly database: Database;
  readonly bundles: readonly Bundle[];
  readonly log: Logger;
}

/**
 * Finds at start which bundles are off. What BUNDLES_OFF says goes before all else; a name that can't be switched off any more
 * is passed over.
 */
export const findBundlesOff = async (starting: Starting): Promise<readonly string[]> => {
  const { config, database, bundles, log } = starting;
  if (config.bundlesOff.length > 0) return config.bundlesOff;
  const { rows } = await database.query('select name from bundle_switches').catch((error: Error) => {
    log.warn({ err: error }, 'nobody knows which bundles are switched off; all run');
    return { rows: [] };
  });
  const off = new Set(rows.map(({ name }) => String(name)));
  return bundles.filter(({ name, optional }) => optional && off.has(name)).map(({ name }) => name);
};

/** Lists what is switched off in the interface, whether or not it holds yet. */
export const listSwitchedOff = async ({ db }: Ctx): Promise<ReadonlySet<string>> =>
  new Set((await db.select({ name: bundleSwitches.name }).from(bundleSwitches)).map(({ name }) => name));

/** Switches a bundle off or on in the caller's transaction; returns false where it was so already. */
export const setBundleSwitch = async (ctx: Ctx, name: string, isOff: boolean): Promise<boolean> => {
  const { rowCount } = isOff
    ? await ctx.db.insert(bundleSwitches).values({ name, at: ctx.now }).onConflictDoNothing()
    : await ctx.db.delete(bundleSwitches).where(eq(bundleSwitches.name, name));
  return Boolean(rowCount);
};
