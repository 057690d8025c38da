import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bbcodeToTree } from './bbcode-tree.ts';
import { aDocument, someBBCode } from '../test-data.ts';
import { treeToBBCode } from './tree-to-bbcode.ts';
import { parseDocument } from './validate.ts';

const RUNS = { numRuns: 100 };
const read = (source: string) => bbcodeToTree(source, { tags: 'full' });

describe('a tree as BBCode', () => {
  it('is read back as it was', () =>
    fc.assert(
      fc.property(aDocument(), (document) => {
        expect(read(treeToBBCode(document))).toEqual(document);
      }),
      RUNS,
    ));
});

describe('whatever an author types', () => {
  it('becomes a tree as parseDocument would have it, and never throws', () =>
    fc.assert(
      fc.property(someBBCode(), (source) => {
        const document = read(source);
        expect(parseDocument(document)).toEqual({ ok: true, document });
      }),
      RUNS,
    ));

  it('is the same tree after it was written anew', () =>
    fc.assert(
      fc.property(someBBCode(), (source) => {
        const document = read(source);
        expect(read(treeToBBCode(document))).toEqual(document);
      }),
      RUNS,
    ));
});

/** Repeated until a text has its length: what makes careless readers and writers look back or ahead too often. */
const NASTY = [
  '[| [[|\\|\\[|]|"| |\\ |\n|a\n| \n|[b]|[/b]|[b]x[/b]|[b] [/b]|[br]|[br]\n|:) |:)|[smiley=8)]',
  '[url=|[url="|[url]|[b a="|[b a="[b a=" | a="|[quote=x |[quote=\\"|[quote]|[list][*]|[*]|[table][tr][td]',
  '[code]|[code=!]|[code][\\\\\\/code]|[gallery]|[user=1]|[img]|[cut]|https://a |https://a.example/(',
  `[youtube]https://youtube.com/watch?&&|[quote=a${' '.repeat(500)}|[url]https://a.example[/url]`,
].flatMap((pieces) => pieces.split('|'));
/** So that what has to be verbatim finds its end, far away. */
const ENDS = '[/code][/gallery][/user][/img][/youtube][/quote]"]';
const KILOBYTE = 1000;
const text = (piece: string, length: number) => piece.repeat(length / piece.length) + ENDS;

describe('a long text', () => {
  it.each(NASTY)('takes time in proportion to its length: %s', (piece) => {
    const [short, long] = [text(piece, 25 * KILOBYTE), text(piece, 100 * KILOBYTE)];
    const [shortTree, longTree] = [read(short), read(long)];
    expect(
      slowdown(
        () => read(short),
        () => read(long),
      ),
    ).toBeLessThan(MARGIN);
    expect(
      slowdown(
        () => treeToBBCode(shortTree),
        () => treeToBBCode(longTree),
      ),
    ).toBeLessThan(MARGIN);
    expect(read(treeToBBCode(longTree))).toEqual(longTree);
  });
});

it('never throws, however long the text is', () => {
  const content = read(`[center]${'a\n\n'.repeat(300 * KILOBYTE)}`).content;
  expect(content).toHaveLength(300 * KILOBYTE);
});

/** Four times the length takes 1 in linear time, 4 in quadratic time. */
const MARGIN = 2.5;
const ROUNDS = 12;

/** Of the better times, since everything else on the machine makes them worse; not measured longer than needed. */
const slowdown = (short: () => unknown, long: () => unknown): number => {
  let [shortTime, longTime] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    shortTime = Math.min(
      shortTime,
      milliseconds(() => [short(), short(), short(), short()]),
    );
    longTime = Math.min(longTime, milliseconds(long));
    if (round > 0 && longTime / shortTime < MARGIN) break;
  }
  return longTime / shortTime;
};

const milliseconds = (work: () => unknown): number => {
  const before = performance.now();
  work();
  return performance.now() - before;
};
