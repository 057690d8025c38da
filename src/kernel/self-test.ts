// Runs the self-test of an installation. Each bundle declares by the slot what it needs to work and how that is tried; the page
// and the command show the same. A check that hangs or breaks is a finding, never the end of the others.
import type { Ctx } from './ctx.ts';
import { describeError } from './serialized-error.ts';
import { defineSlot } from './slots.ts';
import { withoutSecrets } from './hidden-secrets.ts';
import * as texts from './texts.ts';

export type FindingState = 'ok' | 'warning' | 'failure';

export interface Finding {
  readonly state: FindingState;
  /** What was found, in a sentence. */
  readonly found: string;
  /** What to do about it, where something is to be done. */
  readonly advice?: string;
}

export const ok = (found: string): Finding => ({ state: 'ok', found });
export const warning = (found: string, advice: string): Finding => ({ state: 'warning', found, advice });
export const failure = (found: string, advice: string): Finding => ({ state: 'failure', found, advice });

export interface SelfTestCheck {
  /** A name such as `database`, under which its finding is kept. */
  readonly name: string;
  /** A title such as „Datenbank“. */
  readonly title: string;
  /** The place among the checks; those with a lower number stand first. */
  readonly order: number;
  /** Whether it needs a database; without one it isn't tried. */
  readonly needsDatabase?: boolean;
  readonly timeoutMs: number;
  /** Tries it. What it throws is a failure. */
  readonly run: (ctx: Ctx) => Promise<Finding>;
}

export const selfTests = defineSlot<void, SelfTestCheck>('desk.self-tests');

export interface CheckResult extends Finding {
  readonly name: string;
  readonly title: string;
  readonly ms: number;
}

/** Runs all checks at once and returns their results in order. Secrets of the configuration are in no sentence. */
export const runSelfTest = async (ctx: Ctx): Promise<CheckResult[]> => {
  const checks = (await selfTests.collect(ctx)).toSorted((a, b) => a.order - b.order);
  const isReachable = await within(DATABASE_TIMEOUT_MS, ctx.portal.database.query('select 1')).then(
    () => true,
    () => false,
  );
  return Promise.all(
    checks.map(async (check): Promise<CheckResult> => {
      const startedAt = performance.now();
      const finding = check.needsDatabase && !isReachable ? withoutDatabase : await tryCheck(ctx, check);
      const { name, title } = check;
      const ms = Math.round(performance.now() - startedAt);
      const { state, found, advice } = finding;
      return {
        name,
        title,
        ms,
        state,
        found: withoutSecrets(ctx, found),
        ...(advice && { advice: withoutSecrets(ctx, advice) }),
      };
    }),
  );
};

const DATABASE_TIMEOUT_MS = 6000;

const withoutDatabase = warning(texts.selfTestWithoutDatabase, texts.selfTestDatabaseFirst);

const tryCheck = async (ctx: Ctx, { run, timeoutMs }: SelfTestCheck): Promise<Finding> => {
  try {
    return await within(timeoutMs, run(ctx));
  } catch (error) {
    if (error === TOO_LATE)
      return failure(texts.selfTestTooLate(Math.round(timeoutMs / 1000)), texts.selfTestTooLateAdvice);
    return failure(describeError(error).slice(0, MAX_FOUND), texts.selfTestBrokenAdvice);
  }
};

const MAX_FOUND = 300;
const TOO_LATE = new Error('too late');

const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(TOO_LATE), ms)));
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
};

/** Returns the worst of all findings. */
export const worstOf = (results: readonly Finding[]): FindingState => {
  if (results.some(({ state }) => state === 'failure')) return 'failure';
  return results.some(({ state }) => state === 'warning') ? 'warning' : 'ok';
};
