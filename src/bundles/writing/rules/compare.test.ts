import { describe, expect, it } from 'vitest';
import { build } from '#bundles/rich-text/public.ts';
import { compareTexts } from './compare-text.ts';
import { compareWords } from './compare-words.ts';
import { pairUp } from './pair-up.ts';

const { doc, p } = build;
const shown = (changes: ReturnType<typeof compareWords>) =>
  changes
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');
const shownText = (before: Parameters<typeof compareTexts>[0], after: Parameters<typeof compareTexts>[0]) =>
  compareTexts(before, after).map((change) =>
    change.kind === 'skipped' ? change.count : shown(change.words),
  );

/** It has 100 kB. */
const longText = (seed: number) =>
  doc(...Array.from({ length: 400 }, (_, at) => p(`${'Wort '.repeat(45)}${at * seed} ${seed}`)));

const words = (length: number, last: string) => 'Wort '.repeat(length / 5 - 1) + last;
const kinds = (before: string, after: string) => compareWords(before, after).map(({ kind }) => kind);

describe('words', () => {
  it.each([
    ['Die Brücke ist gesperrt', 'Die Straße ist gesperrt', 'Die [-Brücke-][+Straße+] ist gesperrt'],
    ['', 'Neu', '[+Neu+]'],
    ['Alt', '', '[-Alt-]'],
    ['Gleich', 'Gleich', 'Gleich'],
    [
      'Der Rat tagt am Montag',
      'Ein Hund lief weg, ganz weit',
      '[-Der Rat tagt am Montag-][+Ein Hund lief weg, ganz weit+]',
    ],
  ])('%s → %s', (before, after, expected) => {
    expect(shown(compareWords(before, after))).toBe(expected);
  });

  it('of more than 20,000 signs are exchanged as a whole', () => {
    expect(kinds(words(10_000, 'alte.'), words(10_000, 'neue.'))).toContain('same');
    expect(kinds(words(10_000, 'alte.'), words(10_005, 'neue.'))).toEqual(['removed', 'added']);
  });
});

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Absatz ${at}`);
const pairs = (before: string[], after: string[]) => pairUp(before, after, (each) => each);

describe('things that are paired', () => {
  it('are paired by what they have in common, up to 50 with 50', () => {
    const [first] = pairs(numbered(50), ['Ganz neu', ...numbered(49)]);
    expect(first).toEqual({ before: undefined, after: 'Ganz neu' });
  });

  it('stand beside each other as they come, when there are more', () => {
    const [first, ...others] = pairs(numbered(51), ['Ganz neu', ...numbered(49)]);
    expect(first).toEqual({ before: 'Absatz 0', after: 'Ganz neu' });
    expect(others).toHaveLength(50);
  });
});

const numberedBlocks = (word: string, count: number) =>
  Array.from({ length: count }, (_, at) => p(`${word} ${at}`));

/** Makes more blocks than there may be edits. */
const many = (word: string) => doc(...numberedBlocks(word, 700));

const manyAroundOne = (word: string) =>
  doc(...numberedBlocks(word, 350), p('Ein Absatz, der bleibt'), ...numberedBlocks(word, 350));

const kindsOf = (...texts: Parameters<typeof compareTexts>) => compareTexts(...texts).map(({ kind }) => kind);

const written = (word: string) =>
  doc(...Array.from({ length: 33 }, (_, at) => p(words(1000, `${word}${at + 10}`))));

const shownOf = (before: string, after: string) =>
  shownText(
    doc(...before.split(' ').map((each) => p(each))),
    doc(...after.split(' ').map((each) => p(each))),
  );

describe('texts', () => {
  it('shows changed, removed and new blocks with one untouched block around, and counts the others', () => {
    const before = doc(
      ...'eins zwei drei vier fünf'.split(' ').map((word) => p(`Absatz ${word} bleibt so stehen`)),
    );
    const after = doc(
      ...'eins zwei drei neun fünf'.split(' ').map((word) => p(`Absatz ${word} bleibt so stehen`)),
      p('Ganz neu'),
    );
    expect(shownText(before, after)).toEqual([
      2,
      'Absatz drei bleibt so stehen',
      'Absatz [-vier-][+neun+] bleibt so stehen',
      'Absatz fünf bleibt so stehen',
      '[+Ganz neu+]',
    ]);
    for (const change of compareTexts(before, after)) expect(change).not.toMatchObject({ isMarkup: true });
    expect(compareTexts(before, before)).toEqual([]);
  });

  it('has one number for each stretch that nobody touched', () => {
    const [before, after] = ['alt', 'neu'].map((word) =>
      doc(...Array.from({ length: 11 }, (_, at) => p(at % 5 === 0 ? `${word} ${at}` : `Absatz ${at}`))),
    ) as [ReturnType<typeof doc>, ReturnType<typeof doc>];
    expect(shownText(before, after).filter((change) => typeof change === 'number')).toEqual([2, 2]);
  });

  it('that differ in more places than are looked at are replaced block by block', () => {
    const changes = compareTexts(many('alt'), many('neu'));
    expect(changes).toHaveLength(700);
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['changed']));
  });

  it('are compared up to 600 changes, and block by block beyond', () => {
    const kept = numberedBlocks('Absatz', 10);
    const changes = (count: number) =>
      kindsOf(
        doc(...numberedBlocks('alt', count), ...kept),
        doc(...numberedBlocks('neu', count), p('Mehr'), ...kept),
      );
    expect(changes(299).at(-1)).toBe('skipped');
    expect(changes(300)).not.toContain('skipped');
  });

  it('say of a block that stays where it is that nothing changed there', () => {
    const all = kindsOf(manyAroundOne('alt'), manyAroundOne('neu'));
    expect(all.filter((kind) => kind !== 'changed')).toEqual(['same']);
  });

  it('are compared by words up to 60,000 signs of both', () => {
    const changes = compareTexts(written('alt'), written('neu'));
    const compared = changes.map(
      (change) => 'words' in change && change.words.some(({ kind }) => kind === 'same'),
    );
    expect(compared).toEqual(Array.from({ length: 33 }, (_, at) => at < 30));
  });

  it('have blocks that only one of them holds as a whole', () => {
    const [one, two] = [p('Die Brücke bleibt gesperrt'), p('Am Abend spielt das Orchester')];
    expect(compareTexts(doc(one), doc(two))).toEqual([
      { kind: 'removed', words: [{ kind: 'removed', text: 'Die Brücke bleibt gesperrt' }], isMarkup: false },
      { kind: 'added', words: [{ kind: 'added', text: 'Am Abend spielt das Orchester' }], isMarkup: false },
    ]);
    expect(compareTexts(doc(one), doc(one, two))).toEqual([
      { kind: 'same', words: [{ kind: 'same', text: 'Die Brücke bleibt gesperrt' }], isMarkup: false },
      { kind: 'added', words: [{ kind: 'added', text: 'Am Abend spielt das Orchester' }], isMarkup: false },
    ]);
  });

  it('have what was put in and taken out in several places at each of them', () => {
    expect(shownOf('a b c d e f', 'a x b c d e y f')).toEqual(['a', '[+x+]', 'b', 2, 'e', '[+y+]', 'f']);
    expect(shownOf('a b c d e f', 'b c d e')).toEqual(['[-a-]', 'b', 2, 'e', '[-f-]']);
    expect(shownOf('a b c', 'x b y')).toEqual(['[-a-]', '[+x+]', 'b', '[-c-]', '[+y+]']);
    expect(shownOf('a b c d e f g', 'a b c x e f g')).toEqual([2, 'c', '[-d-]', '[+x+]', 'e', 2]);
  });

  it('says of each block whether it was added, removed or changed', () => {
    const [one, two] = [p('Die Brücke bleibt gesperrt'), p('Am Abend spielt das Orchester')];
    expect(kindsOf(doc(one), doc(one, two))).toEqual(['same', 'added']);
    expect(kindsOf(doc(one, two), doc(one))).toEqual(['same', 'removed']);
    expect(kindsOf(doc(one), doc(p('Die Brücke bleibt offen')))).toEqual(['changed']);
  });

  it('couples what is alike, also where something was put in before it', () => {
    const before = doc(p('Die Kosten werden auf vier Millionen geschätzt'), p('Im Frühjahr geht es los'));
    const after = doc(
      p('Ganz anderes steht jetzt am Anfang'),
      p('Die Kosten werden auf fünf Millionen geschätzt'),
      p('Im Herbst geht es los'),
    );
    expect(shownText(before, after)).toEqual([
      '[+Ganz anderes steht jetzt am Anfang+]',
      'Die Kosten werden auf [-vier-][+fünf+] Millionen geschätzt',
      'Im [-Frühjahr-][+Herbst+] geht es los',
    ]);
  });

  it('shows a change of looks alone as BBCode', () => {
    const [change] = compareTexts(doc(p('Ein Wort')), doc(p('Ein ', build.bold('Wort'))));
    expect(change).toMatchObject({ kind: 'changed', isMarkup: true });
    expect(shown(change!.kind === 'skipped' ? [] : change!.words)).toContain('[b]');
  });

  it('names slots', () => {
    expect(shownText(doc(p('Text')), doc(p('Text'), build.image(31)))).toEqual(['Text', '[+Bild\u00a031+]']);
  });

  it('does not take long for 100 kB that were rewritten', () => {
    const began = performance.now();
    expect(compareTexts(longText(3), longText(7)).length).toBeGreaterThan(300);
    expect(performance.now() - began).toBeLessThan(1500);
  });
});
