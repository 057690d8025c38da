// Changes a setting.
import { and, eq, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badRequest, conflict, forbidden, notFound } from '#kernel/errors.ts';
import { touch, touchEverything } from '#kernel/invalidation.ts';
import { listHistory, record } from '#bundles/history/public.ts';
import { ENTRIES_OF_SETTINGS, SETTINGS_TAG } from './constants.ts';
import { changeOf } from './changes.ts';
import type { SettingChanged } from './changes.ts';
import type { NumberSetting, SettingDefinition, TextSetting } from './definition.ts';
import { listFields } from './fields.ts';
import { mayChangeSettings } from './policy.ts';
import { readSetting } from './queries.ts';
import { settings } from './schema.ts';
import { changedMeanwhile, changedSince, settingInvalid } from './texts.ts';
import { isOfEveryPage } from './time.ts';

/** Sets a setting for the whole portal. In the history settings share the object id 0. */
export const changeSetting = <T>(ctx: Ctx, definition: SettingDefinition<T>, value: T): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChangeSettings(ctx.viewer)) throw forbidden();
    const checked = definition.parse(value);
    if (checked === undefined) throw badRequest(settingInvalid, { [definition.key]: settingInvalid });
    const refusal = await definition.refusalOf?.(ctx, checked);
    if (refusal !== undefined) throw conflict(refusal);
    const row = { key: definition.key, value: checked, changedAt: ctx.now };
    // Whoever changes it at the same moment waits, also for the first time: each entry tells what really was before.
    await lockSettingKey(ctx, definition.key);
    const [before] = await ctx.db
      .select()
      .from(settings)
      .where(eq(settings.key, definition.key))
      .for('update');
    await ctx.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
    await record(ctx, {
      type: 'setting',
      objectId: 0,
      action: 'setting.changed',
      ...(before && { before: { [definition.key]: before.value } }),
      after: { [definition.key]: checked },
    });
    touchSetting(ctx, definition.key);
  });

/** Sets what a portal begins with; what somebody has set stays. Throws 403. */
export const presetSetting = <T>(ctx: Ctx, definition: SettingDefinition<T>, value: T): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChangeSettings(ctx.viewer)) throw forbidden();
    const row = { key: definition.key, value: definition.parse(value), changedAt: ctx.now };
    const { rowCount } = await ctx.db.insert(settings).values(row).onConflictDoNothing();
    if (!rowCount) return;
    const after = { [definition.key]: row.value };
    await record(ctx, { type: 'setting', objectId: 0, action: 'setting.changed', after });
    touchSetting(ctx, definition.key);
  });

export interface SettingChange {
  readonly definition: SettingDefinition<boolean> | SettingDefinition<string> | NumberSetting | TextSetting;
  readonly value: boolean | number | string;
  /** What was set when whoever changes it looked, where that is known. */
  readonly seen?: boolean | number | string;
}

/** Sets all of these or none, and returns how many had another value before. Throws 403, and 400 or 409 for what isn't allowed. */
export const saveSettings = (ctx: Ctx, changes: readonly SettingChange[]): Promise<number> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChangeSettings(ctx.viewer)) throw forbidden();
    let changed = 0;
    for (const { definition, value } of changes) {
      // Which type it is, `changeSetting` checks.
      const setting = definition as SettingDefinition<unknown>;
      if ((await readSetting(ctx, setting)) === value) continue;
      await changeSetting(ctx, setting, value);
      changed++;
    }
    return changed;
  });

/** Returns what may not be set so now, by the setting's key, with the reason. */
export const findRefusals = async (
  ctx: Ctx,
  changes: readonly SettingChange[],
): Promise<Record<string, string>> => {
  const told = await Promise.all(
    changes.map(async ({ definition, value, seen }) => {
      const setting = definition as SettingDefinition<unknown>;
      const now = await readSetting(ctx, setting);
      if (now === value) return [];
      const isOther = seen !== undefined && now !== seen;
      const refusal = isOther ? changedMeanwhile : await setting.refusalOf?.(ctx, value);
      return refusal === undefined ? [] : [[setting.key, refusal] as const];
    }),
  );
  return Object.fromEntries(told.flat());
};

/**
 * Sets back what an entry of the history says was changed: the value of before, or the one that the portal came with.
 * Throws 403, 404 for an entry that isn't one, and 409 when the setting was changed since or may not be set so now.
 */
export const takeBackChange = (ctx: Ctx, entryId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChangeSettings(ctx.viewer)) throw forbidden();
    const entry = (await listHistory(ctx, ENTRIES_OF_SETTINGS)).find(({ id }) => id === entryId);
    const change = entry && changeOf(entry);
    if (!change) throw notFound();
    const { key, before, after } = change;
    const refusal = await refusalByKey(ctx, key, before);
    if (refusal !== undefined) throw conflict(refusal);
    if (!(await setBack(ctx, change))) throw conflict(changedSince);
    await record(ctx, {
      type: 'setting',
      objectId: 0,
      action: 'setting.changed',
      ...(after !== undefined && { before: { [key]: after } }),
      ...(before !== undefined && { after: { [key]: before } }),
    });
    touchSetting(ctx, key);
  });

/** Sets a setting back and says whether it could be: what the entry came to must still hold, be it that nothing is set. */
const setBack = async (ctx: Ctx, { key, before, after }: SettingChanged): Promise<boolean> => {
  const row = { key, value: before, changedAt: ctx.now };
  const isSame = and(eq(settings.key, key), eq(settings.value, after));
  const { rowCount } =
    after === undefined
      ? await ctx.db.insert(settings).values(row).onConflictDoNothing()
      : before === undefined
        ? await ctx.db.delete(settings).where(isSame)
        : await ctx.db.update(settings).set(row).where(isSame);
  return (rowCount ?? 0) > 0;
};

/** Only settings on the page are set back; without a value of before the setting's own one holds again. */
const refusalByKey = async (ctx: Ctx, key: string, before: unknown): Promise<string | undefined> => {
  const field = (await listFields(ctx)).find(({ definition }) => definition.key === key);
  const definition = field?.definition as SettingDefinition<unknown> | undefined;
  return definition?.refusalOf?.(ctx, before === undefined ? definition.fallback : before);
};
/**
 * Returns what is set now, locked until the end of the caller's transaction, also where nothing is set yet: for values of
 * several parts, which their bundle tells the history in words of its own. Throws 403.
 */
export const lockSetting = async <T>(ctx: Ctx, definition: SettingDefinition<T>): Promise<T | undefined> => {
  if (!mayChangeSettings(ctx.viewer)) throw forbidden();
  await lockSettingKey(ctx, definition.key);
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, definition.key));
  return row && definition.parse(row.value);
};

/** Where nothing is set yet there is no row to lock. */
const lockSettingKey = (ctx: Ctx, key: string) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('settings'), hashtext(${key}))`);

/** Sets what is locked, to nothing as well; part of the caller's transaction, who writes the history. */
export const putSetting = async <T>(
  ctx: Ctx,
  { key }: SettingDefinition<T>,
  value: NoInfer<T> | undefined,
): Promise<void> => {
  const row = { key, value, changedAt: ctx.now };
  if (value === undefined) await ctx.db.delete(settings).where(eq(settings.key, key));
  else await ctx.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
  touchSetting(ctx, key);
};

const touchSetting = (ctx: Ctx, key: string) =>
  isOfEveryPage(key) ? touchEverything(ctx) : touch(ctx, SETTINGS_TAG);
