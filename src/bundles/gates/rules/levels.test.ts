import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GROUPS, LEVELS } from '../constants.ts';
import { gateAbove, gateFor, isStricter } from './levels.ts';
import type { Gate } from './levels.ts';

const gate = (type: string, locationPath: string, group: Gate['group'], level: Gate['level']): Gate => ({
  type,
  locationPath,
  group,
  level,
});

const path = fc.constantFrom('', '1/', '1/4/', '1/4/7/', '1/5/', '2/');
const someGates = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom('article', 'comment'),
    locationPath: path,
    group: fc.constantFrom(...GROUPS),
    level: fc.constantFrom(...LEVELS),
  }),
  { selector: ({ type, locationPath, group }) => `${type} ${locationPath} ${group}` },
);

describe('the gate that a contribution meets where places may be looser', () => {
  const gates = [
    gate('article', '', 'members', 'release'),
    gate('article', '1/4/', 'members', 'after'),
    gate('article', '1/4/7/', 'members', 'questions'),
    gate('article', '1/4/', 'newcomers', 'questions'),
    gate('comment', '1/5/', 'members', 'release'),
    gate('event', '1/5/', 'newcomers', 'after'),
  ];
  it.each([
    ['article', '1/', false, 'release', ''],
    ['article', '', false, 'release', ''],
    ['article', '1/4/', false, 'after', '1/4/'],
    ['article', '1/4/8/', false, 'after', '1/4/'],
    ['article', '1/4/7/9/', false, 'questions', '1/4/7/'],
    // A newcomer belongs to both groups.
    ['article', '1/4/', true, 'questions', '1/4/'],
    ['article', '1/', true, 'release', ''],
    ['article', '1/47/', false, 'release', ''],
    ['comment', '1/5/', false, 'release', '1/5/'],
    ['comment', '1/', false, 'after', null],
    ['comment', '1/', true, 'release', null],
    ['event', '1/5/2/', true, 'after', null],
    ['event', '1/', true, 'release', null],
    ['imagepost', '1/5/', false, 'after', null],
  ] as const)('%s at %s, new: %s → %s, set at %s', (type, locationPath, isNewcomer, level, setAt) =>
    expect(gateFor({ gates, mayLoosen: true }, { type, locationPath, isNewcomer })).toMatchObject({
      level,
      setAt,
    }),
  );

  it('is one for each combination, never looser for newcomers than for all, and set at the nearest place above', () => {
    fc.assert(
      fc.property(someGates, path, (gates, locationPath) => {
        const meet = (isNewcomer: boolean) =>
          gateFor({ gates, mayLoosen: true }, { type: 'article', locationPath, isNewcomer });
        const [old, fresh] = [meet(false), meet(true)];
        expect(isStricter(old.level, fresh.level)).toBe(false);
        const own = gates.find(
          (one) => one.type === 'article' && one.group === 'members' && one.locationPath === locationPath,
        );
        if (own) expect(old.level).toBe(own.level);
        expect(old.setAt === null || locationPath.startsWith(old.setAt)).toBe(true);
      }),
    );
  });
});

describe('the gate that a contribution meets elsewhere', () => {
  const gates = [
    gate('article', '', 'members', 'release'),
    gate('article', '1/4/', 'members', 'after'),
    gate('article', '1/4/7/', 'members', 'questions'),
    gate('article', '1/4/7/9/', 'members', 'release'),
    gate('imagepost', '', 'newcomers', 'after'),
    gate('event', '1/', 'newcomers', 'after'),
  ];
  it.each([
    ['article', '1/4/', false, 'release', ''],
    ['article', '1/4/7/', false, 'questions', '1/4/7/'],
    ['article', '1/4/7/9/', false, 'questions', '1/4/7/'],
    // What is set for the whole portal stands in place of the usual; what is usual is loosened by no place.
    ['imagepost', '1/', true, 'after', null],
    ['event', '1/', true, 'release', null],
  ] as const)('%s at %s, new: %s → %s, set at %s', (type, locationPath, isNewcomer, level, setAt) =>
    expect(gateFor({ gates, mayLoosen: false }, { type, locationPath, isNewcomer })).toMatchObject({
      level,
      setAt,
    }),
  );

  it('is never looser than that of the place above, whatever is set', () => {
    fc.assert(
      fc.property(someGates, fc.boolean(), (gates, isNewcomer) => {
        const meet = (locationPath: string) =>
          gateFor({ gates, mayLoosen: false }, { type: 'article', locationPath, isNewcomer }).level;
        for (const [above, below] of [
          ['', '1/'],
          ['1/', '1/4/'],
          ['1/4/', '1/4/7/'],
        ] as const)
          expect(isStricter(meet(above), meet(below))).toBe(false);
      }),
    );
  });

  it('is told apart from what is set for the place itself', () => {
    const settings = { gates, mayLoosen: false };
    const above = (locationPath: string) => gateAbove(settings, { type: 'article', locationPath }, 'members');
    expect(above('')).toBeUndefined();
    expect(above('1/4/7/')).toMatchObject({ level: 'release', setAt: '' });
    expect(above('1/4/7/9/')).toMatchObject({ level: 'questions', setAt: '1/4/7/' });
  });
});
