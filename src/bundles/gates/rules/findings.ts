// Describes what the rules find in what somebody is about to say, by the names that its author and those who decide about it
// read.
import type { GateRule } from '#kernel/kind-declaration.ts';
import { MAX_LINKS } from '../constants.ts';
import type { Deed } from '../constants.ts';
import { ruleNames } from '../texts.ts';
import { hasPhoneNumber, isShouted, wordAmong } from './words.ts';

/** What is checked, and as much of who wrote it as rules ask for. */
export interface TextToCheck {
  readonly text: string;
  readonly links: number;
  /** The account isn't a day old. */
  readonly isYoung: boolean;
  /** More than usual came of the same person lately. */
  readonly isFlood: boolean;
  /** The same person has said the same elsewhere. */
  readonly isRepeated: boolean;
}

/** What each rule does now. */
export interface RuleSettings {
  readonly deeds: Readonly<Record<PlainRule, Deed>>;
  readonly heldWords: readonly string[];
  readonly markedWords: readonly string[];
}

export type PlainRule = Exclude<GateRule, 'words'>;

/** Names of the rules that hold it, and of those that only mark it. Empty for what appears like everything else. */
export interface Findings {
  readonly held: string[];
  readonly marked: string[];
}

/** Whether a rule finds something; words are asked one by one. */
export const finds: Readonly<Record<PlainRule, (checked: TextToCheck) => boolean>> = {
  manyLinks: ({ links }) => links > MAX_LINKS,
  newcomersLinks: ({ links, isYoung }) => links > 0 && isYoung,
  flood: ({ isFlood }) => isFlood,
  sameText: ({ isRepeated }) => isRepeated,
  samePiece: ({ isRepeated }) => isRepeated,
  capitals: ({ text }) => isShouted(text),
  phoneNumber: ({ text }) => hasPhoneNumber(text),
};

export const findingsIn = (
  checked: TextToCheck,
  rules: readonly GateRule[],
  { deeds, heldWords, markedWords }: RuleSettings,
): Findings => {
  const named = (deed: Deed, words: readonly string[]) =>
    rules.flatMap((rule): string[] => {
      if (rule !== 'words') return deeds[rule] === deed && finds[rule](checked) ? [ruleNames[rule]] : [];
      const word = wordAmong(checked.text, words);
      return word === undefined ? [] : [ruleNames.word(word)];
    });
  return { held: named('hold', heldWords), marked: named('mark', markedWords) };
};
