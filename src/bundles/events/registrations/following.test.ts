import { describe, expect, it } from 'vitest';
import { makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { mailKeysTo, mailsTo } from '#bundles/mail/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { changeEvent, setEventState } from '../commands.ts';
import { NO_STORED_DETAILS } from '../details.ts';
import type { EventStatus } from '../rules.ts';
import { anEvent, inDays } from '../test-data.ts';
import { cancelByLink, confirmGuest } from './commands.ts';
import { followDates, followLater } from './following.ts';
import type { FollowedEvent } from './following.ts';
import { eraseOldRegistrations } from './pruning.ts';
import { findRegistration } from './queries.ts';
import { notifyRegistered } from './notify-registered.ts';
import type { RegisteredNews } from './notify-registered.ts';
import { aGuest, anOpenEvent } from './test-data.ts';
import type { OpenEvent } from './test-data.ts';

const portal = await testPortal({ config: { rateLimits: false } });
const visitor = makeCtx(portal, anonymous);

/** What was handed to the job that tells people; its work is done at once, and once more, as jobs may be. */
const told: RegisteredNews[] = [];
const followed: FollowedEvent[] = [];
const ctx: Ctx = makeCtx(
  {
    ...portal,
    jobs: {
      ...portal.jobs,
      send: async (ctx, name, payload, options) => {
        if (name === 'events.tell-registered') told.push(payload as RegisteredNews);
        if (name === 'events.follow-dates') followed.push(payload as FollowedEvent);
        await portal.jobs.send(ctx, name, payload, options);
      },
    },
  },
  portalItself,
);

interface Change {
  readonly days?: readonly number[];
  readonly venue?: string;
  readonly address?: string;
  readonly status?: EventStatus;
  readonly ofDate?: EventStatus;
}

const change = async (
  { id, row }: OpenEvent,
  { days = [7], venue = 'Marktplatz', address = 'Am Brunnen 1', status, ofDate }: Change,
) => {
  const dates = days.map((day) => ({
    startsAt: inDays(ctx, day),
    endsAt: null,
    ...(ofDate && { status: ofDate }),
  }));
  const outcome = await changeEvent(ctx, id, {
    title: 'Chorprobe',
    lead: 'Alle dürfen mitsingen.',
    body: build.doc(build.p('Bitte Noten mitbringen.')),
    organiser: 'Chor',
    locations: [{ venue, address, dates }],
    details: { ...NO_STORED_DETAILS, ...(status && { status }) },
    locationId: row.locationId,
    categoryId: row.categoryId,
    authorId: row.authorId,
  });
  expect(outcome.kind).toBe('published');
};

/** Returns what somebody is told when the job has run, and has run again. */
const follow = async ({ id }: OpenEvent): Promise<RegisteredNews[]> => {
  told.length = 0;
  await Promise.all([followDates(ctx, { eventId: id }), followDates(ctx, { eventId: id })]);
  for (const news of told) await Promise.all([notifyRegistered(ctx, news), notifyRegistered(ctx, news)]);
  return [...told];
};

const anEventWithGuests = async () => {
  const event = await anOpenEvent(ctx, { seatLimit: '1' }, { dates: [{ startsAt: inDays(ctx, 7) }] });
  const [going, waiting, asked] = [
    await aGuest(ctx, event.ref),
    await aGuest(ctx, event.ref),
    await aGuest(ctx, event.ref),
  ];
  await confirmGuest(visitor, going);
  await confirmGuest(visitor, waiting);
  return { event, going, waiting, asked };
};

const newsTo = async (email: string) =>
  (await mailKeysTo(ctx, email))
    .map((key) => key.split(':')[2]!)
    .filter((what) => !['confirm', 'registered', 'waiting'].includes(what));

describe('whoever registered, or waits', () => {
  it('is told once that a date is moved, in time or place, and keeps the seat', async () => {
    const { event, going, waiting, asked } = await anEventWithGuests();
    expect(await follow(event)).toEqual([]);
    await change(event, { days: [9] });
    expect(await follow(event)).toMatchObject([
      { what: 'moved', ids: [going.registrationId, waiting.registrationId] },
    ]);
    expect(await follow(event)).toEqual([]);
    await change(event, { days: [9], venue: 'Turnhalle' });
    expect(await follow(event)).toMatchObject([{ what: 'moved' }]);
    expect(await newsTo(going.email)).toEqual(['moved', 'moved']);
    expect(await newsTo(waiting.email)).toEqual(['moved', 'moved']);
    expect(await newsTo(asked.email)).toEqual([]);
    const row = await findRegistration(ctx, going.registrationId);
    expect([row?.state, row?.known.venue]).toEqual(['registered', 'Turnhalle']);
  });

  it('reads the former and the new place where only the house is another', async () => {
    const { event, going } = await anEventWithGuests();
    await change(event, { address: 'Am Brunnen 7' });
    expect(await follow(event)).toMatchObject([{ what: 'moved' }]);
    const { text } = (await mailsTo(ctx, going.email)).at(-1)!;
    expect(text).toMatch(/jetzt so statt: .*, Marktplatz, Am Brunnen 7\./);
    expect(text).toMatch(/Vorher war es: .*, Marktplatz, Am Brunnen 1\./);
  });

  it('hears that it is cancelled, postponed, and takes place after all, each of it once', async () => {
    const { event, going } = await anEventWithGuests();
    const steps: readonly (readonly [Change, readonly string[]])[] = [
      [{ status: 'cancelled' }, ['cancelled']],
      [{ status: 'cancelled', days: [8] }, []],
      [{ ofDate: 'postponed', days: [8] }, ['postponed']],
      [{ status: 'sold-out', days: [12] }, ['planned']],
      [{ days: [12] }, []],
    ];
    for (const [step, news] of steps) {
      await change(event, step);
      expect((await follow(event)).map(({ what }) => what)).toEqual(news);
    }
    expect(await newsTo(going.email)).toEqual(['cancelled', 'postponed', 'planned']);
  });

  it('hears that an event is withdrawn, and nothing more when it is erased', async () => {
    const { event, going } = await anEventWithGuests();
    await setEventState(ctx, event.id, 'withdrawn');
    expect(await follow(event)).toMatchObject([{ what: 'withdrawn' }]);
    await setEventState(ctx, event.id, 'erased');
    expect(await follow(event)).toEqual([]);
    expect(await newsTo(going.email)).toEqual(['withdrawn']);
  });

  it('hears that a date of several is gone', async () => {
    const event = await anOpenEvent(
      ctx,
      {},
      { dates: [{ startsAt: inDays(ctx, 7) }, { startsAt: inDays(ctx, 14) }] },
    );
    const keys = event.row.dates.map(({ key }) => key);
    const guests = [
      await aGuest(ctx, event.ref),
      await aGuest(ctx, { eventId: event.id, dateKey: keys[1]! }),
    ];
    for (const guest of guests) await confirmGuest(visitor, guest);
    await change(event, { days: [7] });
    expect(await follow(event)).toMatchObject([{ what: 'withdrawn', ids: [guests[1]!.registrationId] }]);
  });

  it('hears nothing of what is past', async () => {
    const { event, going } = await anEventWithGuests();
    const late = { ...ctx, now: inDays(ctx, 8) };
    await change(event, { days: [7], venue: 'Turnhalle' });
    told.length = 0;
    await followDates(late, { eventId: event.id });
    expect(told).toEqual([]);
    expect((await findRegistration(ctx, going.registrationId))?.known.venue).toBe('Turnhalle');
  });
});

it('a date is followed also while the first person is registering, of whom nothing is seen yet', async () => {
  const [open, closed] = [await anOpenEvent(ctx), await anEvent(ctx)];
  const jobsOf = async (eventId: number) => {
    followed.length = 0;
    await withTransaction(ctx, (ctx) => followLater(ctx, eventId));
    return [...followed];
  };
  expect(await jobsOf(open.id)).toEqual([{ eventId: open.id }]);
  expect(await jobsOf(closed.id)).toEqual([]);
});

it('a seat that gets free at a date which doesn’t take place goes on when it does', async () => {
  const { event, going, waiting } = await anEventWithGuests();
  await change(event, { status: 'postponed' });
  await follow(event);
  await cancelByLink(visitor, going);
  expect((await findRegistration(ctx, waiting.registrationId))?.state).toBe('waiting');
  await change(event, { days: [20] });
  expect((await follow(event)).map(({ what }) => what)).toEqual(['planned', 'promoted']);
  expect((await findRegistration(ctx, waiting.registrationId))?.state).toBe('registered');
});

it('in a portal from a backup dates are followed and seats given on without a word', async () => {
  const { event, going, waiting } = await anEventWithGuests();
  await change(event, { status: 'postponed' });
  await follow(event);
  await cancelByLink(visitor, going);
  await change(event, { days: [20] });
  told.length = 0;
  await followDates(ctx, { eventId: event.id, isQuiet: true });
  expect(told).toEqual([]);
  expect((await findRegistration(ctx, waiting.registrationId))?.state).toBe('registered');
  expect(await follow(event)).toEqual([]);
});

it('registrations are kept as long after a date as it is moved', async () => {
  const { event, going } = await anEventWithGuests();
  await change(event, { days: [100] });
  await follow(event);
  await eraseOldRegistrations({ ...ctx, now: inDays(ctx, 125) });
  expect(await findRegistration(ctx, going.registrationId)).toBeDefined();
  await eraseOldRegistrations({ ...ctx, now: inDays(ctx, 131) });
  expect(await findRegistration(ctx, going.registrationId)).toBeUndefined();
});
