import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALIKE } from './alike.ts';
import { describe as tell, mutate, mutationsOf, sampleOf } from './mutations.ts';

const PATH = 'src/kernel/x.ts';
/** Returns what a source can become by one mistake. */
const becomes = (text: string) => mutationsOf(PATH, text).map((mutation) => mutate(text, mutation));

describe('a mistake', () => {
  it.each([
    ['in a comparison', 'export const a = b < c;', ['export const a = b <= c;']],
    [
      'in a pair of conditions',
      'export const a = b && c;',
      ['export const a = (b);', 'export const a = (c);'],
    ],
    ['in what stands in for a value', 'export const a = b ?? c;', ['export const a = (b);']],
    ['in a negation', 'export const a = !b;', ['export const a = (b);']],
    ['in a question', 'export const a = b ? c : d;', ['export const a = !(b) ? c : d;']],
    ['in a small number', 'export const a = 3;', ['export const a = (2);', 'export const a = (4);']],
    ['in a large number', 'export const a = 800;', ['export const a = (80);', 'export const a = (8000);']],
    ['in a yes or no', 'export const a = true;', ['export const a = false;']],
    ['in a method', 'export const a = b.some(c);', ['export const a = b.every(c);']],
    ['in a step', 'f(async () => {\n  await lock(ctx);\n});', [';', 'f(async () => {\n  ;\n});']],
    [
      'in an early way out',
      'const f = () => {\n  if (a) return;\n  b = c;\n};',
      [
        'const f = () => {\n  ;\n  b = c;\n};',
        'const f = () => {\n  if (!(a)) return;\n  b = c;\n};',
        'const f = () => {\n  if (a) return;\n  ;\n};',
      ],
    ],
  ])('%s', (_, text, expected) => expect(becomes(text).toSorted()).toEqual(expected.toSorted()));

  it('is none in comments, types, names and what is only logged', () => {
    const text = `// 3 < 4
      type A = 3 | true;
      export const f = (): true => {
        ctx.log.warn('3 && 4');
        return { 3: g } as never;
      };`;
    expect(becomes(text)).toEqual([]);
  });

  it('is none where it would change nothing that anybody could see', () => {
    expect(becomes('const RETRY_MS = 500;')).toEqual([]);
    expect(becomes('const LIFETIME_MS = 500;')).toHaveLength(2);
    expect(becomes("app.decorateRequest('ctx', undefined);")).toEqual([]);
    expect(becomes("app.decorateRequest('name', '');")).toHaveLength(1);
  });

  it.each(ALIKE)('in $path at “$line” is one of those', ({ path, line, becomes }) => {
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(line);
    const at = text.slice(0, text.indexOf(line)).split('\n').length;
    const there = mutationsOf(path, text).filter((mutation) => mutation.line === at);
    expect(there.filter(({ replacement }) => replacement === (becomes ?? replacement))).toEqual([]);
  });

  it('is told with its place, and what becomes of what', () => {
    const text = 'const a =\n  b < c;';
    expect(tell(text, mutationsOf(PATH, text)[0]!)).toBe('src/kernel/x.ts:2  another operator: < → <=');
  });
});

describe('a sample', () => {
  const mutations = mutationsOf(PATH, Array.from({ length: 50 }, (_, at) => `f(${at} < g);`).join('\n'));

  it('is the same for the same seed, without doubles, and another one for another', () => {
    const one = sampleOf(mutations, { count: 20, seed: 1 });
    expect(sampleOf(mutations, { count: 20, seed: 1 })).toEqual(one);
    expect(new Set(one).size).toBe(20);
    expect(sampleOf(mutations, { count: 20, seed: 2 })).not.toEqual(one);
  });

  it('is all of them when there are no more', () => {
    expect(sampleOf(mutations, { count: 1000, seed: 1 })).toHaveLength(mutations.length);
  });
});
