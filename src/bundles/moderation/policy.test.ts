import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import {
  mayDecideAppeal,
  mayLookAgain,
  mayReadRecord,
  maySeeCase,
  maySeeCases,
  mayWorkOnCase,
} from './policy.ts';

const moderatorAt = (locationPath: string, id = 7) =>
  aViewer({ id, roles: [{ role: 'moderator', locationPath }] });
const one = { locationPath: '1/4/', authorId: 8 };

describe('looking after a case', () => {
  it('is for moderators of its place, and of none else', () => {
    for (const path of ['', '1/', '1/4/']) expect(maySeeCase(moderatorAt(path), one)).toBe(true);
    for (const path of ['1/4/7/', '2/']) expect(maySeeCase(moderatorAt(path), one)).toBe(false);
    expect([maySeeCase(aViewer(), one), maySeeCase(anonymous, one)]).toEqual([false, false]);
    expect([maySeeCases(moderatorAt('2/')), maySeeCases(aViewer()), maySeeCases(anonymous)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is never one’s own, and nothing is done by who is suspended', () => {
    expect(maySeeCase(moderatorAt('', 8), one)).toBe(false);
    expect(mayWorkOnCase(moderatorAt(''), one)).toBe(true);
    expect(mayWorkOnCase({ ...moderatorAt(''), isSuspended: true }, one)).toBe(false);
    expect(mayWorkOnCase({ ...moderatorAt(''), isConfirmed: false }, one)).toBe(false);
    expect(mayWorkOnCase(moderatorAt('', 8), one)).toBe(false);
    expect(mayWorkOnCase(moderatorAt('2/'), one)).toBe(false);
  });
});

it('all of it is for people, not for what runs by itself', () => {
  expect([maySeeCases(portalItself), maySeeCase(portalItself, one)]).toEqual([false, false]);
  expect([mayReadRecord(portalItself), mayWorkOnCase(portalItself, one)]).toEqual([false, false]);
});

it('the record for the Commission is for those who look after the whole portal', () => {
  expect(mayReadRecord(moderatorAt(''))).toBe(true);
  expect(mayReadRecord({ ...moderatorAt(''), isSuspended: true })).toBe(false);
  for (const viewer of [moderatorAt('1/'), aViewer(), anonymous]) expect(mayReadRecord(viewer)).toBe(false);
});

it('looking again is for somebody else than who decided or confirmed', () => {
  const decided = { deciderId: 7, confirmedBy: 6 };
  expect(mayLookAgain(moderatorAt(''), one, decided)).toBe(false);
  expect(mayLookAgain(moderatorAt('', 6), one, decided)).toBe(false);
  expect(mayLookAgain(moderatorAt('', 9), one, decided)).toBe(true);
  expect(mayLookAgain(moderatorAt('2/', 9), one, decided)).toBe(false);
});

it('an appeal is decided by somebody else than who made it', () => {
  const decided = { deciderId: 7, confirmedBy: null };
  const may = (id: number, reporterId: number | null) =>
    mayDecideAppeal(moderatorAt('', id), one, decided, { reporterId });
  expect([may(9, 9), may(9, 10), may(9, null), may(7, null)]).toEqual([false, true, true, false]);
});
