// Says by which clocks a portal goes, and how it writes what they show. contract.md 11.7
import { setDateFormats } from '#design/dates.ts';
import { USUAL_TIME_ZONE, setTimeZone } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { choiceSetting } from './definition.ts';
import type { SettingDefinition } from './definition.ts';
import type { SettingField } from './fields.ts';
import { findValues, readSetting } from './queries.ts';
import * as texts from './texts.ts';

const keysOf = <T extends object>(names: T) => Object.keys(names) as (keyof T & string)[];

const timeZone = choiceSetting('time.zone', USUAL_TIME_ZONE, keysOf(texts.zoneNames));
const clockFormat = choiceSetting('time.clock', 'dot', keysOf(texts.clockNames));
const dayFormat = choiceSetting('time.day', 'long', keysOf(texts.dayNames));

/** Moments are written on every page, whatever else it shows. */
export const isOfEveryPage = (key: string): boolean =>
  [timeZone, clockFormat, dayFormat].some((setting) => setting.key === key);

const field = (
  definition: SettingDefinition<string>,
  label: string,
  names: Readonly<Record<string, string>>,
  hint?: string,
): SettingField => ({
  group: 'time',
  kind: 'choice',
  definition,
  label,
  ...(hint && { hint }),
  options: Object.entries(names).map(([value, name]) => ({ value, name })),
});

export const timeFields: readonly SettingField[] = [
  field(timeZone, texts.zoneLabel, texts.zoneNames, texts.zoneHint),
  field(dayFormat, texts.dayLabel, texts.dayNames),
  field(clockFormat, texts.clockLabel, texts.clockNames),
];

/** What was set when the process last took it over: the same object as long as nothing is set anew. */
let appliedValues: ReadonlyMap<string, unknown> | undefined;

/** The calendar and the words of dates are those of the whole process; it follows what is set. */
export const followTime = async (ctx: Ctx): Promise<void> => {
  const values = await findValues(ctx);
  if (values === appliedValues) return;
  const [zone, clock, day] = await Promise.all([
    readSetting(ctx, timeZone),
    readSetting(ctx, clockFormat),
    readSetting(ctx, dayFormat),
  ]);
  setTimeZone(zone);
  setDateFormats({ zone, clock, day });
  appliedValues = values;
};
