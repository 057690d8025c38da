import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeContents, settle } from './merge.ts';

const p = (text: string) => ({
  type: 'paragraph' as const,
  attrs: { textAlign: null },
  content: [{ type: 'text' as const, text }],
});
const doc = (...words: string[]) => ({
  schemaVersion: 1 as const,
  type: 'doc' as const,
  content: words.map((word) => (word === '—' ? { type: 'cut' as const } : p(word))),
});
const content = (words: string[], more: object = {}) => ({
  title: 'Titel',
  tags: ['markt'],
  heroId: null as number | null,
  body: doc(...words),
  ...more,
});
const wordsOf = ({ body }: ReturnType<typeof content>) =>
  body.content.map((node) => ('content' in node ? node.content[0]!.text : '—'));

const base = content(['eins', 'zwei', 'drei']);

describe('two contents of the same beginning', () => {
  it('are one where each changed another field', () => {
    const merge = mergeContents(base, { ...base, title: 'Mein Titel' }, { ...base, heroId: 7 });
    expect(merge.conflicts).toEqual([]);
    expect(merge.taken).toEqual(['heroId']);
    expect(settle(merge)).toEqual({ ...base, title: 'Mein Titel', heroId: 7 });
  });

  it('keep what both did to the topics', () => {
    const merge = mergeContents(base, { ...base, tags: ['wein'] }, { ...base, tags: ['markt', 'fest'] });
    expect(settle<typeof base>(merge).tags).toEqual(['fest', 'wein']);
  });

  it.each([
    { mine: ['markt', 'wein'], theirs: ['markt', 'fest'], both: ['markt', 'fest', 'wein'] },
    { mine: ['markt', 'wein', 'fest'], theirs: ['fest', 'markt'], both: ['fest', 'markt', 'wein'] },
    { mine: [], theirs: ['markt', 'fest'], both: ['fest'] },
    { mine: ['markt', 'wein'], theirs: [], both: ['wein'] },
  ])('have the topics $both of $mine and $theirs', ({ mine, theirs, both }) => {
    const merge = mergeContents(base, { ...base, tags: mine }, { ...base, tags: theirs });
    expect([merge.conflicts, settle<typeof base>(merge).tags]).toEqual([[], both]);
  });

  it('have a topic once that both named anew', () => {
    const begun = { ...base, tags: [] as string[] };
    const merge = mergeContents(begun, { ...base, tags: ['wein'] }, { ...base, tags: ['wein', 'fest'] });
    expect(settle<typeof base>(merge).tags).toEqual(['wein', 'fest']);
  });

  it('are all there when nobody knows the beginning and both are chosen', () => {
    const merge = mergeContents(null, { ...base, tags: ['wein'] }, { ...base, tags: ['fest', 'markt'] });
    const chosen = (choice: 'mine' | 'theirs' | 'both') => settle<typeof base>(merge, { tags: choice }).tags;
    expect(chosen('both')).toEqual(['wein', 'fest', 'markt']);
    expect(chosen('mine')).toEqual(['wein']);
    expect(chosen('theirs')).toEqual(['fest', 'markt']);
  });

  it('keep changes of neighbouring paragraphs, and what was written behind a changed one', () => {
    const neighbours = mergeContents(
      base,
      content(['EINS', 'zwei', 'drei']),
      content(['eins', 'ZWEI', 'drei']),
    );
    expect([neighbours.conflicts, wordsOf(settle(neighbours))]).toEqual([[], ['EINS', 'ZWEI', 'drei']]);
    const behind = mergeContents(
      base,
      content(['eins', 'zwei', 'drei', 'vier']),
      content(['eins', 'zwei', 'DREI']),
    );
    expect([behind.conflicts, wordsOf(settle(behind))]).toEqual([[], ['eins', 'zwei', 'DREI', 'vier']]);
  });

  it('leave to the person what both changed', () => {
    const merge = mergeContents(
      base,
      content(['eins', 'meins', 'drei']),
      content(['eins', 'deins', 'drei'], { title: 'Neu' }),
    );
    expect(merge.conflicts).toMatchObject([
      { field: 'body', kind: 'blocks', mine: [p('meins')], theirs: [p('deins')] },
    ]);
    const { key } = merge.conflicts[0]!;
    const chosen = (choice: 'mine' | 'theirs' | 'both') => wordsOf(settle(merge, { [key]: choice }));
    expect(chosen('mine')).toEqual(['eins', 'meins', 'drei']);
    expect(chosen('theirs')).toEqual(['eins', 'deins', 'drei']);
    expect(chosen('both')).toEqual(['eins', 'meins', 'deins', 'drei']);
    expect(settle<typeof base>(merge).title).toBe('Neu');
  });

  it('are compared as a whole when nobody knows the beginning', () => {
    const merge = mergeContents(null, { ...base, title: 'A' }, { ...base, title: 'B' });
    expect(merge.conflicts).toEqual([
      { key: 'title', field: 'title', kind: 'value', mine: 'A', theirs: 'B' },
    ]);
    expect(settle(merge, { title: 'both' })).toMatchObject({ title: 'A B' });
  });

  it('have one premium mark, never at an end', () => {
    const merge = mergeContents(
      base,
      content(['eins', '—', 'zwei', 'drei']),
      content(['eins', 'zwei', '—', 'drei']),
    );
    expect(wordsOf(settle(merge))).toEqual(['eins', '—', 'zwei', 'drei']);
    const parted = content(['eins', '—', 'zwei']);
    const atEnd = mergeContents(parted, content(['eins', '—']), content(['EINS', '—', 'zwei']));
    expect(wordsOf(settle(atEnd))).toEqual(['EINS']);
    const atBeginning = mergeContents(parted, content(['—', 'zwei']), content(['eins', '—', 'ZWEI']));
    expect(wordsOf(settle(atBeginning))).toEqual(['ZWEI']);
  });

  it('keep the premium mark before the last paragraph, and are never without one', () => {
    const marked = mergeContents(
      base,
      content(['eins', 'zwei', '—', 'drei']),
      content(['EINS', 'zwei', 'drei']),
    );
    expect(wordsOf(settle(marked))).toEqual(['EINS', 'zwei', '—', 'drei']);
    const empty = mergeContents(content(['eins', 'zwei']), content(['zwei']), content(['eins']));
    expect(settle(empty)).toMatchObject({
      body: { content: [{ type: 'paragraph', attrs: { textAlign: null } }] },
    });
  });

  it('have taken over nothing of what both did alike', () => {
    const merge = mergeContents(base, { ...base, title: 'Neu' }, { ...base, title: 'Neu' });
    expect([merge.taken, merge.conflicts, settle(merge)]).toEqual([[], [], { ...base, title: 'Neu' }]);
  });

  it('stay mine where nobody chose', () => {
    const merge = mergeContents(null, { ...base, title: 'A' }, { ...base, title: 'B' });
    expect(settle(merge)).toMatchObject({ title: 'A' });
  });

  it('leave to the person what only one has, when nobody knows the beginning', () => {
    const { conflicts } = mergeContents(null, { a: 1 }, { a: 1, b: 2 } as { a: number });
    expect(conflicts).toMatchObject([{ field: 'b', mine: undefined, theirs: 2 }]);
  });

  const [words, text] = [['markt'], doc('eins')];
  it.each([
    [null, 5, 7],
    [undefined, 5, 7],
    ['a', 'b', 'c'],
    [[1], [1, 2], [1, 3]],
    [null, ['wein'], ['fest']],
    [words, null, ['fest']],
    [words, ['wein'], null],
    [words, ['wein'], 'fest'],
    [words, ['wein', 1], ['fest']],
    [null, doc('mein'), doc('dein')],
    [text, null, doc('dein')],
    [text, doc('mein'), null],
    [text, doc('mein'), 'dein'],
  ])('leave to the person what can’t be put together: %j', (begun, mine, theirs) => {
    const merge = mergeContents({ field: begun as unknown }, { field: mine }, { field: theirs });
    expect(merge.conflicts).toEqual([{ key: 'field', field: 'field', kind: 'value', mine, theirs }]);
  });

  it.each([
    ['A', 'B', 'A B'],
    ['A', '', 'A'],
    [[1], [2], [1, 2]],
    ['A', 7, 'A'],
    [7, 'B', 7],
    [[1], 'B', [1]],
    ['A', [2], 'A'],
  ])('have of both %j and %j, where that is chosen, %j', (mine, theirs, both) => {
    const merge = mergeContents(null, { field: mine as unknown }, { field: theirs });
    expect(settle(merge, { field: 'both' })).toEqual({ field: both });
  });

  it('lose nothing that only one of them wrote', () => {
    const edits = fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 8 });
    fc.assert(
      fc.property(edits, edits, (mineAt, theirsAt) => {
        const words = [...'abcdefgh'];
        const changed = (at: readonly number[], mark: string) =>
          words.map((word, i) => (at.includes(i) ? word + mark : word));
        const own = theirsAt.filter((at) => !mineAt.includes(at));
        const merge = mergeContents(
          content(words),
          content(changed(mineAt, '1')),
          content(changed(own, '2')),
        );
        expect(merge.conflicts).toEqual([]);
        expect(wordsOf(settle(merge))).toEqual(
          words.map((word, i) => (mineAt.includes(i) ? `${word}1` : own.includes(i) ? `${word}2` : word)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('show both wherever both changed the same paragraph', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), (at) => {
        const changed = (mark: string) => [...'abcdefgh'].map((word, i) => (i === at ? word + mark : word));
        const { conflicts } = mergeContents(
          content([...'abcdefgh']),
          content(changed('1')),
          content(changed('2')),
        );
        expect(conflicts).toHaveLength(1);
      }),
      { numRuns: 8 },
    );
  });
});
