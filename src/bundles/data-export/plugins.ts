// Lists the formats: those found in plugins/ by the name of their file, and those that later bundles bring.
import type { Ctx } from '#kernel/ctx.ts';
import { defineSlot } from '#kernel/slots.ts';
import type { ExportPlugin } from './plugin.ts';

/** Formats of other bundles. */
export const exportPlugins = defineSlot<void, ExportPlugin>('export.plugins');

/** Returns the formats from what a glob over their files gives: each file exports one, as `plugin`. */
export const pluginsIn = (found: Readonly<Record<string, ExportPlugin>>): readonly ExportPlugin[] =>
  Object.values(found);

const own = pluginsIn(
  import.meta.glob<ExportPlugin>(['./plugins/*.ts', '!**/*.test.ts'], { eager: true, import: 'plugin' }),
);

/** Lists the formats in the order in which they are offered. */
export const listPlugins = async (ctx: Ctx): Promise<readonly ExportPlugin[]> =>
  [...own, ...(await exportPlugins.collect(ctx))].toSorted((a, b) => a.rank - b.rank);

export const findPlugin = async (ctx: Ctx, name: string): Promise<ExportPlugin | undefined> =>
  (await listPlugins(ctx)).find((plugin) => plugin.name === name);
