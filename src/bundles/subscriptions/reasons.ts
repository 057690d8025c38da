// Topic: why a piece stands in the feed, in words.
import type { Ctx } from '#kernel/ctx.ts';
import { REASONS_NAMED } from './constants.ts';
import { selectorsOf } from './followers.ts';
import { inOrderOfWeight, selectorTagOf } from './rules.ts';
import type { Selector } from './rules.ts';
import { findTargets } from './targets.ts';
import type { Target } from './targets.ts';
import * as texts from './texts.ts';

/** Says of a piece’s selector tags „weil Sie Moorbach und Henrike Voßberg folgen“. Names come in one batch for all. */
export const loadReasons = async (
  ctx: Ctx,
  all: readonly string[],
): Promise<(because: readonly string[]) => string> => {
  const targets = await findTargets(ctx, selectorsOf([...new Set(all)]).filter(isNamed));
  return (because) => {
    const words = inOrderOfWeight(selectorsOf(because)).flatMap((selector) => wordsFor(selector, targets));
    // One more is named sooner than counted.
    const named = words.length > REASONS_NAMED + 1 ? words.slice(0, REASONS_NAMED) : words;
    return texts.because(named, words.length - named.length);
  };
};

/** A piece stands there itself. */
const isNamed = ({ type }: Selector) => !(type in texts.ofPiece);

const wordsFor = (selector: Selector, targets: ReadonlyMap<string, Target>): string[] => {
  const { type } = selector;
  if (type === 'article' || type === 'imagepost' || type === 'event') return [texts.ofPiece[type]];
  const name = targets.get(selectorTagOf(selector))?.name;
  if (name === undefined) return [];
  if (type === 'tag') return [texts.ofTag(name)];
  return [type === 'category' ? texts.ofCategory(name) : name];
};
