// Makes readings for tests.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { addSums } from './commands.ts';
import type { Sums } from './sums.ts';

/** Makes readings of a thing in the minute of a moment, just now unless given. */
export const someReadings = (
  ctx: Ctx,
  { type, id }: ContentRef,
  sums: Partial<Sums>,
  minute: Date = ctx.now,
): Promise<void> => addSums(ctx, [{ ref: { type, id }, minute, sums: { ...NOTHING, ...sums } }]);

const NOTHING: Sums = {
  views: 0,
  reads: 0,
  seconds: 0,
  shares: 0,
  search: 0,
  social: 0,
  direct: 0,
  internal: 0,
  other: 0,
};
