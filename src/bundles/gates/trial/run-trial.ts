// Tries rules and words that are only tried, on everything that the viewer decides about.
import type { Ctx } from '#kernel/ctx.ts';
import { wordsOf } from '../rules/words.ts';
import { readRules } from '../settings.ts';
import { tryRules } from './rules.ts';
import type { TrialRow } from './rules.ts';
import { triedThings } from './tried-things.ts';

export interface Trial {
  readonly about: string;
  readonly count: number;
  readonly rows: readonly TrialRow[];
}

/** Runs a trial with `words` as they were typed; more than so many are left out. */
export const runTrial = async (ctx: Ctx, since: Date, words: string, mostWords: number): Promise<Trial[]> => {
  const [sets, settings] = await Promise.all([triedThings.collect(ctx, since), readRules(ctx)]);
  const tried = wordsOf(words).slice(0, mostWords);
  return sets.map(({ about, gate, things }) => ({
    about,
    count: things.length,
    rows: tryRules(things, gate, settings, tried),
  }));
};
