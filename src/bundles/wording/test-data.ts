// Changes texts of a portal, for tests.
import type { Ctx } from '#kernel/ctx.ts';
import { saveWording } from './commands.ts';
import type { WordingOutcome } from './commands.ts';
import { findWording, getChanged, partsOf, stampOf } from './queries.ts';

/** Changes a text as an administrator would do it; what isn't named stays. */
export const reword = async (
  ctx: Ctx,
  key: string,
  changes: Readonly<Record<string, string>>,
): Promise<WordingOutcome> => {
  const [wording, changed] = await Promise.all([findWording(ctx, key), getChanged(ctx)]);
  if (!wording) throw new Error(`There is no text ${key}`);
  const row = changed.get(key);
  return saveWording(ctx, key, { parts: { ...partsOf(wording, row), ...changes }, seen: stampOf(row) });
};
