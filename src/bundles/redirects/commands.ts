// Makes rules for addresses that have moved, takes them away, reads many from a table, and forgets what is missing.
import { eq, inArray, sql } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { CsvRow } from '#kernel/csv-rows.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { readLinkAddress } from '#kernel/link-address.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked, Invalid } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { record } from '#bundles/history/public.ts';
import { IMPORT_LIMIT, MAX_PASSES, MAX_PATTERNS, REDIRECTS_TAG, ROWS_AT_ONCE } from './constants.ts';
import { mayChangeRedirects } from './policy.ts';
import { findRule, patternRules, rulesAbout, targetsFitting } from './queries.ts';
import type { Redirect } from './queries.ts';
import {
  asksOf,
  isPattern,
  isPatternSound,
  isTargetSound,
  matchPattern,
  readPath,
  sampleOf,
  tidyTarget,
} from './rules.ts';
import { missingAddresses, redirects } from './schema.ts';
import * as texts from './texts.ts';

export interface TypedRule {
  readonly source: string;
  readonly target: string;
}

type NewRule = Pick<Redirect, 'source' | 'target' | 'isPattern'>;

export type RuleOutcome = { readonly kind: 'saved'; readonly rule: NewRule } | Invalid;

/** Saves a rule for an address or a pattern; one that is there already leads elsewhere from then on. Throws 403. */
export const saveRule = async (ctx: Ctx, typed: TypedRule): Promise<RuleOutcome> => {
  if (!mayChangeRedirects(ctx.viewer)) throw forbidden();
  const checked = readRule(ctx, typed);
  if (checked.kind === 'invalid') return checked;
  const rule = checked.value;
  return withTransaction(ctx, async (ctx): Promise<RuleOutcome> => {
    await lockRules(ctx);
    const fault = await faultOf(ctx, rule);
    if (fault) return invalid(fault);
    await insertRules(ctx, [rule]);
    await record(ctx, { type: 'redirect', objectId: 0, action: 'redirect.saved', after: { ...rule } });
    touch(ctx, REDIRECTS_TAG);
    return { kind: 'saved', rule };
  });
};

/** Reads what is typed, and returns it as it is kept. */
const readRule = (ctx: Ctx, typed: TypedRule): Checked<NewRule> => {
  const source = readPath(typed.source);
  if (source === undefined || source === '/') return invalid({ source: texts.noSource });
  if (isPattern(source) && !isPatternSound(source)) return invalid({ source: texts.noPattern });
  const address = readLinkAddress(typed.target, ctx.config.publicUrl);
  if (address === undefined) return invalid({ target: texts.noTarget });
  const target = tidyTarget(address);
  if (!isTargetSound(source, target)) return invalid({ target: texts.noStars });
  if (asksOf(target).includes(source)) return invalid({ target: texts.toItself });
  return valid({ source, target, isPattern: isPattern(source) });
};

