// Checks somebody's own calendar under a secret address.
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { setMark } from '../../marks/commands.ts';
import { anOpenEvent, aRegistered } from '../../registrations/test-data.ts';
import { anEvent, inDays, putEventInState } from '../../test-data.ts';
import type { TestEvent } from '../../test-data.ts';
import { OWN_CALENDAR_LIMIT } from '../constants.ts';
import { personalCalendar } from './personal-data.ts';

const app = await testApp();
const { ctx } = app;

const open = (url: string, headers = {}) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
const send = (url: string, headers = {}) =>
  app.http.inject({ method: 'POST', url, headers: { accept: 'text/html', ...headers } });

const addressIn = (body: string) => /value="http:\/\/localhost:3000(\/events\/mein\/[^"]*)"/.exec(body)?.[1];

/** Somebody with a calendar, which they read by its address alone. */
const aReader = async () => {
  const user = await aUser(ctx);
  const session = await signedIn(app, user);
  expect((await send('/konto/kalender', session)).statusCode).toBe(303);
  const address = addressIn((await open('/konto/kalender', session)).body)!;
  return { user, session, address };
};

const titlesAt = async (address: string) => {
  const { body } = await open(address);
  return new ICAL.Component(ICAL.parse(body) as object[])
    .getAllSubcomponents('vevent')
    .map((event) => event.getFirstPropertyValue('summary'));
};

/** Marks that somebody comes to the first date of an event. */
const come = (user: TestUser, { id, row }: TestEvent) =>
  setMark(actAs(ctx, user.viewer), { eventId: id, dateKey: row.dates[0]!.key }, 'come');

describe('the page of one’s own calendar', () => {
  it('offers an address to those who have none, and shows it to nobody else', async () => {
    const session = await signedIn(app, await aUser(ctx));
    const before = (await open('/konto/kalender', session)).body;
    expect(before).toContain('Ihr Kalender hat noch keine Adresse.');
    expect(before).toContain('Adresse anlegen');
    expect((await open('/konto/kalender')).statusCode).not.toBe(200);
    const { address } = await aReader();
    expect((await open('/konto/kalender', session)).body).not.toContain(address);
  });

  it('gives another address, with which the former one ends, and takes it back', async () => {
    const { user, session, address } = await aReader();
    expect((await open(address)).statusCode).toBe(200);
    await send('/konto/kalender', session);
    const another = addressIn((await open('/konto/kalender', session)).body)!;
    expect(another).not.toBe(address);
    expect((await open(address)).statusCode).toBe(404);
    expect((await open(another)).statusCode).toBe(200);
    await send('/konto/kalender/aufheben', session);
    await send('/konto/kalender/aufheben', session);
    expect((await open(another)).statusCode).toBe(404);
    const history = await listHistory(ctx, { type: 'user', id: user.id });
    expect(history.filter(({ action }) => action === 'user.calendarClosed')).toHaveLength(1);
    expect(JSON.stringify(history)).not.toContain(address.split('/')[3]);
  });

  it('has one address, however often it is asked for at once', async () => {
    const { session } = await aReader();
    await Promise.all(Array.from({ length: 5 }, () => send('/konto/kalender', session)));
    const address = addressIn((await open('/konto/kalender', session)).body)!;
    expect((await open(address)).statusCode).toBe(200);
  });
});

describe('the file of one’s own calendar', () => {
  it('has the dates one registered for, and those one comes to, once each', async () => {
    const { user, address } = await aReader();
    const dates = [{ startsAt: inDays(ctx, 3) }, { startsAt: inDays(ctx, 4) }];
    const course = await anOpenEvent(ctx, { seatLimit: '1' }, { title: 'Backkurs', dates });
    await aRegistered(ctx, course.ref, 1, user);
    await come(user, course);
    await come(user, await anEvent(ctx, { title: 'Konzert', dates }));
    await anEvent(ctx, { title: 'Fremd', dates });
    expect((await titlesAt(address)).toSorted()).toEqual(['Backkurs', 'Konzert']);
  });

  it('says of a date that one waits for it', async () => {
    const { user, address } = await aReader();
    const event = await anOpenEvent(ctx, { seatLimit: '1' }, { title: 'Backkurs' });
    await aRegistered(ctx, event.ref, 1);
    await aRegistered(ctx, event.ref, 1, user);
    expect(await titlesAt(address)).toEqual(['Warteliste: Backkurs']);
  });

  it('has nothing of what was withdrawn, though one comes to it', async () => {
    const { user, address } = await aReader();
    const event = await anEvent(ctx);
    await come(user, event);
    expect(await titlesAt(address)).toHaveLength(1);
    await putEventInState(ctx, event.id, 'withdrawn');
    expect(await titlesAt(address)).toEqual([]);
  });

  it('is nobody’s under an address that was never given', async () => {
    for (const token of ['x', 'x'.repeat(32), '%00', 'x'.repeat(400)])
      expect([token, (await open(`/events/mein/${token}/kalender.ics`)).statusCode]).toEqual([token, 404]);
  });

  it('is kept by nobody for others, and known again', async () => {
    const { address } = await aReader();
    const { headers } = await open(address);
    expect([headers['cache-control'], headers['x-robots-tag'], headers['surrogate-key']]).toEqual([
      'private, no-cache',
      'noindex',
      undefined,
    ]);
    const again = await open(address, { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is refused to programs that can’t stop asking', async () => {
    const { address } = await aReader();
    const asked = { method: 'HEAD', url: address } as const;
    for (let at = 0; at < OWN_CALENDAR_LIMIT.attempts; at++)
      expect((await app.http.inject(asked)).statusCode).toBe(200);
    expect((await app.http.inject(asked)).statusCode).toBe(429);
  });

  it('ends with the account', async () => {
    const { user, address } = await aReader();
    await withTransaction(ctx, (ctx) => personalCalendar.eraseFor(ctx, user.id, { keepsComments: true }));
    expect((await open(address)).statusCode).toBe(404);
  });

  it('of a merged account ends, and that of the other stays', async () => {
    const [one, other] = [await aReader(), await aReader()];
    const { mergeInto } = personalCalendar;
    if (mergeInto === 'left') throw new Error('It is merged.');
    await withTransaction(ctx, (ctx) => mergeInto(ctx, { fromId: one.user.id, intoId: other.user.id }));
    expect((await open(one.address)).statusCode).toBe(404);
    expect((await open(other.address)).statusCode).toBe(200);
  });
});
