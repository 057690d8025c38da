import { describe, expect, it } from 'vitest';
import { MAX_SECTIONS } from '../constants.ts';
import { arrange, isArranging } from './arranging.ts';
import { orderOf, sectionsOf, toSave } from './typed-sections.ts';

const page = (order: string, fields: Readonly<Record<string, string>> = {}) =>
  sectionsOf({ order, ...fields });
const after = (order: string, act: string) => {
  const outcome = arrange(page(order), act);
  return outcome === 'full' ? outcome : orderOf(outcome);
};

describe('the order of sections', () => {
  it('is read with what was typed in each', () => {
    const sections = page('2:text,-5:call', { 's2.text': 'Eins', 's5.heading': 'Zwei', 's22.text': 'fremd' });
    expect(sections).toEqual([
      { key: 2, type: 'text', typed: { text: 'Eins' }, isRemoved: false },
      { key: 5, type: 'call', typed: { heading: 'Zwei' }, isRemoved: true },
    ]);
    expect(toSave(sections)).toEqual([{ key: 2, type: 'text', typed: { text: 'Eins' } }]);
  });

  it('takes what is written otherwise for nothing, and each key once', () => {
    expect(orderOf(page('1:text,1:call,0:text,x:text,3:,4:UPPER, 5:text,6:text'))).toBe('1:text,6:text');
    expect(page('1:text,'.repeat(1000))).toHaveLength(1);
    expect(sectionsOf({})).toEqual([]);
  });

  it('of a page without one is that of its one text', () => {
    expect(toSave(sectionsOf({ text: 'Eins' }))).toEqual([{ key: 1, type: 'text', typed: { text: 'Eins' } }]);
  });
});

describe('putting sections in order', () => {
  it.each([
    ['1:text,2:call,3:text', 'up:3', '1:text,3:text,2:call'],
    ['1:text,2:call,3:text', 'down:1', '2:call,1:text,3:text'],
    ['1:text,2:call', 'up:1', '1:text,2:call'],
    ['1:text,2:call', 'down:2', '1:text,2:call'],
    ['1:text,-2:call,3:text', 'up:3', '3:text,-2:call,1:text'],
    ['1:text,2:call', 'remove:1', '-1:text,2:call'],
    ['-1:text,2:call', 'back:1', '1:text,2:call'],
    ['1:text,7:call', 'add:people', '1:text,7:call,8:people'],
    ['', 'add:text', '1:text'],
    ['1:text', 'up:9', '1:text'],
  ])('makes of %s by %s: %s', (order, act, wanted) => {
    expect(isArranging(act)).toBe(true);
    expect(after(order, act)).toBe(wanted);
  });

  it('ends where a page is full', () => {
    const order = Array.from({ length: MAX_SECTIONS }, (_, at) => `${at + 1}:text`).join(',');
    expect(after(order, 'add:text')).toBe('full');
    expect(after(`${order},-99:call`, 'back:99')).toBe('full');
    expect(after(order, 'remove:1')).toContain('-1:text');
  });

  it('is nothing else that can be done with a page', () => {
    for (const act of ['', 'publish', 'up', 'up:', 'add:<b>', 'sprengen:1'])
      expect(isArranging(act)).toBe(false);
  });
});
