// Reads what members typed with markup in plain words, for bundles that come before the one that knows the markup.
import type { Ctx } from './ctx.ts';
import { defineSlot } from './slots.ts';

/** Contributed by the bundle that reads markup: the words without it. */
export const markupReader = defineSlot<string, string>('kernel.markup-reader');

/** Returns the plain words; as they were typed where no running bundle reads markup. */
export const inPlainWords = async (ctx: Ctx, source: string): Promise<string> =>
  (await markupReader.collect(ctx, source))[0] ?? source;
