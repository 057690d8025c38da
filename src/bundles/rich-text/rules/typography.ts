// Sets signs as a German newspaper does: „…“, within it ‚…‘, the apostrophe of „geht’s“, and – for a hyphen between blanks.
// Only what is typed or pasted is looked at; what stands around it says what is meant.

/** Signs of a text to be put in place of those from `from` up to `to`. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Stands for what is no word and must stay as it is, such as code or a smiley. */
export const OPAQUE = '\ufffc';

/** Returns what becomes of the signs from `from` up to `to`, which have just come in, in the order of the text. */
export const typographicEdits = (text: string, from: number, to: number): readonly TextEdit[] =>
  [...quoteEdits(text, from, to), ...dashEdits(text, from, to)].sort((a, b) => a.from - b.from);

/** Does the same for a text that came in whole. */
export const typographic = (text: string): string => withEdits(text, typographicEdits(text, 0, text.length));

/** Makes the edits in the order of the text. */
export const withEdits = (text: string, edits: readonly TextEdit[]): string => {
  const kept = edits.map((edit, at) => text.slice(edits[at - 1]?.to, edit.from) + edit.text);
  return kept.join('') + text.slice(edits.at(-1)?.to);
};

const [OPEN, CLOSE, INNER_OPEN, INNER_CLOSE, APOSTROPHE] = ['„', '“', '‚', '‘', '’'];

const quoteEdits = (text: string, from: number, to: number): TextEdit[] => {
  const edits: TextEdit[] = [];
  /** The quotations that are open, by the sign that opened them. */
  const open: string[] = [];
  for (let at = 0; at < to; at += 1) {
    const sign = text.charAt(at);
    const meant = at >= from && isStraight(sign) ? setSign(sign, around(text, at), open) : sign;
    if (meant !== sign) edits.push({ from: at, to: at + 1, text: meant });
    follow(open, meant, text.charAt(at - 1));
  }
  return edits;
};

const isStraight = (sign: string) => sign === '"' || sign === "'";

interface Around {
  readonly before: string;
  readonly after: string;
}

const around = (text: string, at: number): Around => ({
  before: text.charAt(at - 1),
  after: text.charAt(at + 1),
});

const setSign = (sign: string, place: Around, open: readonly string[]): string =>
  sign === '"' ? quoteAt(place, open) : apostropheAt(place, open);

const quoteAt = ({ before, after }: Around, open: readonly string[]): string => {
  const last = open.at(-1);
  if (isBeginning(before)) return last === OPEN ? INNER_OPEN : OPEN;
  if (last === INNER_OPEN) return INNER_CLOSE;
  // These are seconds and inches: 27" and 5' 3".
  if (last === undefined && /\d/.test(before)) return '"';
  return last === undefined && isWord(after) ? '"' : CLOSE;
};

const apostropheAt = ({ before, after }: Around, open: readonly string[]): string => {
  const last = open.at(-1);
  if (isBeginning(before)) return last === OPEN ? INNER_OPEN : "'";
  if (isWord(before) && isWord(after)) return /\d/.test(before) ? "'" : APOSTROPHE;
  if (last === INNER_OPEN) return INNER_CLOSE;
  // What was opened by a straight sign is closed by one.
  return last === "'" || !/\p{L}/u.test(before) ? "'" : APOSTROPHE;
};

/** A beginning lies between a blank, a bracket or a dash and a word. */
const isBeginning = (before: string) => before === '' || /[\s([{/„‚»›–—-]/.test(before);

const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

const PARTNERS: Readonly<Record<string, string>> = { [CLOSE]: OPEN, [INNER_CLOSE]: INNER_OPEN };

/** Nobody quotes deeper; so long a row of signs is none of quotations. */
const DEEPEST = 8;

const follow = (open: string[], sign: string, before: string) => {
  const partner = sign === "'" && !isBeginning(before) ? "'" : PARTNERS[sign];
  const opens = sign === OPEN || sign === INNER_OPEN || (sign === "'" && partner === undefined);
  if (opens && open.length < DEEPEST) open.push(sign);
  else if (open.includes(partner!)) open.length = open.lastIndexOf(partner!);
};

/** Sets dashes between blanks; the blank behind one decides, so that „- “ still begins a list. */
const dashEdits = (text: string, from: number, to: number): TextEdit[] =>
  [...text.slice(0, to).matchAll(/(?<=\S[ \u00a0])--?(?=\s)/g)]
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length, text: '–' }))
    .filter((edit) => edit.to >= from);
