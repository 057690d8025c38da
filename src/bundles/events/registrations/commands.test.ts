import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/durations.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { mailKeysTo, mailsTo } from '#bundles/mail/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { inDays, putEventInState } from '../test-data.ts';
import { cancelByLink, cancelOwn, confirmGuest, registerGuest, registerMember } from './commands.ts';
import { markCome, removeRegistration, saveRules, writeToAll } from './organising.ts';
import { personalRegistrations } from './personal-data.ts';
import { eraseOldRegistrations } from './pruning.ts';
import { countSeats, findActive, findRegistration } from './queries.ts';
import { eventRegistrations } from './schema.ts';
import { fillSeatsOf } from './seats.ts';
import type { DateRef } from './seats.ts';
import { notifyRegistered } from './notify-registered.ts';
import { aGuest, anOpenEvent, aRegistered, openForAll } from './test-data.ts';

const portal = await testPortal({ config: { rateLimits: false } });
const ctx = makeCtx(portal, portalItself);
const visitor = makeCtx(portal, anonymous);
const seatsOf = async (ref: DateRef) => (await countSeats(ctx, ref.eventId))(ref.dateKey);
const stateOf = async (id: number) => (await findRegistration(ctx, id))?.state;
const statesOf = (...ids: readonly number[]) => Promise.all(ids.map(stateOf));
/** Somebody who comes so many minutes later. */
const after = (minutes: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + minutes * MINUTE_MS) });
const keysTo = async (email: string) =>
  (await mailKeysTo(ctx, email)).map((key) => key.replace(/^event-registration:\d+:/, ''));
const typed = { name: '', email: '', seats: '1', answer: '' };

