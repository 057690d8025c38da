// `npm run selftest` runs the same checks as at /admin/selbsttest, in the terminal. It works when half of the things are
// broken: what can't be reached is a finding. Exit code 0 without failures, else 1.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '#kernel/config.ts';
import type { Config } from '#kernel/config.ts';
import { createPortal } from '#kernel/create-portal.ts';
import { makeCtx } from '#kernel/ctx.ts';
import { openDatabase } from '#kernel/database.ts';
import type { DatabaseTarget } from '#kernel/database.ts';
import { openFiles } from '#kernel/files.ts';
import { createLogger } from '#kernel/log.ts';
import type { Portal } from '#kernel/portal.ts';
import { loadSecrets } from '#kernel/secret-file.ts';
import { runSelfTest, worstOf } from '#kernel/self-test.ts';
import type { CheckResult } from '#kernel/self-test.ts';
import { StartError } from '#kernel/start-error.ts';
import { portalItself } from '#kernel/viewer.ts';
import { verdict } from '#bundles/operations/self-test/texts.ts';
import { bundles } from './bundles.ts';
import { usageOf } from './command-help.mjs';
import { connectEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import { noPortalIn, targetOf } from './open-portal.ts';
import { shell } from './shell.tsx';

const USAGE = usageOf('selftest');
const SIGNS = { ok: '✓', warning: '!', failure: '✗' } as const;
const MIN_WIDTH = 12;

export const runSelfTestCommand = async (
  args: readonly string[],
  say: (line: string) => void,
): Promise<number> => {
  if (args.length > 0) throw new StartError(USAGE);
  const config = readConfig();
  // A folder that was mistyped would get a secret and files that nobody wants.
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'postgres')))
    throw new StartError(noPortalIn(config.dataDir));
  const portal = await openForTesting(config);
  try {
    const results = await runSelfTest(makeCtx(portal, portalItself));
    for (const line of linesOf(results)) say(line);
    const countOf = (state: string) => results.filter((result) => result.state === state).length;
    say('');
    say(verdict(countOf('failure'), countOf('warning')));
    return worstOf(results) === 'failure' ? 1 : 0;
  } finally {
    await Promise.allSettled([portal.jobs.stop(), portal.tagBroadcast.close()]);
    await portal.database.close().catch(() => undefined);
  }
};

/** Nothing is changed, not even what a start would tell other processes; a database that isn't there is opened all the same. */
const openForTesting = async (config: Config): Promise<Portal> => {
  const log = createLogger({ logLevel: 'silent' });
  return createPortal({
    config,
    secrets: await loadSecrets(config),
    log,
    database: openDatabase(await findDatabase(config), log),
    files: openFiles(config),
    bundles,
    shell,
  });
};

const findDatabase = async (config: Config): Promise<DatabaseTarget> => {
  if (config.databaseUrl) return targetOf(config, undefined);
  const running = await connectEmbeddedPostgres(config).catch(() => undefined);
  // The database would be there if it ran: connecting fails, and the check says so.
  const elsewhere = { socketDir: path.join(config.dataDir, 'postgres'), port: 5432, user: 'litfass' };
  return targetOf(config, running ?? elsewhere);
};

/** Writes results in lines: titles stand in a column of their own; advice below what was found. */
export const linesOf = (results: readonly CheckResult[]): string[] => {
  const width = Math.max(MIN_WIDTH, ...results.map(({ title }) => title.length));
  return results.flatMap(({ state, title, found, advice }) => [
    `${SIGNS[state]} ${title.padEnd(width)}  ${found}`,
    ...(advice && state !== 'ok' ? [`  ${' '.repeat(width)}  → ${advice}`] : []),
  ]);
};
