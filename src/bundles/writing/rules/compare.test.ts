import { describe, expect, it } from 'vitest';
import { build } from '#bundles/rich-text/public.ts';
import { compareTexts } from './compare-text.ts';
import { compareWords } from './compare-words.ts';

const { doc, p } = build;
const shown = (changes: ReturnType<typeof compareWords>) =>
  changes
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');
const shownText = (before: Parameters<typeof compareTexts>[0], after: Parameters<typeof compareTexts>[0]) =>
  compareTexts(before, after).map((change) =>
    change.kind === 'skipped' ? change.count : shown(change.words),
  );

/** 100 kB. */
const longText = (seed: number) =>
  doc(...Array.from({ length: 400 }, (_, at) => p(`${'Wort '.repeat(45)}${at * seed} ${seed}`)));

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
});

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
    expect(compareTexts(before, before)).toEqual([]);
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