describe('registering', () => {
  it('is done once, however often it is asked for', async () => {
    const { ref } = await anOpenEvent(ctx, { seatLimit: '5' });
    const { member, outcome } = await aRegistered(ctx, ref, 2);
    expect(outcome).toEqual({ kind: 'done', state: 'registered', isNew: true });
    const again = await aRegistered(ctx, ref, 3, member);
    expect(again.outcome).toEqual({ kind: 'done', state: 'registered', isNew: false });
    const atOnce = await Promise.all([1, 2, 3, 4].map(() => aRegistered(ctx, ref, 2, member)));
    expect(atOnce.every(({ outcome }) => outcome.kind === 'done')).toBe(true);
    expect(await seatsOf(ref)).toEqual({ registered: 2, waiting: 0 });
  });

  it('never gives away more seats than there are, with members and guests at the same moment', async () => {
    const { ref } = await anOpenEvent(ctx, { seatLimit: '7' });
    const members = await Promise.all(Array.from({ length: 12 }, () => aUser(ctx)));
    const guests = await Promise.all(Array.from({ length: 6 }, () => aGuest(ctx, ref, 2)));
    await Promise.all([
      ...members.map((member, at) => aRegistered(ctx, ref, (at % 3) + 1, member)),
      ...guests.map((link) => confirmGuest(visitor, link)),
    ]);
    const { registered, waiting } = await seatsOf(ref);
    expect(registered).toBeLessThanOrEqual(7);
    expect(registered).toBeGreaterThan(4);
    expect(registered + waiting).toBe(12 * 2 + 6 * 2);
    await Promise.all(members.slice(0, 6).map((member) => cancelOwn(actAs(ctx, member.viewer), ref)));
    expect((await seatsOf(ref)).registered).toBeLessThanOrEqual(7);
  });

  it('leaves in the history when a guest means to come, of a member that they registered', async () => {
    const { ref } = await anOpenEvent(ctx);
    const { member } = await aRegistered(ctx, ref, 2);
    await cancelOwn(actAs(ctx, member.viewer), ref);
    await confirmGuest(visitor, await aGuest(ctx, ref));
    const entries = await listHistory(ctx, { type: 'event', id: ref.eventId });
    const told = entries.flatMap(({ action, actorId, after }) =>
      /regist/.test(action) && action !== 'event.registrationRules' ? [[action, actorId, after]] : [],
    );
    expect(told.slice(-2)).toEqual([
      ['event.registrationCancelled', member.id, { seats: 2 }],
      ['event.registered', member.id, { seats: 2, standing: 'Angemeldet' }],
    ]);
    expect(told[0]).toEqual(['event.registrationConfirmed', null, expect.objectContaining({ seats: 1 })]);
    expect(told[0]?.[2]).toHaveProperty('day');
  });

  it('says when everything is taken and nobody waits', async () => {
    const { ref } = await anOpenEvent(ctx, { seatLimit: '3', hasWaitingList: false });
    await aRegistered(ctx, ref, 2);
    expect((await aRegistered(ctx, ref, 2)).outcome).toMatchObject({
      text: 'Es ist nur noch ein Platz frei.',
    });
    await aRegistered(ctx, ref, 1);
    expect((await aRegistered(ctx, ref, 1)).outcome).toMatchObject({ text: 'Es ist kein Platz mehr frei.' });
  });

  it('keeps what is left for those who wait, also when nobody can wait any more', async () => {
    const { ref } = await anOpenEvent(ctx, { seatLimit: '3' });
    await aRegistered(ctx, ref, 2);
    await aRegistered(ctx, ref, 2);
    await openForAll(ctx, ref.eventId, { seatLimit: '3', hasWaitingList: false });
    expect((await aRegistered(ctx, ref, 1)).outcome).toMatchObject({ text: 'Es ist kein Platz mehr frei.' });
  });

  it('ends when the organiser says so, with the date, and where there was never a beginning', async () => {
    const startsAt = new Date(ctx.now.getTime() + 2 * HOUR_MS);
    const closed = await anOpenEvent(ctx, { closesHours: '3' }, { dates: [{ startsAt }] });
    expect((await aRegistered(ctx, closed.ref)).outcome).toMatchObject({
      text: 'Die Anmeldung ist geschlossen.',
    });
    const past = await anOpenEvent(ctx, {}, { dates: [{ startsAt: inDays(ctx, -2) }] });
    expect((await aRegistered(ctx, past.ref)).outcome).toMatchObject({ text: 'Dieser Termin ist vorbei.' });
    const off = await anOpenEvent(ctx, { isOpen: false });
    expect((await aRegistered(ctx, off.ref)).outcome).toMatchObject({
      text: 'Zu diesem Termin gibt es keine Anmeldung.',
    });
  });

  it('is for those who see the event and can act', async () => {
    const { ref, id } = await anOpenEvent(ctx);
    const member = await aUser(ctx);
    const suspended = actAs(ctx, { ...member.viewer, isSuspended: true });
    await expect(registerMember(suspended, ref, typed)).rejects.toMatchObject({ status: 403 });
    const asMember = actAs(ctx, member.viewer);
    await expect(registerMember(asMember, { ...ref, dateKey: 99 }, typed)).rejects.toMatchObject({
      status: 404,
    });
    await putEventInState(ctx, id, 'withdrawn');
    await expect(registerMember(asMember, ref, typed)).rejects.toMatchObject({ status: 404 });
    await expect(
      registerGuest(visitor, ref, { ...typed, name: 'G', email: 'g@litfass.example', address: 'x' }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('a guest', () => {
  it('counts from the confirmation on, which can be done twice', async () => {
    const { ref } = await anOpenEvent(ctx, { seatLimit: '2' });
    const guest = await aGuest(ctx, ref, 2);
    expect(await seatsOf(ref)).toEqual({ registered: 0, waiting: 0 });
    expect(await confirmGuest(visitor, guest)).toEqual({ kind: 'done', state: 'registered' });
    expect(await confirmGuest(visitor, guest)).toEqual({ kind: 'done', state: 'registered' });
    expect(await seatsOf(ref)).toEqual({ registered: 2, waiting: 0 });
    expect(await keysTo(guest.email)).toEqual(['confirm:1', 'registered:confirmed']);
  });

  it('is named in no mail before, since a stranger may have typed name and address', async () => {
    const { ref } = await anOpenEvent(ctx);
    const email = 'opfer@litfass.example';
    const guest = { ...typed, name: 'Gewinn unter boese.example', email, address: 'x' };
    await registerGuest(visitor, ref, guest);
    const [mail] = await mailsTo(ctx, email);
    expect(JSON.stringify(mail)).not.toContain('boese.example');
    expect(mail?.text).toContain('Guten Tag,\n');
  });

  it('isn’t told from others by what is answered, and gets the link again', async () => {
    const { ref } = await anOpenEvent(ctx, { seatLimit: '4' });
    const guest = await aGuest(ctx, ref, 2);
    await confirmGuest(visitor, guest);
    const again = { ...typed, name: 'Jemand anders', email: guest.email.toUpperCase(), address: 'x' };
    expect(await registerGuest(visitor, ref, again)).toEqual({ kind: 'mailed' });
    const row = await findActive(ctx, ref, { email: guest.email });
    expect([row?.name, row?.seats]).not.toEqual(['Jemand anders', 1]);
    expect(await keysTo(guest.email)).toEqual(['confirm:1', 'registered:confirmed', 'registered:2']);
  });

  it('isn’t told from others where everything is taken either, and still gets the link', async () => {
    const { ref } = await anOpenEvent(ctx, { seatLimit: '2', hasWaitingList: false });
    const guest = await aGuest(ctx, ref, 2);
    await confirmGuest(visitor, guest);
    const asking = (email: string) =>
      registerGuest(visitor, ref, { ...typed, name: 'Jemand', email, address: 'x' });
    const stranger = await asking('fremd@litfass.example');
    expect(stranger).toMatchObject({ kind: 'refused', text: 'Es ist kein Platz mehr frei.' });
    expect(await asking(guest.email)).toEqual(stranger);
    expect(await keysTo('fremd@litfass.example')).toEqual([]);
    expect(await keysTo(guest.email)).toEqual(['confirm:1', 'registered:confirmed', 'registered:2']);
  });

  it('is forgotten after a day without confirmation', async () => {
    const { ref } = await anOpenEvent(ctx);
    const guest = await aGuest(ctx, ref);
    const later = { ...visitor, now: new Date(ctx.now.getTime() + DAY_MS + HOUR_MS) };
    await expect(confirmGuest(later, guest)).rejects.toMatchObject({ status: 404 });
    expect(await eraseOldRegistrations(later)).toBeGreaterThan(0);
    expect(await findRegistration(ctx, guest.registrationId)).toBeUndefined();
  });

  it('needs the link of their own mail', async () => {
    const { ref } = await anOpenEvent(ctx);
    const [guest, other] = [await aGuest(ctx, ref), await aGuest(ctx, ref)];
    for (const securityHash of ['', 'x'.repeat(22), other.securityHash])
      await expect(cancelByLink(visitor, { ...guest, securityHash })).rejects.toMatchObject({ status: 404 });
    const { id } = await aRegistered(ctx, ref);
    await expect(cancelByLink(visitor, { ...guest, registrationId: id })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('the waiting list', () => {
  it('moves up in its order when seats get free, and nobody passes those who wait', async () => {
    const { ref } = await anOpenEvent(ctx, { seatLimit: '3' });
    const first = await aRegistered(ctx, ref, 3);
    const [two, guest] = [await aRegistered(after(1), ref, 2), await aGuest(ctx, ref, 2)];
    expect(two.outcome).toMatchObject({ state: 'waiting' });
    expect(await confirmGuest({ ...visitor, now: after(2).now }, guest)).toEqual({
      kind: 'done',
      state: 'waiting',
    });
    const last = await aRegistered(after(3), ref, 1);
    await cancelOwn(actAs(ctx, first.member.viewer), ref);
    // One seat is left, which is kept for the guest who needs two.
    expect(await statesOf(two.id, guest.registrationId, last.id)).toEqual([
      'registered',
      'waiting',
      'waiting',
    ]);
    const late = await aRegistered(after(4), ref, 1);
    expect(late.outcome).toMatchObject({ state: 'waiting' });
    await cancelOwn(actAs(ctx, two.member.viewer), ref);
    expect(await statesOf(guest.registrationId, last.id, late.id)).toEqual([
      'registered',
      'registered',
      'waiting',
    ]);
    await openForAll(ctx, ref.eventId, { seatLimit: '4' });
    expect(await stateOf(late.id)).toBe('registered');
  });

  it('is told once of a seat: guests by mail', async () => {
    const { ref } = await anOpenEvent(ctx, { seatLimit: '1' });
    const first = await aRegistered(ctx, ref);
    const guest = await aGuest(ctx, ref);
    await confirmGuest(visitor, guest);
    await cancelOwn(actAs(ctx, first.member.viewer), ref);
    const news = {
      what: 'promoted',
      ids: [guest.registrationId],
      stamp: String(guest.registrationId),
    } as const;
    await Promise.all([notifyRegistered(ctx, news), notifyRegistered(ctx, news)]);
    expect(await keysTo(guest.email)).toEqual([
      'confirm:1',
      'waiting:confirmed',
      `promoted:${guest.registrationId}`,
    ]);
  });
});

describe('cancelling', () => {
  it('can be done twice, also of an event that is gone, and not by others', async () => {
    const { ref, id } = await anOpenEvent(ctx);
    const { member } = await aRegistered(ctx, ref);
    await putEventInState(ctx, id, 'withdrawn');
    const asMember = actAs(ctx, member.viewer);
    expect(await cancelOwn(asMember, ref)).toEqual({ kind: 'cancelled', wasThere: true });
    await expect(cancelOwn(asMember, ref)).rejects.toMatchObject({ status: 404 });
    const other = await anOpenEvent(ctx);
    const kept = await aRegistered(ctx, other.ref);
    const stranger = actAs(ctx, (await aUser(ctx)).viewer);
    expect(await cancelOwn(stranger, other.ref)).toEqual({ kind: 'cancelled', wasThere: false });
    expect(await stateOf(kept.id)).toBe('registered');
  });

  it('leaves the way open to register again', async () => {
    const { ref } = await anOpenEvent(ctx);
    const { member } = await aRegistered(ctx, ref);
    await cancelOwn(actAs(ctx, member.viewer), ref);
    expect((await aRegistered(ctx, ref, 2, member)).outcome).toMatchObject({ isNew: true });
  });
});

describe('the organiser', () => {
  it('is whoever may change the event', async () => {
    const { ref, row } = await anOpenEvent(ctx);
    const { id: registrationId } = await aRegistered(ctx, ref);
    const chosen = { eventId: ref.eventId, registrationId };
    const rules = {
      ...typed,
      isOpen: true,
      seatLimit: '',
      maxSeats: '1',
      closesHours: '0',
      question: '',
      hasWaitingList: true,
    };
    const stranger = actAs(ctx, (await aUser(ctx)).viewer);
    for (const attempt of [
      () => saveRules(stranger, ref.eventId, rules),
      () => markCome(stranger, chosen, true),
      () => removeRegistration(stranger, chosen, 'Grund'),
      () => writeToAll(stranger, ref, { subject: 'a', message: 'b' }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 403 });
    const author = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
    const own = await anOpenEvent(ctx, {}, { authorId: author.id });
    expect((await saveRules(actAs(ctx, author.viewer), own.id, rules)).kind).toBe('saved');
    await expect(
      markCome(actAs(ctx, author.viewer), { ...chosen, eventId: own.id }, true),
    ).rejects.toMatchObject({
      status: 404,
    });
    expect(row.authorId).not.toBe(author.id);
  });

  it('notes who came, takes off whom they must for a reason, and writes to the others', async () => {
    const { ref } = await anOpenEvent(ctx);
    const [one, two, guest] = [
      await aRegistered(ctx, ref),
      await aRegistered(ctx, ref),
      await aGuest(ctx, ref),
    ];
    await confirmGuest(visitor, guest);
    const { eventId } = ref;
    await markCome(ctx, { eventId, registrationId: one.id }, true);
    expect((await findRegistration(ctx, one.id))?.hasCome).toBe(true);
    const chosen = { eventId, registrationId: two.id };
    expect(await removeRegistration(ctx, chosen, ' ')).toMatchObject({ kind: 'invalid' });
    expect(await removeRegistration(ctx, chosen, 'Halle zu klein')).toMatchObject({ kind: 'done' });
    expect(await removeRegistration(ctx, chosen, 'Halle zu klein')).toMatchObject({ kind: 'refused' });
    const letter = { subject: 'Bitte Schuhe', message: 'Es ist nass.' };
    expect(await writeToAll(ctx, ref, letter)).toEqual({ kind: 'sent', count: 2 });
    const ids = [one.id, two.id, guest.registrationId];
    await notifyRegistered(ctx, { what: 'letter', ids, stamp: 's', ...letter });
    await notifyRegistered(ctx, { what: 'letter', ids, stamp: 's', ...letter });
    expect(await keysTo(guest.email)).toEqual(['confirm:1', 'registered:confirmed', 'letter:s']);
    expect(await keysTo(two.member.email)).toEqual([]);
    expect(await keysTo(one.member.email)).toEqual(['letter:s']);
  });

  it('writes a few times a day, and not without end', async () => {
    const limited = makeCtx(await testPortal({ target: portal.target }), portalItself);
    const { ref } = await anOpenEvent(ctx);
    await aRegistered(ctx, ref);
    const letter = { subject: 'a', message: 'b' };
    for (let at = 0; at < 3; at++) expect((await writeToAll(limited, ref, letter)).kind).toBe('sent');
    await expect(writeToAll(limited, ref, letter)).rejects.toMatchObject({ status: 429 });
  });
});

describe('what is kept of people', () => {
  it('is erased thirty days after the date', async () => {
    const { ref } = await anOpenEvent(ctx);
    const { id } = await aRegistered(ctx, ref);
    const at = (days: number) => ({ ...ctx, now: inDays(ctx, days) });
    await eraseOldRegistrations(at(36));
    expect(await stateOf(id)).toBe('registered');
    await eraseOldRegistrations(at(38));
    expect(await stateOf(id)).toBeUndefined();
  });

  it('is given out, moves to another account once for a date, and goes with the person', async () => {
    const { ref } = await anOpenEvent(ctx, { seatLimit: '2' });
    const [one, other] = [await aRegistered(ctx, ref), await aRegistered(ctx, ref)];
    const waiting = await aRegistered(ctx, ref);
    expect(await personalRegistrations.exportFor(ctx, one.member.id)).toMatchObject([
      { event: 'Der Weihnachtsmarkt macht auf', seats: 1, standing: 'Angemeldet' },
    ]);
    const merge = { fromId: one.member.id, intoId: other.member.id };
    const { mergeInto } = personalRegistrations;
    if (mergeInto === 'left') throw new Error('it moves');
    expect(await withTransaction(ctx, (ctx) => mergeInto(ctx, merge))).toEqual({ moved: 0, dropped: 1 });
    await fillSeatsOf(ctx, ref);
    expect(await stateOf(waiting.id)).toBe('registered');
    await personalRegistrations.eraseFor(ctx, other.member.id, { keepsComments: false });
    const left = await ctx.db
      .select()
      .from(eventRegistrations)
      .where(eq(eventRegistrations.eventId, ref.eventId));
    expect(left.map(({ id }) => id)).toEqual([waiting.id]);
  });

  it('keeps the seat of the one account where the other only waits for one', async () => {
    const { ref } = await anOpenEvent(ctx, { seatLimit: '2' });
    const one = await aRegistered(ctx, ref, 2);
    const [ahead, other] = [await aRegistered(ctx, ref), await aRegistered(ctx, ref)];
    const { mergeInto } = personalRegistrations;
    if (mergeInto === 'left') throw new Error('it moves');
    const merge = { fromId: one.member.id, intoId: other.member.id };
    expect(await withTransaction(ctx, (ctx) => mergeInto(ctx, merge))).toEqual({ moved: 1, dropped: 0 });
    await fillSeatsOf(ctx, ref);
    expect(await findRegistration(ctx, one.id)).toMatchObject({
      userId: other.member.id,
      state: 'registered',
      seats: 2,
    });
    expect([await stateOf(ahead.id), await stateOf(other.id)]).toEqual(['waiting', undefined]);
  });
});