/** Lets changes run one at a time, so that no two make a chain together. */
const lockRules = (ctx: Ctx) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('litfass redirects'))`);

/**
 * Whoever follows an address arrives with one step: no rule leads to where another one begins. Only what stars put together may be
 * an address with a rule of its own, which is the second step and the last.
 */
const faultOf = async (ctx: Ctx, rule: NewRule) => {
  const { source } = rule;
  const end =
    rule.isPattern && rule.target.includes('$') ? rule.target.replaceAll(/\$\d/g, 'x') : rule.target;
  const ends = asksOf(end);
  const [starts, leading] = await rulesAbout(ctx, ends, [source]);
  const from = starts.find((other) => other.source !== source);
  if (from) return { target: texts.goesOn(from.source, from.target) };
  const to = leading.find((other) => other.source !== source && asksOf(other.target).includes(source));
  if (to) return { source: texts.ledTo(to.source) };
  const patterns = (await patternRules(ctx)).filter((other) => other.source !== source);
  const path = ends.at(-1);
  const next = path === undefined ? undefined : patterns.find((other) => matchPattern(other.source, path));
  if (next) return { target: texts.goesOn(end, next.target) };
  if (!rule.isPattern) return undefined;
  if (path !== undefined && matchPattern(source, path)) return { target: texts.toItself };
  const before = await targetsFitting(ctx, source);
  if (before) return { source: texts.ledTo(before.source) };
  if (patterns.some((other) => leadsTo(other.target.replaceAll(/\$\d/g, 'x'), source)))
    return { source: texts.ledTo(sampleOf(source)) };
  return patterns.length >= MAX_PATTERNS ? { source: texts.tooManyPatterns(MAX_PATTERNS) } : undefined;
};

const leadsTo = (target: string, pattern: string) => {
  const path = asksOf(target).at(-1);
  return path !== undefined && matchPattern(pattern, path) !== undefined;
};

const insertRules = async (ctx: Ctx, rules: readonly NewRule[]) => {
  await ctx.db
    .insert(redirects)
    .values(rules.map((rule) => ({ ...rule, createdAt: ctx.now })))
    .onConflictDoUpdate({
      target: redirects.source,
      set: { target: sql`excluded.target`, createdAt: sql`excluded.created_at` },
    });
  // What has a rule isn't missing any more.
  await ctx.db.delete(missingAddresses).where(
    inArray(
      missingAddresses.path,
      rules.map(({ source }) => source),
    ),
  );
};

/** Throws 403 and 404. */
export const removeRule = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChangeRedirects(ctx.viewer)) throw forbidden();
    const rule = await findRule(ctx, id);
    if (!rule) throw notFound();
    await ctx.db.delete(redirects).where(eq(redirects.id, id));
    const { source, target } = rule;
    await record(ctx, {
      type: 'redirect',
      objectId: 0,
      action: 'redirect.removed',
      before: { source, target },
    });
    touch(ctx, REDIRECTS_TAG);
  });

/** Forgets a missing address until it is asked for again. Throws 403. */
export const forgetMissing = (ctx: Ctx, path: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChangeRedirects(ctx.viewer)) throw forbidden();
    await ctx.db.delete(missingAddresses).where(eq(missingAddresses.path, path));
    await record(ctx, {
      type: 'redirect',
      objectId: 0,
      action: 'redirect.missingForgotten',
      after: { source: path },
    });
  });

export interface ImportFault {
  readonly line: number;
  readonly reason: string;
}

export interface ImportResult {
  readonly saved: number;
  readonly faults: readonly ImportFault[];
}

/**
 * Imports rows of two columns, from where and to where; what can't be imported is left out and reported. Patterns may be among
 * them, too. Throws 403 and 429.
 */
export const importRules = async (ctx: Ctx, rows: readonly CsvRow[]): Promise<ImportResult> => {
  if (!mayChangeRedirects(ctx.viewer)) throw forbidden();
  await limitAttempts(ctx, `redirects-import:${ctx.viewer.id}`, IMPORT_LIMIT);
  const faults: ImportFault[] = [];
  const bySource = new Map<string, NewRule & { line: number }>();
  for await (const { line, cells } of inTurns(rows)) {
    const [source = '', target = ''] = cells;
    // The first row often says what the columns are.
    if (line === rows[0]!.line && readPath(source) === undefined) continue;
    const checked = readRule(ctx, { source, target });
    if (checked.kind === 'valid') bySource.set(checked.value.source, { ...checked.value, line });
    else faults.push({ line, reason: Object.values(checked.errors)[0]! });
  }
  // All reasons are collected before any rule is removed: rules that lead on to each other are the reason for one another.
  const chained = new Map<string, ImportFault>();
  for await (const { line, source, target } of inTurns(bySource.values())) {
    const next = bySource.get(asksOf(target).find((address) => bySource.has(address)) ?? '');
    if (next) chained.set(source, { line, reason: texts.goesOn(next.source, next.target) });
  }
  for (const [source, fault] of chained) {
    faults.push(fault);
    bySource.delete(source);
  }
  const saved = await withTransaction(ctx, async (ctx) => {
    await lockRules(ctx);
    const count = await saveAll(ctx, [...bySource.values()], faults);
    await record(ctx, {
      type: 'redirect',
      objectId: 0,
      action: 'redirect.imported',
      after: { count, faults: faults.length },
    });
    touch(ctx, REDIRECTS_TAG);
    return count;
  });
  return { saved, faults: faults.toSorted((a, b) => a.line - b.line) };
};

/** Yields the rows, and lets readers be served in between: a million rows take seconds. */
async function* inTurns<Row>(rows: Iterable<Row>): AsyncGenerator<Row> {
  let at = 0;
  for (const row of rows) {
    if (at++ % ROWS_AT_ONCE === 0) await nextTurn();
    yield row;
  }
}

type NumberedRule = NewRule & { readonly line: number };

/**
 * Saves what makes no chain with the rules that are there. A rule that the same table leads elsewhere may be what a line was
 * refused for, so what was refused is tried again as long as there is less of it.
 */
const saveAll = async (ctx: Ctx, rules: readonly NumberedRule[], faults: ImportFault[]): Promise<number> => {
  let refused = await savePass(ctx, rules);
  for (let pass = 1, before = rules.length; pass < MAX_PASSES && refused.length < before; pass++) {
    before = refused.length;
    const lines = new Set(refused.map(({ line }) => line));
    refused = await savePass(
      ctx,
      rules.filter(({ line }) => lines.has(line)),
    );
  }
  faults.push(...refused);
  return rules.length - refused.length;
};

/** Tries each of the rules once, and returns why the others weren't saved. */
const savePass = async (ctx: Ctx, rules: readonly NumberedRule[]): Promise<ImportFault[]> => {
  const refused: ImportFault[] = [];
  const plain = rules.filter(({ isPattern }) => !isPattern);
  const patterns = await patternRules(ctx);
  for (let at = 0; at < plain.length; at += ROWS_AT_ONCE) {
    const batch = plain.slice(at, at + ROWS_AT_ONCE);
    const [starts, ends] = await rulesAbout(
      ctx,
      batch.flatMap(({ target }) => asksOf(target)),
      batch.map(({ source }) => source),
    );
    const [sources, targets] = [
      new Set(starts.map(({ source }) => source)),
      new Set(ends.flatMap(({ target }) => asksOf(target))),
    ];
    const sound = batch.filter(({ line, source, target }) => {
      const isChain =
        asksOf(target).some((address) => sources.has(address)) ||
        targets.has(source) ||
        patterns.some((rule) => leadsTo(target, rule.source));
      if (isChain) refused.push({ line, reason: texts.chain });
      return !isChain;
    });
    if (sound.length > 0)
      await insertRules(
        ctx,
        sound.map(({ line: _line, ...rule }) => rule),
      );
  }
  for (const { line, ...rule } of rules.filter(({ isPattern }) => isPattern)) {
    const fault = await faultOf(ctx, rule);
    if (fault) refused.push({ line, reason: Object.values(fault)[0]! });
    else await insertRules(ctx, [rule]);
  }
  return refused;
};
