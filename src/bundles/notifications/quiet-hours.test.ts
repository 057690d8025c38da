import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { saveSettings } from './commands.ts';
import { PUSH_NOTICE } from './constants.ts';
import { personalNotices } from './personal-data.ts';
import { USUAL_QUIET, endOfQuiet, quietHoursOf } from './quiet-hours.ts';
import { aDevice, aNotice, choose } from './test-data.ts';

const ctx = await testCtx();
const at = (berlin: string) => new Date(`2026-11-28T${berlin}:00+01:00`);

describe('quiet hours', () => {
  it.each([
    ['21:59', USUAL_QUIET, undefined],
    ['22:00', USUAL_QUIET, '2026-11-29T06:00:00.000Z'],
    ['00:30', USUAL_QUIET, '2026-11-28T06:00:00.000Z'],
    ['06:59', USUAL_QUIET, '2026-11-28T06:00:00.000Z'],
    ['07:00', USUAL_QUIET, undefined],
    ['13:00', { fromHour: 12, untilHour: 15 }, '2026-11-28T14:00:00.000Z'],
    ['15:00', { fromHour: 12, untilHour: 15 }, undefined],
    ['23:00', { fromHour: 8, untilHour: 8 }, undefined],
    ['08:00', { fromHour: 8, untilHour: 8 }, undefined],
    ['23:30', { fromHour: 23, untilHour: 0 }, '2026-11-28T23:00:00.000Z'],
  ])('at %s with %o end at %s', (clock, hours, expected) =>
    expect(endOfQuiet(at(clock), hours)?.toISOString()).toBe(expected),
  );

  it('follow the clocks in the night in which they are put forward', () =>
    expect(endOfQuiet(new Date('2027-03-27T23:30:00+01:00'), USUAL_QUIET)).toEqual(
      new Date('2027-03-28T07:00:00+02:00'),
    ));
});

const startOf = async (noticeId: number) => {
  const { rows } = await ctx.db.execute<{ start_after: string }>(
    sql`select start_after from pgboss.job where name = ${PUSH_NOTICE} and data ->> 'noticeId' = ${String(noticeId)}`,
  );
  return rows.map(({ start_after }) => new Date(start_after));
};

describe('a push', () => {
  it('that comes in the quiet hours of its person waits for their end, and no other one does', async () => {
    const [early, late] = [await aUser(ctx), await aUser(ctx)];
    const article = await anArticle(ctx);
    const now = new Date();
    const hour = Number(
      now.toLocaleString('de-DE', { hour: '2-digit', timeZone: 'Europe/Berlin' }).slice(0, 2),
    );
    for (const user of [early, late]) {
      await choose(ctx, user, { piece: { isPushed: true } });
      await aDevice(ctx, user);
    }
    const save = async (user: typeof early, quiet: typeof USUAL_QUIET) =>
      saveSettings(actAs(ctx, user.viewer), (stored) => stored, quiet);
    const quiet = { fromHour: hour, untilHour: (hour + 2) % 24 };
    await save(early, quiet);
    await save(late, { fromHour: 0, untilHour: 0 });
    const waiting = await aNotice({ ...ctx, now }, early, article);
    expect(await startOf(waiting.id)).toEqual([endOfQuiet(now, quiet)]);
    const [start] = await startOf((await aNotice({ ...ctx, now }, late, article)).id);
    expect(start!.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  });
});

describe('what somebody chose', () => {
  it('is given out, replaced and erased; it stays where a form doesn’t ask for it', async () => {
    const user = await aUser(ctx);
    const own = actAs(ctx, user.viewer);
    const chosen = async () => (await quietHoursOf(ctx, [user.id]))(user.id);
    expect(await chosen()).toEqual(USUAL_QUIET);
    for (const hours of [
      { fromHour: 20, untilHour: 8 },
      { fromHour: 21, untilHour: 9 },
    ])
      await saveSettings(own, (stored) => stored, hours);
    await saveSettings(own, (stored) => stored);
    expect(await chosen()).toEqual({ fromHour: 21, untilHour: 9 });
    expect(await personalNotices.exportFor(ctx, user.id)).toMatchObject({
      quiet: [{ fromHour: 21, untilHour: 9 }],
    });
    await personalNotices.eraseFor(ctx, user.id, { keepsComments: true });
    expect(await chosen()).toEqual(USUAL_QUIET);
  });
});
