import { and, eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { makeCtx } from '#kernel/ctx.ts';
import { unpackFlashes } from '#kernel/flash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { eventDates } from '../schema.ts';
import { inDays } from '../test-data.ts';
import { confirmGuest } from './commands.ts';
import { followDates } from './following.ts';
import { findRules } from './queries.ts';
import { aGuest, anOpenEvent, aRegistered, openForAll } from './test-data.ts';
import type { DateRef } from './seats.ts';
import * as texts from './texts.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx, portal } = app;
const visitor = makeCtx(portal, anonymous);
const editor = await signedIn(app, await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] }));

type Headers = Readonly<Record<string, string>>;
const get = (url: string, headers: Headers = {}) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } });
const post = (url: string, fields: Headers, headers: Headers = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const pageOf = ({ eventId, dateKey }: DateRef) => `/events/${eventId}/anmeldung/${dateKey}`;
const drawn = (body: string) => new JSDOM(body).window.document;

describe('the box of an event', () => {
  it('is there where one can register, with the seats that are left', async () => {
    const event = await anOpenEvent(ctx, { seatLimit: '3' });
    await aRegistered(ctx, event.ref, 2);
    const box = drawn((await get(event.href)).body).querySelector('#anmeldung');
    expect(box?.textContent).toContain('Noch ein Platz frei');
    expect(box?.querySelector('a')?.getAttribute('href')).toBe(pageOf(event.ref));
    await openForAll(ctx, event.id, { isOpen: false });
    expect(drawn((await get(event.href)).body).querySelector('#anmeldung')).toBeNull();
  });

  it('is one click for a member where nothing is asked', async () => {
    const event = await anOpenEvent(ctx, { maxSeats: '1' });
    const session = await signedIn(app, await aUser(ctx));
    const form = drawn((await get(event.href, session)).body).querySelector('#anmeldung form');
    const sent = await post(form!.getAttribute('action')!, {}, session);
    expect(sent.statusCode).toBe(303);
    const again = drawn((await get(event.href, session)).body).querySelector('#anmeldung');
    expect(again?.textContent).toContain('Sie sind angemeldet: ein Platz.');
  });
});

describe('registering on a page of its own', () => {
  it('asks a guest by mail, and gives the form back with what was typed', async () => {
    const { ref } = await anOpenEvent(ctx, { question: 'Welches Instrument?' });
    const fields = { name: 'Ruth Lindner', email: 'kein at', seats: '2', answer: 'Geige' };
    const refused = await post(pageOf(ref), fields);
    expect(refused.statusCode).toBe(422);
    const form = drawn(refused.body).querySelector('main form')!;
    expect(form.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Ruth Lindner');
    expect(form.querySelector('[aria-invalid=true]')?.getAttribute('name')).toBe('email');
    const sent = await post(pageOf(ref), { ...fields, email: 'ruth@litfass.example' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, pageOf(ref)]);
    // The form stands there as before: what is left to do must not fade.
    const { value } = sent.cookies.find(({ name }) => name === 'litfass_flash')!;
    expect(unpackFlashes(portal.secrets, value)).toMatchObject([{ text: texts.mailSent, fade: 0 }]);
    const json = await post(pageOf(ref), fields, { accept: 'application/json' });
    expect(json.json()).toMatchObject({ status: 'error', errors: { email: expect.any(String) } });
  });

  it('says why it isn’t possible', async () => {
    const { ref } = await anOpenEvent(ctx, { seatLimit: '1', hasWaitingList: false });
    await aRegistered(ctx, ref);
    expect((await get(pageOf(ref))).body).toContain('Es ist kein Platz mehr frei.');
    const session = await signedIn(app, await aUser(ctx));
    expect((await post(pageOf(ref), { seats: '1' }, session)).statusCode).toBe(409);
    expect((await get(`/events/${ref.eventId}/anmeldung/99`)).statusCode).toBe(404);
  });

  it('is taken back there', async () => {
    const { ref } = await anOpenEvent(ctx);
    const member = await aUser(ctx);
    await aRegistered(ctx, ref, 2, member);
    const session = await signedIn(app, member);
    expect((await get(pageOf(ref), session)).body).toContain('Sie sind angemeldet: 2 Plätze.');
    expect((await post(`${pageOf(ref)}/absagen`, {}, session)).statusCode).toBe(303);
    expect((await get(pageOf(ref), session)).body).not.toContain('Sie sind angemeldet');
  });
});

describe('the link in a guest’s mail', () => {
  it('confirms and cancels, and is nobody else’s', async () => {
    const { ref } = await anOpenEvent(ctx);
    const { registrationId, securityHash } = await aGuest(ctx, ref);
    const href = `/events/anmeldung/${registrationId}/${securityHash}`;
    expect((await get(href)).body).toContain('Noch nicht bestätigt');
    expect((await post(`${href}/bestaetigen`, {})).headers.location).toBe(href);
    const shown = await get(href);
    expect(shown.body).toContain('Angemeldet');
    expect(shown.headers['cache-control']).toContain('no-store');
    expect(shown.headers['referrer-policy']).toMatch(/no-referrer|same-origin|strict-origin/);
    expect((await get(`/events/anmeldung/${registrationId}/${'x'.repeat(22)}`)).statusCode).toBe(404);
    expect((await post(`${href}/absagen`, {})).statusCode).toBe(303);
    expect((await get(href)).body).toContain('Abgesagt');
    expect((await post(`${href}/bestaetigen`, {}, { accept: 'application/json' })).statusCode).toBe(409);
  });
});

it('whoever registered reads on their page that the date doesn’t take place', async () => {
  const { ref } = await anOpenEvent(ctx);
  const [member, guest] = [await aUser(ctx), await aGuest(ctx, ref)];
  await aRegistered(ctx, ref, 1, member);
  await confirmGuest(visitor, guest);
  await ctx.db
    .update(eventDates)
    .set({ status: 'cancelled' })
    .where(and(eq(eventDates.eventId, ref.eventId), eq(eventDates.key, ref.dateKey)));
  await followDates(ctx, { eventId: ref.eventId });
  const own = await get(pageOf(ref), await signedIn(app, member));
  for (const words of ['Dieser Termin fällt aus.', 'Sie sind angemeldet']) expect(own.body).toContain(words);
  const { body } = await get(`/events/anmeldung/${guest.registrationId}/${guest.securityHash}`);
  expect(body).toContain('Dieser Termin fällt aus.');
});

describe('the organiser’s list', () => {
  it('names who is there, with what can be done, and leaves as CSV without formulas', async () => {
    const event = await anOpenEvent(ctx, { seatLimit: '2', question: 'Was bringen Sie mit?' });
    const { member } = await aRegistered(ctx, event.ref);
    const guest = await aGuest(ctx, event.ref, 2);
    await confirmGuest(visitor, guest);
    const fields = { name: '=HYPERLINK("http://b.example")', email: 'x@litfass.example', answer: '+1' };
    expect((await post(pageOf(event.ref), fields)).statusCode).toBe(303);
    const list = `/events/${event.id}/anmeldungen`;
    const { body } = await get(list, editor);
    for (const words of [member.name, guest.email, '1 von 2 Plätzen vergeben', '2 auf der Warteliste'])
      expect(body).toContain(words);
    // Who hasn't confirmed is nobody's guest yet.
    expect(body).not.toContain('HYPERLINK');
    const csv = await get(`${list}/${event.ref.dateKey}/csv`, editor);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toContain('attachment');
    expect(csv.body.split('\r\n')[0]).toContain('Name');
    for (const cell of csv.body.split(/[;,\r\n]+/)) expect(cell).not.toMatch(/^"?[=+@-]/);
  });

  it('has those of a date that was taken out of the event, who can still be written to', async () => {
    const dates = [7, 9].map((day) => ({ startsAt: inDays(ctx, day), endsAt: null }));
    const event = await anOpenEvent(ctx, {}, { dates });
    const { member } = await aRegistered(ctx, event.ref);
    await ctx.db
      .delete(eventDates)
      .where(and(eq(eventDates.eventId, event.id), eq(eventDates.key, event.ref.dateKey)));
    await followDates(ctx, { eventId: event.id });
    const list = `/events/${event.id}/anmeldungen`;
    const { body } = await get(`${list}?termin=${event.ref.dateKey}`, editor);
    expect(body.match(/nicht mehr angekündigt/g)).toHaveLength(2);
    expect(body).toContain(member.name);
    expect((await get(`${list}/${event.ref.dateKey}/csv`, editor)).body).toContain(member.name);
    const letter = { subject: 'Ausgefallen', message: 'Leider.' };
    expect((await post(`${list}/${event.ref.dateKey}/mail`, letter, editor)).statusCode).toBe(303);
  });

  it('is shown to whoever may change the event alone', async () => {
    const event = await anOpenEvent(ctx);
    const list = `/events/${event.id}/anmeldungen`;
    const session = await signedIn(app, await aUser(ctx));
    for (const url of [list, `${list}/${event.ref.dateKey}/csv`])
      expect([url, (await get(url, session)).statusCode]).toEqual([url, 403]);
    expect(drawn((await get(event.href, editor)).body).querySelector(`a[href="${list}"]`)).not.toBeNull();
    expect(drawn((await get(event.href, session)).body).querySelector(`a[href="${list}"]`)).toBeNull();
  });

  it('gives its forms back with what was typed', async () => {
    const event = await anOpenEvent(ctx);
    const { id, member } = await aRegistered(ctx, event.ref);
    const list = `/events/${event.id}/anmeldungen`;
    const rules = await post(list, { seatLimit: 'viele', maxSeats: '2', closesHours: '24' }, editor);
    expect([rules.statusCode, rules.body.includes('value="viele"')]).toEqual([422, true]);
    const letter = await post(
      `${list}/${event.ref.dateKey}/mail`,
      { subject: 'Schuhe', message: '' },
      editor,
    );
    expect([letter.statusCode, letter.body.includes('value="Schuhe"')]).toEqual([422, true]);
    const removal = await post(`${list}/${id}/streichen`, { reason: '' }, editor);
    expect(removal.statusCode).toBe(422);
    expect((await post(`${list}/${id}/gekommen`, { come: '1' }, editor)).statusCode).toBe(303);
    expect((await get(list, editor)).body).toContain('1 gekommen');
    expect((await post(`${list}/${id}/streichen`, { reason: 'Doppelt.' }, editor)).statusCode).toBe(303);
    expect((await get(list, editor)).body).not.toContain('1 gekommen');
    expect(drawn((await get(list, editor)).body).querySelector('ol')?.textContent).toContain(member.name);
  });
});

/** Returns the stamp that the form of the rules sends along. */
const seenIn = (document: Document) => document.querySelector('[name="seen"]')!.getAttribute('value')!;

describe('the rules of two organisers', () => {
  it('tell the second one of what the first one changed, and keep both', async () => {
    const event = await anOpenEvent(ctx, { seatLimit: '3' });
    const list = `/events/${event.id}/anmeldungen`;
    const page = drawn((await get(list, editor)).body);
    const form = page.querySelector('#f-seatLimit')!.closest('form')!;
    const action = form.getAttribute('action')!;
    const typed = { isOpen: '1', maxSeats: '2', closesHours: '0', hasWaitingList: '1' };
    const early = { ...typed, seatLimit: '5', seen: seenIn(page) };
    expect((await post(action, early, editor)).statusCode).toBe(303);
    const late = { ...typed, seatLimit: '3', question: 'Welches Instrument?' };
    const told = await post(action, { ...late, seen: seenIn(page) }, editor);
    expect(told.statusCode).toBe(409);
    expect(told.body).toContain(texts.changedMeanwhile);
    expect(told.body).toContain('value="Welches Instrument?"');
    expect((await findRules(ctx, event.id))?.seatLimit).toBe(5);
    const again = await post(action, { ...late, seen: seenIn(drawn(told.body)) }, editor);
    expect(again.statusCode).toBe(303);
  });
});
