// Reads settings, from memory on every page.
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { SETTINGS_TAG } from './constants.ts';
import type { SettingDefinition } from './definition.ts';
import { settings } from './schema.ts';

/** Returns the setting's value now: what was set, if it still passes its check, else the fallback. */
export const readSetting = async <T>(ctx: Ctx, definition: SettingDefinition<T>): Promise<T> => {
  const values = await findValues(ctx);
  const { parse, key, fallback, fallbackNow } = definition;
  return parse(values.get(key)) ?? fallbackNow?.(ctx) ?? fallback;
};

/** Returns what was set, by key. */
export const findValues = (ctx: Ctx): Promise<ReadonlyMap<string, unknown>> =>
  fetchCached(ctx, 'settings', [SETTINGS_TAG], () => loadSettings(ctx));

const loadSettings = async (ctx: Ctx): Promise<ReadonlyMap<string, unknown>> =>
  new Map((await ctx.db.select().from(settings)).map((setting) => [setting.key, setting.value]));
