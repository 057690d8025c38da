import { describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { changeEvent } from '../commands.ts';
import { followDates } from '../registrations/following.ts';
import { anOpenEvent, aRegistered } from '../registrations/test-data.ts';
import type { OpenEvent } from '../registrations/test-data.ts';
import type { EventStatus } from '../rules.ts';
import { anEvent, inDays } from '../test-data.ts';
import type { TestEvent } from '../test-data.ts';
import { setMark } from './commands.ts';
import type { MarkAct } from './constants.ts';

const portal = await testPortal({ config: { rateLimits: false } });

interface Told {
  readonly userIds: readonly number[];
  readonly what: string;
  readonly before?: string;
  readonly isMarked?: boolean;
}
const told: Told[] = [];
const ctx: Ctx = makeCtx(
  {
    ...portal,
    jobs: {
      ...portal.jobs,
      send: async (ctx, name, payload, options) => {
        if (name.endsWith('on-events-registeredTold')) told.push(payload as Told);
        await portal.jobs.send(ctx, name, payload, options);
      },
    },
  },
  portalItself,
);

const change = (
  { id, row }: TestEvent,
  {
    days = [7],
    venue = 'Marktplatz',
    status = 'scheduled',
  }: { days?: number[]; venue?: string; status?: EventStatus },
) =>
  changeEvent(ctx, id, {
    title: 'Chorprobe',
    lead: '',
    body: build.doc(),
    organiser: 'Chor',
    locations: [
      {
        venue,
        address: 'Am Brunnen 1',
        dates: days.map((day) => ({ startsAt: inDays(ctx, day), endsAt: null, status })),
      },
    ],
    locationId: row.locationId,
    categoryId: row.categoryId,
    authorId: row.authorId,
  });

/** Returns what is told when the job has run twice at once, and once more. */
const follow = async ({ id }: TestEvent) => {
  told.length = 0;
  await Promise.all([followDates(ctx, { eventId: id }), followDates(ctx, { eventId: id })]);
  await followDates(ctx, { eventId: id });
  return [...told];
};

const aMarked = async (...acts: readonly MarkAct[]) => {
  const event = await anEvent(ctx, { dates: [{ startsAt: inDays(ctx, 7), endsAt: null }] });
  const member = await aUser(ctx);
  for (const act of acts)
    await setMark(actAs(ctx, member.viewer), { eventId: event.id, dateKey: event.row.dates[0]!.key }, act);
  return { event, member };
};

describe('whoever noted a date', () => {
  it.each([['come'], ['remind']] as const)('by %s, is told once what becomes of it', async (act) => {
    const { event, member } = await aMarked(act);
    expect(await follow(event)).toEqual([]);
    await change(event, { days: [9] });
    expect(await follow(event)).toMatchObject([
      { userIds: [member.id], what: 'moved', isMarked: true, before: expect.stringContaining('Marktplatz') },
    ]);
    await change(event, { days: [9], status: 'cancelled' });
    expect(await follow(event)).toMatchObject([{ what: 'cancelled' }]);
    await change(event, { days: [9] });
    expect(await follow(event)).toMatchObject([{ what: 'planned' }]);
    await change(event, { days: [9], status: 'sold-out' });
    expect(await follow(event)).toEqual([]);
  });

  it('is told of a date that is taken out of the event, and nothing after taking it back', async () => {
    const event = await anEvent(ctx, {
      dates: [7, 8].map((day) => ({ startsAt: inDays(ctx, day), endsAt: null })),
    });
    const [going, staying] = [await aUser(ctx), await aUser(ctx)];
    const ref = { eventId: event.id, dateKey: event.row.dates[1]!.key };
    await setMark(actAs(ctx, going.viewer), ref, 'come');
    await setMark(actAs(ctx, staying.viewer), ref, 'come');
    await setMark(actAs(ctx, staying.viewer), ref, 'stay');
    await change(event, { days: [7] });
    expect(await follow(event)).toMatchObject([{ userIds: [going.id], what: 'withdrawn' }]);
  });

  it('and registered is told by the registration alone', async () => {
    const event: OpenEvent = await anOpenEvent(
      ctx,
      {},
      { dates: [{ startsAt: inDays(ctx, 7), endsAt: null }] },
    );
    const [both, only] = [await aUser(ctx), await aUser(ctx)];
    await aRegistered(ctx, event.ref, 1, both);
    await setMark(actAs(ctx, both.viewer), event.ref, 'come');
    await setMark(actAs(ctx, only.viewer), event.ref, 'come');
    await change(event, { venue: 'Turnhalle' });
    expect(await follow(event)).toMatchObject([{ userIds: [only.id], what: 'moved', isMarked: true }]);
  });
});
