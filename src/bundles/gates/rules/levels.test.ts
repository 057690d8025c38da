import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GROUPS, LEVELS } from '../constants.ts';
import { gateFor, isStricter } from './levels.ts';
import type { Gate } from './levels.ts';

const gate = (type: string, locationPath: string, group: Gate['group'], level: Gate['level']): Gate => ({
  type,
  locationPath,
  group,
  level,
});

describe('the gate that a contribution meets', () => {
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
    expect(gateFor(gates, { type, locationPath, isNewcomer })).toMatchObject({ level, setAt }),
  );

  it('is one for each combination, never looser for newcomers than for all, and set at the nearest place above', () => {
    const path = fc.constantFrom('', '1/', '1/4/', '1/4/7/', '1/5/', '2/');
    const any = fc.record({
      type: fc.constantFrom('article', 'comment'),
      locationPath: path,
      group: fc.constantFrom(...GROUPS),
      level: fc.constantFrom(...LEVELS),
    });
    const distinct = fc.uniqueArray(any, {
      selector: ({ type, locationPath, group }) => `${type} ${locationPath} ${group}`,
    });
    fc.assert(
      fc.property(distinct, path, (gates, locationPath) => {
        const meet = (isNewcomer: boolean) => gateFor(gates, { type: 'article', locationPath, isNewcomer });
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
