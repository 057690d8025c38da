// This is what administrators may change about series.
import { textSetting } from '#bundles/settings/public.ts';
import type { SettingField, TextSetting } from '#bundles/settings/public.ts';
import { MAX_HOLIDAY_LINES_LENGTH } from '../constants.ts';
import { readSpans } from './rules/holidays.ts';
import * as texts from './texts.ts';

const plain = textSetting('events.schoolHolidays', '', MAX_HOLIDAY_LINES_LENGTH);

/** One span of days in a line; without any nobody's series leaves them out. */
export const schoolHolidays: TextSetting = {
  ...plain,
  refusal: texts.holidaysInvalid,
  parse: (value) => {
    const text = plain.parse(value);
    return text !== undefined && readSpans(text).wrong.length === 0 ? text : undefined;
  },
};

export const schoolHolidaysField: SettingField = {
  group: 'portal',
  kind: 'lines',
  definition: schoolHolidays,
  ...texts.holidaysSetting,
};
