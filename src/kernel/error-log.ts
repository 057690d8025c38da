// Gathers what went wrong in the last seven days, for administrators: in memory by each process, grouped, and written a few
// times a minute at most, so that a storm of errors never becomes a storm on the database.
import { gte, lt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { dayOf } from './calendar.ts';
import type { Ctx } from './ctx.ts';
import type { Database } from './database.ts';
import { DAY_MS } from './durations.ts';
import { errorDays } from './error-log.schema.ts';
import type { JobDefinition } from './jobs.ts';
import type { Logger } from './log.ts';
import { serializeError } from './serialized-error.ts';

export interface ErrorReport {
  readonly error: unknown;
  readonly source: 'page' | 'job';
  /** The template of the route, or the name of the job: never an address. */
  readonly place: string;
  /** The id of the request, or of the job. */
  readonly requestId: string;
}

export interface ErrorLog {
  /** Never throws and never waits. */
  readonly report: (report: ErrorReport) => void;
  /** Writes what is gathered; what can't be written is kept for the next time. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How many days errors are kept and shown. */
export const ERROR_DAYS = 7;
const FLUSH_MS = 15_000;
/** How many groups are kept at once; other kinds of errors are counted together. */
const MAX_GROUPS = 100;
const KEPT_REQUESTS = 5;
const MAX_MESSAGE = 300;

type Group = typeof errorDays.$inferInsert;

export const createErrorLog = (database: Database, log: Logger, flushMs = FLUSH_MS): ErrorLog => {
  let groups = new Map<string, Group>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (groups.size === 0) return;
    const written = groups;
    groups = new Map();
    try {
      await write(database, [...written.values()]);
    } catch (error) {
      for (const group of written.values()) add(groups, group);
      log.debug({ err: error }, 'errors could not be kept yet');
      later();
    }
  };
  const later = () => {
    if (!isClosed) timer ??= setTimeout(() => void flush(), flushMs).unref();
  };
  return {
    report: (report) => {
      add(groups, groupOf(report, new Date()));
      later();
    },
    flush,
    close: async () => {
      isClosed = true;
      await flush();
    },
  };
};

const add = (groups: Map<string, Group>, group: Group) => {
  const isFull = groups.size >= MAX_GROUPS && !groups.has(keyOf(group));
  const counted = isFull ? { ...group, ...MANY_OTHERS } : group;
  const known = groups.get(keyOf(counted));
  groups.set(keyOf(counted), known ? together(known, counted) : counted);
};

const keyOf = ({ fingerprint, day }: Group) => `${fingerprint} ${day}`;

const MANY_OTHERS = { fingerprint: 'others', type: 'Error', message: '', place: '', frame: '' };

const together = (a: Group, b: Group): Group => {
  const [older, newer] = a.lastAt <= b.lastAt ? [a, b] : [b, a];
  return {
    ...newer,
    count: a.count + b.count,
    firstAt: a.firstAt < b.firstAt ? a.firstAt : b.firstAt,
    requestIds: [...newer.requestIds, ...older.requestIds].slice(0, KEPT_REQUESTS),
  };
};

const groupOf = ({ error, source, place, requestId }: ErrorReport, now: Date): Group => {
  const told = serializeError(error);
  const frame = frameOf(told.stack ?? '');
  return {
    fingerprint: createHash('sha256')
      .update([source, told.type, place, frame].join('\n'))
      .digest('hex')
      .slice(0, 16),
    day: dayOf(now),
    source,
    type: told.type.slice(0, 80),
    message: withoutValues(told.message),
    place,
    frame,
    count: 1,
    firstAt: now,
    lastAt: now,
    requestIds: [/^[\w-]{1,64}$/.test(requestId) ? requestId : '–'],
  };
};

/** Returns the first line of the stack in our own files: `loadPage (src/bundles/front/page.ts:12)`. */
const frameOf = (stack: string): string => {
  for (const line of stack.split('\n')) {
    if (/node_modules|node:/.test(line)) continue;
    const [, name = '', file] =
      /^\s+at (?:(.*?) \()?.*?((?:src|dist)\/[^\s()?]+:\d+):\d+\)?$/.exec(line) ?? [];
    if (file) return (name ? `${name} (${file})` : file).slice(0, 200);
  }
  return '';
};

/**
 * Takes out of a message what was quoted: queries of addresses, long signs, whole texts; and control characters, some of which
 * PostgreSQL can't store. Names stay.
 */
export const withoutValues = (message: string): string =>
  message
    .replace(/\/\/[^\s/@]*@/g, '//…@')
    .replace(/\?[^\s"'„“)]+/g, '?…')
    .replace(/(["'`])((?:(?!\1).)*)\1/g, (quoted, mark: string, text: string) =>
      /^[\w.:/-]{0,40}$/.test(text) ? quoted : `${mark}…${mark}`,
    )
    .replace(/[\w+/=-]{24,}/g, (text) => (/\d/.test(text) ? '…' : text))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, MAX_MESSAGE);

const write = async (database: Database, rows: Group[]) => {
  const { count, firstAt, lastAt, requestIds } = errorDays;
  await database.db
    .insert(errorDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [errorDays.fingerprint, errorDays.day],
      set: {
        message: sql`excluded.message`,
        count: sql`${count} + excluded.count`,
        firstAt: sql`least(${firstAt}, excluded.first_at)`,
        lastAt: sql`greatest(${lastAt}, excluded.last_at)`,
        requestIds: sql`(excluded.request_ids || ${requestIds})[1:${sql.raw(String(KEPT_REQUESTS))}]`,
      },
    });
};

export type ErrorGroup = Omit<Group, 'day'>;

const MOST_LISTED = 200;

/** Lists the errors of the last seven days, grouped, the newest first. */
export const listErrors = async (ctx: Ctx): Promise<ErrorGroup[]> => {
  // The list includes what this process has gathered just now.
  await ctx.portal.errors.flush();
  const rows = await ctx.db
    .select()
    .from(errorDays)
    .where(gte(errorDays.lastAt, sinceOf(ctx)))
    .orderBy(sql`${errorDays.lastAt} desc`)
    .limit(MOST_LISTED * ERROR_DAYS);
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const known = groups.get(row.fingerprint);
    groups.set(row.fingerprint, known ? together(known, row) : row);
  }
  return [...groups.values()].slice(0, MOST_LISTED);
};

/** Counts the errors of those days and kinds whose latest error came since then. */
export const countErrorsSince = async (ctx: Ctx, since: Date): Promise<number> => {
  const [row] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${errorDays.count}), 0)::int` })
    .from(errorDays)
    .where(gte(errorDays.lastAt, since));
  return row?.sum ?? 0;
};

const sinceOf = ({ now }: Ctx) => new Date(now.getTime() - ERROR_DAYS * DAY_MS);

/** Deletes the errors that nobody is shown any more. */
export const pruneErrors: JobDefinition = {
  name: 'kernel.forget-old-errors',
  cron: '37 3 * * *',
  work: async (ctx) => {
    await ctx.db.delete(errorDays).where(lt(errorDays.lastAt, sinceOf(ctx)));
  },
};
