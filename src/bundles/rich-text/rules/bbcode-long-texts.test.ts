import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { bbcodeToTree } from './bbcode-tree.ts';
import { longText, NASTY_PIECES } from '../test-data.ts';
import type { Growth } from '../test-data.ts';
import { treeToBBCode } from './tree-to-bbcode.ts';

const read = (source: string) => bbcodeToTree(source, { tags: 'full' });

const KILOBYTE = 1000;

/**
 * The most that times may grow, in steps of our code, since times depend on the machine: 1 in proportion, 4 with the square of
 * the length.
 */
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
