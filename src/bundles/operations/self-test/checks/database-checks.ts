// Checks whether the database answers, keeps what it has confirmed, and tells the same time.
import type { Ctx } from '#kernel/ctx.ts';
import { CONNECTIONS_PER_PROCESS } from '#kernel/database.ts';
import { describeError } from '#kernel/serialized-error.ts';
import { failure, ok, warning } from '#kernel/self-test.ts';
import type { Finding, SelfTestCheck } from '#kernel/self-test.ts';
import * as texts from '../texts.ts';

const OLDEST = 150_000;
/** Pages and jobs. */
const PROCESSES = 2;
const TIMEOUT_MS = 8000;

const showAll = async ({ portal }: Ctx) => {
  const { rows } = await portal.database.query(`select
    current_setting('server_version') as version, current_setting('server_version_num')::int as number,
    current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
    current_setting('synchronous_commit') as synchronous_commit, current_setting('server_encoding') as encoding,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections`);
  return rows[0] as unknown as DatabaseSettings;
};

export interface DatabaseSettings {
  readonly version: string;
  readonly number: number;
  readonly fsync: string;
  readonly full_page_writes: string;
  readonly synchronous_commit: string;
  readonly encoding: string;
  readonly connections: number;
}

const runDatabase = async (ctx: Ctx): Promise<Finding> => {
  const startedAt = performance.now();
  try {
    const { version, number } = await showAll(ctx);
    if (number < OLDEST) return failure(texts.databaseOld(version), texts.databaseOldAdvice);
    return ok(texts.databaseFound(version, Math.round(performance.now() - startedAt)));
  } catch (error) {
    return failure(texts.databaseAway(describeError(error).slice(0, 200)), texts.databaseAwayAdvice);
  }
};

/** Judges the database's settings. It is exported for its test: no test database has settings as bad as these. */
export const judgeSettings = (settings: DatabaseSettings): Finding => {
  const { encoding, connections } = settings;
  if (encoding !== 'UTF8') return failure(texts.encodingWrong(encoding), texts.encodingAdvice);
  const off = (['fsync', 'full_page_writes', 'synchronous_commit'] as const).filter(
    (name) => settings[name] === 'off',
  );
  if (off.length > 0) return failure(texts.notDurable(off.join(', ')), texts.notDurableAdvice);
  const needed = CONNECTIONS_PER_PROCESS * PROCESSES;
  if (connections < needed)
    return warning(texts.fewConnections(connections, needed), texts.fewConnectionsAdvice);
  return ok(texts.settingsFine);
};

const MAX_CLOCK_MS = 2000;

/**
 * Compares the clocks. Half of the time of the question and its answer is taken to have passed before the database read its
 * own.
 */
const runClock = async ({ portal }: Ctx): Promise<Finding> => {
  const before = Date.now();
  const { rows } = await portal.database.query('select extract(epoch from clock_timestamp()) * 1000 as now');
  const off = Math.abs(Number(rows[0]!['now']) - (before + Date.now()) / 2);
  if (off <= MAX_CLOCK_MS) return ok(texts.clockFine);
  return failure(texts.clockOff(texts.seconds(Math.round(off))), texts.clockAdvice);
};

export const databaseChecks: readonly SelfTestCheck[] = [
  { name: 'database', title: texts.database, order: 10, timeoutMs: TIMEOUT_MS, run: runDatabase },
  {
    name: 'database-settings',
    title: texts.settings,
    order: 11,
    needsDatabase: true,
    timeoutMs: TIMEOUT_MS,
    run: async (ctx) => judgeSettings(await showAll(ctx)),
  },
  {
    name: 'clock',
    title: texts.clock,
    order: 12,
    needsDatabase: true,
    timeoutMs: TIMEOUT_MS,
    run: runClock,
  },
];
