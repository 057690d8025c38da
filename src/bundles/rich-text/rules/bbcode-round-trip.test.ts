import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bbcodeToTree } from './bbcode-tree.ts';
import { aDocument, longText, NASTY_PIECES, someBBCode } from '../test-data.ts';
import type { Growth } from '../test-data.ts';
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

const KILOBYTE = 1000;

/** In steps of our code, since times depend on the machine: 1 in proportion, 4 with the square of the length. */
const MOST_GROWTH = 1.2;

describe('a long text', () => {
  const output = execFileSync(process.execPath, ['bench/long-texts.ts', '--steps'], { encoding: 'utf8' });
  const growths = JSON.parse(output) as Growth[];

  it('is measured for each piece', () => expect(growths.map(({ piece }) => piece)).toEqual(NASTY_PIECES));

  it.each(growths)('takes steps in proportion to its length: $piece', ({ piece, reading, writing }) => {
    expect(Math.max(reading, writing)).toBeLessThan(MOST_GROWTH);
    const tree = read(longText(piece, 25 * KILOBYTE));
    expect(read(treeToBBCode(tree))).toEqual(tree);
  });
});

it('never throws, however long the text is', () => {
  const content = read(`[center]${'a\n\n'.repeat(300 * KILOBYTE)}`).content;
  expect(content).toHaveLength(300 * KILOBYTE);
});
