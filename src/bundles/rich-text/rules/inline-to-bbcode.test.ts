import { describe, expect, it } from 'vitest';
import * as build from '../build.ts';
import { treeToBBCode } from './tree-to-bbcode.ts';

const written = (...words: readonly build.Inline[]) => treeToBBCode(build.doc(build.p(...words)));

describe('a smiley', () => {
  it('is typed where it is read as one, and named where letters would hide it', () => {
    expect(written('Gut ', build.smiley(':)'))).toBe('Gut :)');
    expect(written('Gut', build.smiley(':)'))).toBe('Gut[smiley=:)]');
  });

  it('is typed where a tag stands between it and the letters', () =>
    expect(written(build.bold('Gut'), build.smiley(':)'))).toBe('[b]Gut[/b]:)'));
});
