import { describe, expect, it } from 'vitest';
import { GENRES } from './constants.ts';
import { hasInitial, isOpinion, lookOf, withQuestions } from './rules.ts';
import { genreLabels } from './texts.ts';

describe('genres', () => {
  it('are drawn as a report unless they have a look of their own', () => {
    expect(GENRES.map(lookOf)).toEqual([
      'report',
      'brief',
      'report',
      'report',
      'interview',
      'report',
      'opinion',
      'opinion',
      'letter',
    ]);
  });

  it('say whether they are opinion', () => {
    expect(GENRES.filter(isOpinion)).toEqual(['commentary', 'column', 'letter']);
  });

  it('have a label, the report alone has none', () => {
    expect(GENRES.filter((genre) => genreLabels[genre] === '')).toEqual(['report']);
  });
});

describe('a large first letter', () => {
  const long = `<p>${'Wort '.repeat(60)}</p>`;
  it.each([
    ['a long opening', 'report', long, true],
    ['a column', 'opinion', long, true],
    ['just enough', 'report', `<p>${'a'.repeat(240)}</p>`, true],
    ['one letter less', 'report', `<p>${'a'.repeat(239)}</p>`, false],
    ['two lines', 'report', '<p>Zwei Zeilen sind zu wenig für drei.</p>', false],
    ['marks, which are no letters', 'report', `<p>${'<strong>a</strong>'.repeat(40)}</p>`, false],
    ['a question that opens an interview', 'interview', `<p class="rt-question">${long}</p>`, false],
    ['a heading', 'report', `<h2>Vorab</h2>${long}`, false],
    ['a few lines of news', 'brief', long, false],
    ['a letter', 'letter', long, false],
  ] as const)('of %s', (_, look, html, expected) => {
    expect(hasInitial({ look, text: [{ kind: 'html', html }] })).toBe(expected);
  });

  it('stands before no picture', () => {
    expect(hasInitial({ look: 'report', text: [] })).toBe(false);
    expect(hasInitial({ look: 'report', text: [{ kind: 'cut' }] })).toBe(false);
  });
});

describe('the questions of an interview', () => {
  it('are the paragraphs that are nothing but bold', () => {
    expect(withQuestions('<p><strong>Hat er?</strong></p><p>Heute <strong>früh</strong>.</p>')).toBe(
      '<p class="rt-question"><strong>Hat er?</strong></p><p>Heute <strong>früh</strong>.</p>',
    );
  });

  it('may hold other marks, and are told apart from answers that a bold name opens', () => {
    const html = '<p><strong>Was heißt <em>müde</em>?</strong></p><p><strong>Haupt:</strong> Viel.</p>';
    expect(withQuestions(html)).toBe(
      '<p class="rt-question"><strong>Was heißt <em>müde</em>?</strong></p><p><strong>Haupt:</strong> Viel.</p>',
    );
  });

  it('are no paragraphs in which two bold words stand apart, nor a name alone', () => {
    const html = '<p><strong>Ja</strong> und <strong>nein</strong></p><p><strong>Haupt:</strong></p>';
    expect(withQuestions(html)).toBe(html);
  });
});
