// Changes a text that the portal says.
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid, refused, valid } from '#kernel/outcomes.ts';
import type { Checked, Invalid, Refused } from '#kernel/outcomes.ts';
import { visibleWords } from '#kernel/visible-words.ts';
import { record } from '#bundles/history/public.ts';
import { mayChangeSettings } from '#bundles/settings/public.ts';
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH, WORDINGS_TAG } from './constants.ts';
import type { Wording } from './define.ts';
import { findWording, lockWording, partsOf, stampOf } from './queries.ts';
import type { WordingRow } from './queries.ts';
import { problemsIn } from './rules.ts';
import { wordings } from './schema.ts';
import * as texts from './texts.ts';

export type WordingOutcome = { readonly kind: 'saved' } | Invalid | Refused;
type Parts = Readonly<Record<string, string>>;

/** `seen` is the stamp of what the administrator had before them. Throws 403, and 404. */
export const saveWording = (
  ctx: Ctx,
  key: string,
  { parts, seen }: { readonly parts: Parts; readonly seen: string },
): Promise<WordingOutcome> =>
  withTransaction(ctx, async (ctx): Promise<WordingOutcome> => {
    const wording = await authorize(ctx, key);
    const checked = checkParts(wording, parts);
    if (checked.kind === 'invalid') return checked;
    // Of two who change it first, one waits for the other.
    const fresh = { key, parts: checked.value, changedAt: ctx.now };
    const { rowCount } = await ctx.db.insert(wordings).values(fresh).onConflictDoNothing();
    const locked = await lockWording(ctx, key);
    const before = rowCount ? undefined : locked;
    if (seen !== stampOf(before)) {
      if (rowCount) await ctx.db.delete(wordings).where(eq(wordings.key, key));
      return refused(texts.conflict);
    }
    const said = partsOf(wording, before);
    if (isDeepStrictEqual(said, checked.value)) {
      if (rowCount) await ctx.db.delete(wordings).where(eq(wordings.key, key));
      return { kind: 'saved' };
    }
    // Two changes within one moment get different stamps, too.
    const changedAt = new Date(Math.max(ctx.now.getTime(), (before?.changedAt.getTime() ?? 0) + 1));
    await ctx.db.update(wordings).set({ parts: checked.value, changedAt }).where(eq(wordings.key, key));
    await recordWording(ctx, wording, 'wording.changed', { before: said, after: checked.value });
    return { kind: 'saved' };
  });

/**
 * The portal says it as it came. `seen` is the stamp of what the administrator had before them; programs may leave it out.
 * Throws 403, and 404.
 */
export const resetWording = (ctx: Ctx, key: string, seen = ''): Promise<WordingOutcome> =>
  withTransaction(ctx, async (ctx): Promise<WordingOutcome> => {
    const wording = await authorize(ctx, key);
    const before = await lockWording(ctx, key);
    if (!before) return { kind: 'saved' };
    if (seen !== '' && seen !== stampOf(before)) return refused(texts.conflict);
    await ctx.db.delete(wordings).where(eq(wordings.key, key));
    const change = { before: partsOf(wording, before), after: partsOf(wording, undefined) };
    await recordWording(ctx, wording, 'wording.reset', change);
    return { kind: 'saved' };
  });

const authorize = async (ctx: Ctx, key: string): Promise<Wording> => {
  if (!mayChangeSettings(ctx.viewer)) throw forbidden();
  const wording = await findWording(ctx, key);
  if (!wording) throw notFound();
  return wording;
};

/** Also for a preview of what isn't saved. */
export const checkParts = ({ parts, placeholders }: Wording, typed: Parts): Checked<Parts> => {
  const errors: Record<string, string> = {};
  const checked = Object.entries(parts).map(([name, { isLine = false, needs }]) => {
    const text = visibleWords(typed[name] ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
    const max = isLine ? MAX_LINE_LENGTH : MAX_TEXT_LENGTH;
    const { unknown, missing } = problemsIn(text, Object.keys(placeholders), needs);
    if (text === '') errors[name] = texts.partMissing;
    else if (text.length > max) errors[name] = texts.tooLong(max);
    else if (isLine && text.includes('\n')) errors[name] = texts.oneLine;
    else if (unknown.length > 0) errors[name] = texts.placeholdersUnknown(unknown);
    else if (missing.length > 0) errors[name] = texts.placeholdersMissing(missing);
    return [name, text] as const;
  });
  return Object.keys(errors).length > 0 ? invalid(errors) : valid(Object.fromEntries(checked));
};

interface WordingChange {
  readonly before: NonNullable<WordingRow['parts']>;
  readonly after: Parts;
}

/** Of texts that have no number of their own the history tells the name. */
const recordWording = async (
  ctx: Ctx,
  wording: Wording,
  action: string,
  { before, after }: WordingChange,
) => {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  const recordedOf = (parts: Parts) => ({
    wording: wording.name,
    words: changed.map((name) => `${wording.parts[name]!.label}: ${parts[name] ?? ''}`).join('\n\n'),
  });
  await record(ctx, {
    type: 'wording',
    objectId: 0,
    action,
    before: recordedOf(before),
    after: recordedOf(after),
  });
  touch(ctx, WORDINGS_TAG);
};
