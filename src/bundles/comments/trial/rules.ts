// Pure rules of a trial: what each rule would have held of what was written, and how often moderators saw it otherwise.
import { MAX_LINKS, SAME_TEXT_MIN_LENGTH, SAME_TEXT_MS } from '../constants.ts';
import { hasPhoneNumber, isShouted, wordIn } from '../rules.ts';
import { reviewReasons } from '../texts.ts';

/** What became of a comment: moderators took it away, it stands there, or nobody has decided, or its author took it away. */
export type Fate = 'removed' | 'left' | 'open';

export interface TriedComment {
  readonly authorId: number;
  readonly owner: string;
  readonly text: string;
  readonly links: number;
  readonly createdAt: Date;
  readonly fate: Fate;
}

export interface TrialRule {
  /** As moderators and authors read it. */
  readonly name: string;
  /** Holds comments now, or is only tried. */
  readonly isOn: boolean;
  readonly holds: (comment: TriedComment, all: readonly TriedComment[]) => boolean;
}

export interface TrialRow {
  readonly name: string;
  readonly isOn: boolean;
  readonly held: number;
  readonly removed: number;
  readonly left: number;
  /** Of those that moderators decided about; null where there are none. */
  readonly falseShare: number | null;
}

const isRepeated = (one: TriedComment, all: readonly TriedComment[]): boolean =>
  one.text.length >= SAME_TEXT_MIN_LENGTH &&
  all.some((other) => {
    const earlier = one.createdAt.getTime() - other.createdAt.getTime();
    const isOther = other.authorId === one.authorId && other.owner !== one.owner && other.text === one.text;
    return isOther && earlier > 0 && earlier <= SAME_TEXT_MS;
  });

interface Words {
  readonly words: readonly string[];
  /** Nothing is held for these yet. */
  readonly tried: readonly string[];
  readonly holdsPhoneNumbers: boolean;
}

const wordRule = (word: string, isOn: boolean): TrialRule => ({
  name: reviewReasons.word(word),
  isOn,
  holds: ({ text }) => wordIn(text, word),
});

export const trialRules = ({ words, tried, holdsPhoneNumbers }: Words): TrialRule[] => {
  return [
    { name: reviewReasons.manyLinks(MAX_LINKS), isOn: true, holds: ({ links }) => links > MAX_LINKS },
    { name: reviewReasons.repeated, isOn: true, holds: isRepeated },
    { name: reviewReasons.shouting, isOn: true, holds: ({ text }) => isShouted(text) },
    {
      name: reviewReasons.phoneNumber,
      isOn: holdsPhoneNumbers,
      holds: ({ text }) => hasPhoneNumber(text),
    },
    ...words.map((word) => wordRule(word, true)),
    ...tried.filter((word) => !words.includes(word)).map((word) => wordRule(word, false)),
  ];
};

export const tryRules = (rules: readonly TrialRule[], all: readonly TriedComment[]): TrialRow[] =>
  rules.map(({ name, isOn, holds }) => {
    const held = all.filter((comment) => holds(comment, all));
    const countOf = (fate: Fate) => held.filter((comment) => comment.fate === fate).length;
    const [removed, left] = [countOf('removed'), countOf('left')];
    const falseShare = removed + left > 0 ? left / (removed + left) : null;
    return { name, isOn, held: held.length, removed, left, falseShare };
  });
