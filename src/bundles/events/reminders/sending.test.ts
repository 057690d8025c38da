import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { changeEvent, setEventState } from '../commands.ts';
import { setMark } from '../marks/commands.ts';
import { eventMarks } from '../marks/schema.ts';
import { followDates } from '../registrations/following.ts';
import type { EventStatus } from '../rules.ts';
import { anEvent, inDays } from '../test-data.ts';
import type { TestEvent } from '../test-data.ts';
import { sendReminders } from './sending.ts';

const portal = await testPortal({ config: { rateLimits: false } });

interface Told {
  readonly name: string;
  readonly eventId: number;
  readonly userIds: readonly number[];
}
const told: Told[] = [];
const ctx: Ctx = makeCtx(
  {
    ...portal,
    jobs: {
      ...portal.jobs,
      send: async (ctx, name, payload, options) => {
        if (name.endsWith('on-events-remindersDue')) told.push(payload as Told);
        await portal.jobs.send(ctx, name, payload, options);
      },
    },
  },
  portalItself,
);
const DAYS = 10;

/** Returns what is told when the job runs at so many hours from now, by two at once. */
const remindAt = async (hours: number, { id }: TestEvent): Promise<string[]> => {
  told.length = 0;
  const later = { ...ctx, now: new Date(ctx.now.getTime() + hours * HOUR_MS) };
  await Promise.all([sendReminders(later), sendReminders(later)]);
  return told.filter(({ eventId }) => eventId === id).map(({ name }) => name);
};

const aReminded = async (changes: Parameters<typeof anEvent>[1] = {}) => {
  const event = await anEvent(ctx, { dates: [{ startsAt: inDays(ctx, DAYS) }], ...changes });
  const member = await aUser(ctx);
  await setMark(actAs(ctx, member.viewer), { eventId: event.id, dateKey: event.row.dates[0]!.key }, 'remind');
  return { event, member };
};

const move = async ({ id, row }: TestEvent, days: number, status: EventStatus = 'scheduled') => {
  await changeEvent(ctx, id, {
    title: 'Chorprobe',
    lead: 'Alle dürfen mitsingen.',
    body: build.doc(build.p('Bitte Noten mitbringen.')),
    organiser: 'Chor',
    locations: [
      {
        venue: 'Marktplatz',
        address: 'Am Brunnen 1',
        dates: [{ startsAt: inDays(ctx, days), endsAt: null, status }],
      },
    ],
    locationId: row.locationId,
    categoryId: row.categoryId,
    authorId: row.authorId,
  });
  await followDates(ctx, { eventId: id });
};

const BEFORE = DAYS * 24;

describe('whoever asked for it', () => {
  it('is reminded a day and two hours before, each of them once', async () => {
    const { event, member } = await aReminded();
    expect(await remindAt(BEFORE - 26, event)).toEqual([]);
    expect(await remindAt(BEFORE - 22, event)).toEqual(['day']);
    expect(told[0]?.userIds).toEqual([member.id]);
    expect(await remindAt(BEFORE - 21, event)).toEqual([]);
    expect(await remindAt(BEFORE - 2, event)).toEqual(['hours']);
    expect(await remindAt(BEFORE - 1, event)).toEqual([]);
  });

  it('hears of it once when the job was late, and not of what has begun', async () => {
    const { event } = await aReminded();
    expect(await remindAt(BEFORE - 1, event)).toEqual(['hours']);
    const { event: missed } = await aReminded();
    expect(await remindAt(BEFORE + 1, missed)).toEqual([]);
  });

  it('hears nothing while all that its author contributed is hidden, and of the next reminder after that', async () => {
    const author = await aUser(ctx);
    const { event } = await aReminded({ authorId: author.id });
    const suspendedUntil = new Date(inDays(ctx, DAYS).getTime() - 12 * HOUR_MS);
    await changeUser(ctx, author.id, { contributionsHidden: true, suspendedUntil });
    portal.invalidation.dropAll();
    expect(await remindAt(BEFORE - 22, event)).toEqual([]);
    expect(await remindAt(BEFORE - 2, event)).toEqual(['hours']);
  });

  it('hears of a date that was moved at its new time alone', async () => {
    const { event } = await aReminded();
    await move(event, DAYS + 5);
    expect(await remindAt(BEFORE - 2, event)).toEqual([]);
    expect(await remindAt(BEFORE + 5 * 24 - 22, event)).toEqual(['day']);
    expect(await remindAt(BEFORE + 5 * 24 - 2, event)).toEqual(['hours']);
  });

  it('hears of it at the new time also where nobody has followed the date yet', async () => {
    const { event } = await aReminded();
    const isOfEvent = and(eq(eventMarks.eventId, event.id));
    const before = await ctx.db.select().from(eventMarks).where(isOfEvent);
    await move(event, DAYS + 5);
    const { startsAt, remindAt: at } = before[0]!;
    await ctx.db.update(eventMarks).set({ startsAt, remindAt: at }).where(isOfEvent);
    expect(await remindAt(BEFORE - 22, event)).toEqual([]);
    expect(await remindAt(BEFORE + 5 * 24 - 22, event)).toEqual(['day']);
  });

  it('hears nothing of what is cancelled, postponed or withdrawn, and again of what takes place after all', async () => {
    const { event } = await aReminded();
    await move(event, DAYS, 'cancelled');
    expect(await remindAt(BEFORE - 22, event)).toEqual([]);
    await move(event, DAYS, 'scheduled');
    expect(await remindAt(BEFORE - 2, event)).toEqual(['hours']);
    const { event: gone } = await aReminded();
    await setEventState(ctx, gone.id, 'withdrawn');
    expect(await remindAt(BEFORE - 22, gone)).toEqual([]);
    await setEventState(ctx, gone.id, 'published');
    expect(await remindAt(BEFORE - 2, gone)).toEqual(['hours']);
  });
});
