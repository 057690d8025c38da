// Offers the days on which schools are closed, for whoever puts the dates of an event together.
import { json } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { SETTINGS_TAG, readSetting } from '#bundles/settings/public.ts';
import { readSpans } from './rules/holidays.ts';
import { schoolHolidays } from './settings.ts';

export const loadFreeDays = async (ctx: Ctx) => {
  const { spans } = readSpans(await readSetting(ctx, schoolHolidays));
  return json({ status: 'success', schoolHolidays: spans }, [SETTINGS_TAG]);
};
