import { describe, expect, it } from 'vitest';
import { stem } from './analysis/stems.ts';
import { markerFor, snippetOf } from './snippets.ts';

const asked = (...words: readonly string[]) =>
  markerFor(
    words.map((text) => {
      const word = text.toLowerCase();
      return { text, lexeme: stem(word), word, spellings: [[stem(word)]] };
    }),
    [],
  );
const snippet = (words: readonly string[], text: string, lead = '') => snippetOf(asked(...words), lead, text);
const markedIn = (parts: ReturnType<typeof snippet>) =>
  parts.filter(({ isMarked }) => isMarked).map(({ text }) => text);
const filler = 'Am Abend war es still. '.repeat(60);
const longFiller = filler.repeat(4);

describe('what is shown of a result', () => {
  it('is the first place of a text where all of it stands together', () => {
    const text = `Die Orgel klingt. ${filler}Die Orgel braucht Pfeifen. ${filler}Pfeifen für die Orgel.`;
    expect(markedIn(snippet(['Orgel', 'Pfeifen'], text))).toEqual(['Orgel', 'Pfeifen']);
    expect(snippet(['Orgel'], text)[1]).toEqual({ text: 'Orgel', isMarked: true });
  });

  it('is found as far down as it stands', () => {
    expect(markedIn(snippet(['Orgel'], `${longFiller}Die Orgel klingt.`))).toEqual(['Orgel']);
  });

  it('says that more follows, however much space is in between', () => {
    const shown = snippet(['Orgel'], `Die Orgel${' '.repeat(2000)}klingt ${filler}`);
    expect(shown.at(-1)!.text).toMatch(/…$/);
  });

  it('is the lead where that says as much', () => {
    expect(snippet(['Orgel'], `Die Orgel klingt. ${filler}`, 'Eine Orgel zieht um.')[0]!.text).toBe('Eine ');
  });

  it('marks words that begin or end with what was looked for', () => {
    expect(markedIn(snippet(['Orgel'], 'Der Orgelbau und die Kirchenorgel, nicht die Gorgelei.'))).toEqual([
      'Orgelbau',
      'Kirchenorgel',
    ]);
  });
});
