// Finds where in a text somebody is being mentioned: `@` and the letters up to the caret. People's names may have two words.

export interface MentionInWork {
  /** Where the `@` stands. */
  readonly at: number;
  /** What is typed of the name. */
  readonly name: string;
}

export const MENTION_SIGN = '@';

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}._’'-]*`;
const UNDER_WAY = new RegExp(String.raw`(?:^|[\s(„])@(${WORD}(?: ${WORD})?)$`, 'u');
/** Names are shorter. */
const FARTHEST = 60;

/** Returns the mention that is being typed at the caret, or null. */
export const mentionAt = (text: string, caret: number): MentionInWork | null => {
  const before = text.slice(Math.max(0, caret - FARTHEST), caret);
  const name = UNDER_WAY.exec(before)?.[1];
  return name === undefined ? null : { at: caret - name.length - 1, name };
};
