import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { anEvent, inDays, putEventInState } from '../test-data.ts';
import { setMark } from './commands.ts';
import type { MarkAct } from './constants.ts';
import { eraseOldMarks, personalMarks } from './personal-data.ts';
import { listMarkedDates, listOwnMarks, listSeenIds } from './queries.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);

const aDate = async (changes: Parameters<typeof anEvent>[1] = {}) => {
  const { id, row } = await anEvent(ctx, changes);
  return { eventId: id, dateKey: row.dates[0]!.key };
};
type Ref = Awaited<ReturnType<typeof aDate>>;
type Member = Awaited<ReturnType<typeof aUser>>;

const mark = (member: Member, ref: Ref, ...acts: readonly MarkAct[]) =>
  acts.reduce(
    async (before, act) => {
      await before;
      return setMark(actAs(ctx, member.viewer), ref, act);
    },
    Promise.resolve({ kind: 'done' }) as ReturnType<typeof setMark>,
  );
const ownOf = async (member: Member, { eventId }: Ref) => (await listOwnMarks(ctx, eventId, member.id))[0];

describe('coming to a date', () => {
  it('shows no name until one wants it, and hides it again', async () => {
    const [ref, member] = [await aDate(), await aUser(ctx)];
    await mark(member, ref, 'come', 'come');
    expect(await ownOf(member, ref)).toMatchObject({ isComing: true, isSeen: false });
    expect(await listSeenIds(ctx, ref)).toEqual([]);
    await mark(member, ref, 'show');
    expect(await listSeenIds(ctx, ref)).toEqual([member.id]);
    await mark(member, ref, 'hide', 'hide');
    expect(await listSeenIds(ctx, ref)).toEqual([]);
    expect(await listMarkedDates(ctx, member.id)).toEqual([ref]);
  });

  it('leaves nothing when all is taken back, however often and at once', async () => {
    const [ref, member] = [await aDate(), await aUser(ctx)];
    await Promise.all(
      (['come', 'show', 'remind', 'come', 'show'] as const).map((act) => mark(member, ref, act)),
    );
    expect(await listOwnMarks(ctx, ref.eventId, member.id)).toHaveLength(1);
    await mark(member, ref, 'stay');
    expect(await ownOf(member, ref)).toMatchObject({ isComing: false, isSeen: false, isReminded: true });
    await mark(member, ref, 'forget', 'stay');
    expect(await ownOf(member, ref)).toBeUndefined();
  });

  it('leaves an entry only where something was taken back', async () => {
    const [ref, member] = [await aDate(), await aUser(ctx)];
    await mark(member, ref, 'come', 'hide', 'forget', 'hide', 'stay', 'stay');
    const entries = await listHistory(ctx, { type: 'event', id: ref.eventId });
    const marked = entries.filter(({ action }) => action === 'event.marked');
    expect(marked.map(({ after }) => after)).toEqual([{ standing: 'kommt nicht' }, { standing: 'kommt' }]);
  });

  it('is for those who see the date and can act; taking back is for everybody who has something', async () => {
    const [ref, member] = [await aDate(), await aUser(ctx)];
    await mark(member, ref, 'show');
    const suspended = actAs(ctx, { ...member.viewer, isSuspended: true });
    await expect(setMark(suspended, ref, 'come')).rejects.toMatchObject({ status: 403 });
    await putEventInState(ctx, ref.eventId, 'withdrawn');
    await expect(mark(member, ref, 'come')).rejects.toMatchObject({ status: 404 });
    expect(await setMark(suspended, ref, 'stay')).toEqual({ kind: 'done' });
    await expect(mark(member, ref, 'stay')).rejects.toMatchObject({ status: 404 });
    await expect(setMark(actAs(ctx, anonymous), ref, 'stay')).rejects.toMatchObject({ status: 401 });
  });

  it('is not for what is past or doesn’t take place', async () => {
    const member = await aUser(ctx);
    const past = await aDate({ dates: [{ startsAt: inDays(ctx, -2) }] });
    expect(await mark(member, past, 'come')).toMatchObject({ text: 'Dieser Termin ist vorbei.' });
    const off = await aDate({ dates: [{ startsAt: inDays(ctx, 2), status: 'cancelled' }] });
    expect(await mark(member, off, 'remind')).toMatchObject({ text: 'Dieser Termin findet nicht statt.' });
    const soon = await aDate({ dates: [{ startsAt: inDays(ctx, 1 / 24) }] });
    expect(await mark(member, soon, 'remind')).toMatchObject({ kind: 'refused' });
    expect(await mark(member, soon, 'come')).toEqual({ kind: 'done' });
  });
});

describe('what is kept of it', () => {
  it('is given out, goes with the person, and moves to another account once for a date', async () => {
    const ref = await aDate();
    const [one, other] = [await aUser(ctx), await aUser(ctx)];
    await mark(one, ref, 'show');
    await mark(other, ref, 'remind');
    expect(await personalMarks.exportFor(ctx, one.id)).toMatchObject([{ isComing: true, isSeen: true }]);
    const { mergeInto } = personalMarks;
    if (mergeInto === 'left') throw new Error('it moves');
    const merge = { fromId: one.id, intoId: other.id };
    expect(await withTransaction(ctx, (ctx) => mergeInto(ctx, merge))).toEqual({ moved: 0, dropped: 1 });
    await personalMarks.eraseFor(ctx, other.id, { keepsComments: false });
    expect(await listOwnMarks(ctx, ref.eventId, other.id)).toEqual([]);
  });

  it('loses nothing where both accounts noted something about a date, and shows no name that was hidden', async () => {
    const { mergeInto } = personalMarks;
    if (mergeInto === 'left') throw new Error('it moves');
    const merged = async (gone: readonly MarkAct[], kept: readonly MarkAct[]) => {
      const [ref, one, other] = [await aDate(), await aUser(ctx), await aUser(ctx)];
      await mark(one, ref, ...gone);
      await mark(other, ref, ...kept);
      await withTransaction(ctx, (ctx) => mergeInto(ctx, { fromId: one.id, intoId: other.id }));
      return ownOf(other, ref);
    };
    const all = { isComing: true, isSeen: true, isReminded: true, remindAt: expect.any(Date) };
    expect(await merged(['show'], ['remind'])).toMatchObject(all);
    expect(await merged(['remind'], ['show'])).toMatchObject(all);
    expect(await merged(['show'], ['come'])).toMatchObject({ isComing: true, isSeen: false });
  });

  it('is erased thirty days after the date', async () => {
    const [ref, member] = [await aDate(), await aUser(ctx)];
    await mark(member, ref, 'come');
    await eraseOldMarks({ ...ctx, now: inDays(ctx, 36) });
    expect(await ownOf(member, ref)).toBeDefined();
    await eraseOldMarks({ ...ctx, now: inDays(ctx, 38) });
    expect(await ownOf(member, ref)).toBeUndefined();
  });
});
