import { describe, expect, it } from 'vitest';
import { adviceIn, checkDraft } from './checklist.ts';
import type { CheckedDraft } from './checklist.ts';
import { readabilityOf, readingEase } from './readability.ts';

const doc = (text: string) => ({
  schemaVersion: 1 as const,
  type: 'doc' as const,
  content: [
    { type: 'paragraph' as const, attrs: { textAlign: null }, content: [{ type: 'text' as const, text }] },
  ],
});
const good: CheckedDraft = {
  title: 'Die alte Brücke wird im März gesperrt',
  lead: 'Vom 3. März an führt kein Weg mehr über die Leine: Die Stadt saniert die Brücke ein halbes Jahr lang.',
  text: doc('Es geht los. '.repeat(20)),
  hero: 4,
  pictures: [{ caption: 'Die Brücke', copyright: 'Uwe Jansen', alt: '' }],
  hasPlace: true,
  hasCategory: true,
  tagCount: 2,
  problemCount: 0,
};
const wrong = (draft: Partial<CheckedDraft>) =>
  checkDraft({ ...good, ...draft }).flatMap(({ key, isGood }) => (isGood ? [] : [key]));

const counted = (...pictures: readonly [string, string, string][]) =>
  checkDraft({
    ...good,
    pictures: pictures.map(([caption, copyright, alt]) => ({ caption, copyright, alt })),
  }).find(({ key }) => key === 'pictures')?.count;

describe('the checklist', () => {
  it('has nothing to say about a piece that is ready', () => expect(wrong({})).toEqual([]));

  it('counts what it says something about, in the order of the page', () => {
    const checks = checkDraft({ ...good, freeLength: 'unmarked', problemCount: 3 });
    expect(checks.map(({ key, count }) => [key, count])).toEqual([
      ['title', 37],
      ['lead', 101],
      ['hero', 0],
      ['pictures', 0],
      ['length', 260],
      ['readability', 3],
      ['place', 0],
      ['category', 0],
      ['tags', 2],
      ['free', -1],
      ['problems', 3],
    ]);
  });

  it.each([
    ['title', 'x'.repeat(14), false],
    ['title', 'x'.repeat(15), true],
    ['title', ` ${'x'.repeat(14)} `, false],
    ['title', 'x'.repeat(80), true],
    ['title', 'x'.repeat(81), false],
    ['lead', 'x'.repeat(59), false],
    ['lead', 'x'.repeat(60), true],
    ['lead', 'x'.repeat(350), true],
    ['lead', 'x'.repeat(351), false],
    ['lead', ` ${'x'.repeat(59)} `, false],
  ])('takes a %s „%s“ for good: %s', (field, words, isGood) =>
    expect(wrong({ [field]: words })).toEqual(isGood ? [] : [field]),
  );

  it('counts the pictures that lack words: whose they are, or what they show', () => {
    expect(counted(['a', 'b', ''], ['', 'b', 'c'], ['a', 'b', 'c'])).toBe(0);
    expect(counted(['a', '', 'c'], ['a', ' ', ''], ['', 'b', ''], [' ', 'b', ' '])).toBe(4);
    expect(counted()).toBeUndefined();
  });

  it('takes a text of one letter for a text', () =>
    expect(wrong({ text: doc('x') })).not.toContain('length'));

  it('takes any free part for good where nothing is said of how long it should be, but none', () => {
    expect(wrong({ freeLength: 0 })).toEqual([]);
    expect(wrong({ freeLength: 1 })).toEqual(['free']);
  });

  it('takes hard and demanding words for something to look at', () => {
    const text = (word: string) => doc(`${`Es geht ${word} los da. `.repeat(20)}`);
    expect(wrong({ text: text('bald') })).toEqual([]);
    expect(
      wrong({ text: doc('Verwaltungsgemeinschaften beabsichtigen Infrastrukturmaßnahmen. '.repeat(20)) }),
    ).toEqual(['readability']);
  });

  it.each([
    ['title', { title: 'Brücke' }],
    ['title', { title: 'x'.repeat(81) }],
    ['lead', { lead: '' }],
    ['hero', { hero: null }],
    ['pictures', { pictures: [{ caption: 'Die Brücke', copyright: '', alt: '' }] }],
    ['length', { text: doc('') }],
    ['place', { hasPlace: false }],
    ['category', { hasCategory: false }],
    ['tags', { tagCount: 0 }],
    ['free', { freeLength: 'unmarked', freeWanted: 800 }],
    ['free', { freeLength: 150, freeWanted: 800 }],
    ['problems', { problemCount: 1 }],
  ] as const)('tells of %s', (key, draft) => {
    expect(wrong(draft as Partial<CheckedDraft>)).toEqual([key]);
  });

  it.each<[number | 'unmarked', object]>([
    ['unmarked', { isGood: false, count: -1 }],
    [399, { isGood: false, count: 399 }],
    [400, { isGood: true, count: 400 }],
    [1200, { isGood: true, count: 1200 }],
    [1201, { isGood: false, count: 1201 }],
  ])('of 800 free characters that are wanted takes %j for %j', (freeLength, check) => {
    const checks = checkDraft({ ...good, freeLength, freeWanted: 800 } as CheckedDraft);
    expect(checks.find(({ key }) => key === 'free')).toMatchObject(check);
  });

  it('tells advice from what is needed', () => {
    const nothing = checkDraft({ ...good, title: '', text: doc(''), hasPlace: false, hasCategory: false });
    expect(adviceIn(nothing).flatMap(({ key, isGood }) => (isGood ? [] : [key]))).toEqual([]);
    expect(adviceIn(nothing).map(({ key }) => key)).toEqual(['lead', 'hero', 'pictures', 'tags']);
    expect(adviceIn(checkDraft({ ...good, title: 'Brücke' })).map(({ key }) => key)).toContain('title');
  });

  it('asks nothing of what a kind does without', () => {
    const { lead: _lead, text: _text, ...rest } = good;
    expect(checkDraft(rest).map(({ key }) => key)).not.toContain('lead');
  });
});

const ease = (text: string) => readingEase(readabilityOf(text)!);

describe('how easily a text is read', () => {
  it('counts neither days nor abbreviations as ends of sentences', () => {
    const text = 'Am 20. November kam Dr. Vogt z. B. nach Auen und ging bald wieder weg. '.repeat(4);
    expect(readabilityOf(text)).toMatchObject({ wordsPerSentence: 15 });
  });

  it('tells short sentences from long ones with long words', () => {
    expect(ease('Der Hund lief in den Wald. Er kam nicht mehr. '.repeat(6))).toBe('easy');
    expect(
      ease(
        'Die Verwaltungsgemeinschaft beabsichtigt nachdrücklich umfangreiche Infrastrukturmaßnahmen '.repeat(
          10,
        ),
      ),
    ).toBe('hard');
    expect(readabilityOf('Zu kurz.')).toBeUndefined();
  });
});
