// Holds the pure rules of a trial: what each rule would have found in what was written, and how often those who decide saw it
// otherwise.
import { MINUTE_MS } from '#kernel/durations.ts';
import type { KindGate } from '#kernel/kind-declaration.ts';
import { RULES, SAME_TEXT_MIN_LENGTH, SAME_TEXT_MS } from '../constants.ts';
import type { Deed } from '../constants.ts';
import { finds } from '../rules/findings.ts';
import type { RuleSettings, TextToCheck } from '../rules/findings.ts';
import { spelledOut, standsIn } from '../rules/words.ts';
import { ruleNames } from '../texts.ts';

/** What became of it: it was taken away or not released, it stands there, or nobody has decided, or its author took it away. */
export type Fate = 'removed' | 'left' | 'open';

export interface TriedThing {
  readonly authorId: number;
  /** What it belongs to: the same said twice under one thing is no repetition. */
  readonly owner: string;
  readonly text: string;
  readonly links: number;
  readonly isYoung: boolean;
  readonly createdAt: Date;
  readonly fate: Fate;
}

export interface TrialRow {
  readonly name: string;
  /** What the rule does now; it is null for a word that is only tried. */
  readonly deed: Deed | null;
  readonly found: number;
  readonly removed: number;
  readonly left: number;
  /** The share of what was left among what was decided about; null where there is none. */
  readonly falseShare: number | null;
}

interface TrialRule extends Pick<TrialRow, 'name' | 'deed'> {
  readonly isFound: (thing: InContext) => boolean;
}

/** Tries the rules; `tried` are words for which nothing is held or marked yet. */
export const tryRules = (
  things: readonly TriedThing[],
  { rules, flood }: Pick<KindGate, 'rules' | 'flood'>,
  settings: RuleSettings,
  tried: readonly string[],
): TrialRow[] => {
  const inContext = withContext(things, flood);
  return RULES.filter((rule) => rules.includes(rule))
    .flatMap((rule): TrialRule[] =>
      rule === 'words'
        ? wordRules(settings, tried)
        : [{ name: ruleNames[rule], deed: settings.deeds[rule], isFound: finds[rule] }],
    )
    .map(({ name, deed, isFound }) => {
      const found = inContext.filter(isFound);
      const countOf = (fate: Fate) => found.filter((one) => one.fate === fate).length;
      const [removed, left] = [countOf('removed'), countOf('left')];
      const falseShare = removed + left > 0 ? left / (removed + left) : null;
      return { name, deed, found: found.length, removed, left, falseShare };
    });
};

const wordRules = ({ heldWords, markedWords }: RuleSettings, tried: readonly string[]): TrialRule[] => {
  const known = new Set([...heldWords, ...markedWords]);
  const all: (readonly [string, Deed | null])[] = [
    ...heldWords.map((word) => [word, 'hold'] as const),
    ...markedWords.map((word) => [word, 'mark'] as const),
    ...tried.filter((word) => !known.has(word)).map((word) => [word, null] as const),
  ];
  return all.map(([word, deed]) => {
    const wanted = spelledOut(word);
    return { name: ruleNames.word(word), deed, isFound: ({ spelled }) => standsIn(spelled, wanted) };
  });
};

interface InContext extends TriedThing, TextToCheck {
  /** Its text, spelled out once for all words that are looked for. */
  readonly spelled: string;
}

/** Adds to each thing what the same person had written before it, as it was asked when that came. */
const withContext = (things: readonly TriedThing[], flood: KindGate['flood']): InContext[] =>
  [...Map.groupBy(things, ({ authorId }) => authorId).values()].flatMap((ofOne) => {
    const inOrder = ofOne.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    return inOrder.map((thing, at) => ({
      ...thing,
      spelled: spelledOut(thing.text),
      isFlood: isAfterMany(inOrder, at, flood),
      isRepeated: inOrder.slice(0, at).some((other) => isSameElsewhere(thing, other)),
    }));
  });

const isAfterMany = (inOrder: readonly TriedThing[], at: number, { most, minutes }: KindGate['flood']) => {
  const first = inOrder[at - most];
  const passed = first ? inOrder[at]!.createdAt.getTime() - first.createdAt.getTime() : Infinity;
  return passed <= minutes * MINUTE_MS;
};

const isSameElsewhere = (one: TriedThing, other: TriedThing): boolean => {
  const passed = one.createdAt.getTime() - other.createdAt.getTime();
  const isElsewhere = other.owner !== one.owner && other.text === one.text;
  return one.text.length >= SAME_TEXT_MIN_LENGTH && isElsewhere && passed > 0 && passed <= SAME_TEXT_MS;
};
