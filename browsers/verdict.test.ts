import { describe, expect, it } from 'vitest';
import { asTable, faultsOf } from './verdict.ts';
import type { Walk } from './verdict.ts';
import type { Stop } from './visitor.ts';

const aStop = (changes: Partial<Stop> = {}): Stop => ({
  name: 'article',
  faults: [],
  controls: ['button Teilen', 'button Folgen'],
  measures: { 'kicker, width': 160 },
  ...changes,
});

const aWalk = (engine: Walk['engine'], stop: Partial<Stop> = {}): Walk => ({
  way: 'read',
  engine,
  width: 390,
  stops: [aStop(stop)],
});

const MODEL = aWalk('Chromium');

describe('the verdict on a walk', () => {
  it('is good when both engines show the same', () => {
    expect(faultsOf(aWalk('Firefox', { measures: { 'kicker, width': 164 } }), MODEL)).toEqual([]);
    expect(faultsOf(MODEL, MODEL)).toEqual([]);
  });

  it('tells of a size that differs by more than letters do', () => {
    expect(faultsOf(aWalk('Firefox', { measures: { 'kicker, width': 177 } }), MODEL)).toEqual([
      'article: kicker, width is 177 px instead of 160',
    ]);
  });

  it('tells of what cannot be seen in one of them', () => {
    expect(faultsOf(aWalk('WebKit', { controls: ['button Folgen', 'button Mehr'] }), MODEL)).toEqual([
      'article: not to be seen: button Teilen',
      'article: to be seen here only: button Mehr',
    ]);
  });

  it('lets an engine off what it is unable to do', () => {
    const controls = ['button Folgen', 'button Hinweise auf diesem Gerät einschalten'];
    const model = aWalk('Chromium', { controls });
    expect(faultsOf(aWalk('WebKit', { controls: ['button Folgen'] }), model)).toEqual([]);
    expect(faultsOf(aWalk('Firefox', { controls: ['button Folgen'] }), model)).toHaveLength(1);
  });

  it('tells of what is wrong in itself, and of a way that has no end', () => {
    const stuck = { ...aWalk('Chromium', { faults: ['is 12 px too wide'] }), failure: 'no text' };
    expect(faultsOf(stuck, stuck)).toEqual(['article: is 12 px too wide', 'no text']);
  });

  it('is a table of ways and engines', () => {
    const firefox = aWalk('Firefox');
    const faults = new Map<Walk, readonly string[]>([[firefox, ['one', 'two']]]);
    expect(asTable([MODEL, firefox], faults)).toBe(
      ['| way | Chromium 390 | Firefox 390 |', '|---|:-:|:-:|', '| read | ✓ | 2 |'].join('\n'),
    );
  });
});
