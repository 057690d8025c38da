// Says why a piece stands in the feed, in words.
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
  const targets = await findTargets(
    ctx,
    selectorsOf(ctx, [...new Set(all)]).filter((selector) => !itselfIn(ctx, selector)),
  );
  return (because) => {
    const words = inOrderOfWeight(selectorsOf(ctx, because)).flatMap((selector) =>
      wordsFor(ctx, selector, targets),
    );
    // A single further reason is named rather than counted.
    const named = words.length > REASONS_NAMED + 1 ? words.slice(0, REASONS_NAMED) : words;
    return texts.because(named, words.length - named.length);
  };
};

/** Returns words such as „diesem Beitrag“: a piece that is followed stands there itself and needs no name. */
const itselfIn = ({ portal }: Ctx, { type }: Selector): string | undefined => {
  const kind = portal.kinds.get(type);
  return kind?.following && kind.names?.followed;
};

const wordsFor = (ctx: Ctx, selector: Selector, targets: ReadonlyMap<string, Target>): string[] => {
  const { type } = selector;
  const itself = itselfIn(ctx, selector);
  if (itself) return [itself];
  const name = targets.get(selectorTagOf(selector))?.name;
  if (name === undefined) return [];
  if (type === 'tag') return [texts.ofTag(name)];
  return [type === 'category' ? texts.ofCategory(name) : name];
};
