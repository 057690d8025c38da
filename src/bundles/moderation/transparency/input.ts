// This is what the pages about moderation take from their addresses.
import { Type } from 'typebox';

/** A year of four digits; which years there are is known by who reads them. */
export const YearParams = Type.Object({ year: Type.Integer({ minimum: 1000, maximum: 9999 }) });
export const RecordParams = Type.Object({
  year: Type.Integer({ minimum: 1000, maximum: 9999 }),
  file: Type.Integer({ minimum: 1, maximum: 100_000 }),
});
