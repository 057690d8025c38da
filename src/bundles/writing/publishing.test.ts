import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ContentType } from '#kernel/content-kinds.ts';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { countPieces } from '#bundles/lists/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import type { Admit } from './admission.ts';
import { mayBringOut, problemsOf, publishManuscript, scheduleManuscript } from './publishing.ts';
import type { ChangeOutcome } from './publishing.ts';
import { letSchedulePass, runSchedule } from './schedule.ts';
import { findManuscript, listNotes } from './queries.ts';
import type { Manuscript } from './queries.ts';
import { manuscripts } from './schema.ts';
import { reportablePieces } from './reporting.ts';
import { reviewFirst } from './settings.ts';
import { withdrawPiece } from './withdrawing.ts';
import { aManuscript, anAuthor, anEditor, saveAs, savedIn } from './test-data.ts';
import * as texts from './texts.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const later = (ms: number) => new Date(ctx.now.getTime() + ms);
const as = (viewer: Viewer, ms = 0): Ctx => ({ ...actAs(ctx, viewer), now: later(ms) });
const author = (await anAuthor(ctx)).viewer;
const editor = (await anEditor(ctx)).viewer;

const doneIn = (outcome: ChangeOutcome): Manuscript => {
  if (outcome.kind !== 'done') throw new Error('somebody saved meanwhile');
  return outcome.manuscript;
};
/** Also of those that come out in the course of a test. */
const articlesBy = (authorId: number) => countPieces({ ...ctx, now: later(100 * HOUR_MS) }, { authorId });
const stateOf = async (id: number) => {
  const { state, pieceState, scheduledFor } = (await findManuscript(ctx, id))!;
  return { state, pieceState, scheduledFor };
};
const titleOf = async (id: number) => {
  const kind = portal.kinds.get('article')!;
  return kind.summary((await kind.find(ctx, [id])).get(id), 'all').title;
};
/** Does what the job would, so much later. */
const workAt = (ms: number) => runSchedule({ ...ctx, now: later(ms) });

/** Returns what waits to be heard. */
const announced = async (name = '') => {
  const { rows } = await portal.database.query(
    `select count(*)::int as count from pgboss.job where name like '%.on-${name}%'`,
  );
  return rows;
};

/** An editor schedules it for an hour later. */
const planned = async (viewer = author) => {
  const { id } = await aManuscript(ctx, viewer);
  return doneIn(await scheduleManuscript(as(editor), { id, version: 1, at: later(HOUR_MS) }));
};

const manuscriptOf = async (viewer: Viewer) =>
  (await findManuscript(ctx, (await aManuscript(ctx, viewer)).id))!;

/** Returns a gate that holds everything for these reasons, or nothing without one. */
const held =
  (...reasons: string[]): Admit =>
  () => ({ reasons, marks: [], isGated: false, asksQuestions: false });
/** Returns a gate that holds everything anywhere but at the place that it was written for. */
const reviewedElsewhere =
  (path: string): Admit =>
  (manuscript) =>
    held(...(manuscript.locationPath === path ? [] : ['gate']))(manuscript);

describe('mayBringOut', () => {
  it('is for its author where nothing holds it, and for editors of its place whatever does', async () => {
    const manuscript = await manuscriptOf(author);
    expect([mayBringOut(author, manuscript, held()), mayBringOut(author, manuscript, held('gate'))]).toEqual([
      true,
      false,
    ]);
    expect([mayBringOut(editor, manuscript, held()), mayBringOut(editor, manuscript, held('gate'))]).toEqual([
      true,
      true,
    ]);
  });

  it('asks what holds it about the manuscript as it stands', async () => {
    const manuscript = await manuscriptOf(author);
    const admit = reviewedElsewhere(manuscript.locationPath);
    expect(mayBringOut(author, manuscript, admit)).toBe(true);
    expect(mayBringOut(author, { ...manuscript, locationPath: '' }, admit)).toBe(false);
  });

  it('is for nobody else, however little holds it', async () => {
    const manuscript = await manuscriptOf(author);
    const stranger = (await anAuthor(ctx)).viewer;
    for (const viewer of [
      stranger,
      anonymous,
      { ...author, isSuspended: true },
      { ...editor, isSuspended: true },
    ])
      expect(mayBringOut(viewer, manuscript, held())).toBe(false);
    for (const changes of [{ pieceState: 'hidden' }, { pieceState: 'erased' }] as const)
      expect(mayBringOut(author, { ...manuscript, ...changes }, held())).toBe(false);
    const takenBack = { ...manuscript, pieceState: 'withdrawn', takenBackBy: editor.id } as const;
    expect(mayBringOut(author, takenBack, held())).toBe(false);
  });
});

describe('publishManuscript', () => {
  it('makes an article of it, once, however often it is asked', async () => {
    const writer = (await anAuthor(ctx)).viewer;
    const { id } = await aManuscript(ctx, writer, { headline: 'Das ist neu' });
    const both = await Promise.all([1, 2].map(() => publishManuscript(as(writer), { id, version: 1 })));
    const [one, other] = both.map(doneIn);
    expect(one).toMatchObject({ state: 'done', pieceState: 'published', publishedVersion: 1 });
    expect(other!.objectId).toBe(one!.objectId);
    expect(await articlesBy(writer.id!)).toBe(1);
    expect(await titleOf(one!.objectId!)).toBe('Das ist neu');
  });

  it('changes the article when there are newer words', async () => {
    const begun = await aManuscript(ctx, author);
    const out = doneIn(await publishManuscript(as(author), { id: begun.id, version: 1 }));
    const changed = savedIn(await saveAs(ctx, author, out, { headline: 'Jetzt anders' }));
    expect(changed).toMatchObject({ state: 'draft', pieceState: 'published' });
    expect(await titleOf(out.objectId!)).toBe('Elf zu zehn für die alte Brücke');
    const again = doneIn(await publishManuscript(as(author), { id: begun.id, version: 2 }));
    expect(again.objectId).toBe(out.objectId);
    expect(await titleOf(out.objectId!)).toBe('Jetzt anders');
  });

  it('says by field what is unfit, and leaves everything as it was', async () => {
    const { id } = await aManuscript(ctx, author, { headline: ' ', locationId: null });
    await expect(publishManuscript(as(author), { id, version: 1 })).rejects.toMatchObject({
      status: 422,
      errors: { headline: expect.any(String), locationId: expect.any(String) },
    });
    expect(await stateOf(id)).toMatchObject({ state: 'draft', pieceState: null });
  });

  it('brings out only what the viewer has seen', async () => {
    const begun = await aManuscript(ctx, author);
    await saveAs(ctx, author, begun, { headline: 'Inzwischen' });
    const outcome = await publishManuscript(as(editor), { id: begun.id, version: 1 });
    expect(outcome).toMatchObject({ kind: 'conflict', base: { headline: begun.title } });
  });

  it('is for authors; members and those whose first ones wait are told to hand it in', async () => {
    const member = (await aUser(ctx)).viewer;
    const { id } = await aManuscript(ctx, member);
    const refusal = { status: 403, message: texts.submitInstead };
    await expect(publishManuscript(as(member), { id, version: 1 })).rejects.toMatchObject(refusal);
    const stranger = publishManuscript(as(author), { id, version: 1 });
    await expect(stranger).rejects.toMatchObject({ status: 404 });

    await changeSetting(ctx, reviewFirst, 1);
    const newcomer = (await anAuthor(ctx)).viewer;
    const first = await aManuscript(ctx, newcomer);
    const early = publishManuscript(as(newcomer), { id: first.id, version: 1 });
    await expect(early).rejects.toMatchObject(refusal);
    doneIn(await publishManuscript(as(editor), { id: first.id, version: 1 }));
    const second = await aManuscript(ctx, newcomer);
    doneIn(await publishManuscript(as(newcomer), { id: second.id, version: 1 }));
    await changeSetting(ctx, reviewFirst, 0);
  });

  it('lets a piece go again at its end', async () => {
    const begun = await aManuscript(ctx, author);
    const options = { id: begun.id, version: 1, expiresAt: later(HOUR_MS) };
    const past = publishManuscript(as(author), { ...options, expiresAt: later(-1000) });
    await expect(past).rejects.toMatchObject({ status: 422, errors: { expiresAt: texts.expiryPassed } });
    const { objectId } = doneIn(await publishManuscript(as(author), options));
    await workAt(HOUR_MS - 1000);
    expect(await stateOf(begun.id)).toMatchObject({ pieceState: 'published' });
    await workAt(HOUR_MS);
    expect(await stateOf(begun.id)).toMatchObject({ pieceState: 'expired' });
    const things = await portal.kinds.get('article')!.find(ctx, [objectId!]);
    expect(things.get(objectId!)).toMatchObject({ state: 'expired' });
  });

  it('is told to its author when an editor brings it out, not when they only give it another end', async () => {
    const { id } = await aManuscript(ctx, author);
    const { objectId } = doneIn(await publishManuscript(as(editor), { id, version: 1 }));
    const told = await announced('manuscripts-published');
    doneIn(await publishManuscript(as(editor), { id, version: 1, expiresAt: later(HOUR_MS) }));
    expect(await announced('manuscripts-published')).toEqual(told);
    await withdrawPiece(as(editor), { type: 'article', id: objectId! });
    doneIn(await publishManuscript(as(editor), { id, version: 1 }));
    expect(await announced('manuscripts-published')).not.toEqual(told);
  });
});

describe('problemsOf', () => {
  it('tries, and leaves nothing behind', async () => {
    const writer = (await anAuthor(ctx)).viewer;
    const fit = await aManuscript(ctx, writer);
    expect(await problemsOf(as(writer), fit)).toEqual({});
    const unfit = await aManuscript(ctx, writer, { categoryId: null });
    expect(Object.keys(await problemsOf(as(writer), unfit))).toEqual(['categoryId']);
    expect(await articlesBy(writer.id!)).toBe(0);
  });
});

describe('scheduleManuscript', () => {
  it('lets it come out at its hour, not before, and once', async () => {
    const writer = (await anAuthor(ctx)).viewer;
    const { id } = await planned(writer);
    await workAt(HOUR_MS - 1000);
    expect(await stateOf(id)).toEqual({ state: 'scheduled', pieceState: null, scheduledFor: later(HOUR_MS) });
    await Promise.all([workAt(HOUR_MS), workAt(HOUR_MS)]);
    expect(await stateOf(id)).toEqual({ state: 'done', pieceState: 'published', scheduledFor: null });
    await workAt(HOUR_MS + 60_000);
    expect(await articlesBy(writer.id!)).toBe(1);
  });

  it('makes good for the time when nobody worked', async () => {
    const { id } = await planned();
    await workAt(72 * HOUR_MS);
    expect(await stateOf(id)).toMatchObject({ state: 'done', pieceState: 'published' });
  });

  it('in a portal from a backup is a draft again when it was due, which nobody is told, and is as planned when it was not', async () => {
    const [due, coming] = [await planned(), await planned()];
    await scheduleManuscript(as(editor), { id: coming.id, version: 1, at: later(3 * HOUR_MS) });
    const before = await announced();
    const then = { ...ctx, now: later(2 * HOUR_MS) };
    expect(await withTransaction(then, letSchedulePass)).toBe(1);
    expect(await stateOf(due.id)).toEqual({ state: 'draft', pieceState: null, scheduledFor: null });
    expect(await listNotes(ctx, due.id)).toMatchObject([{ writerId: null, text: texts.passedInBackup }]);
    expect(await stateOf(coming.id)).toMatchObject({ state: 'scheduled', scheduledFor: later(3 * HOUR_MS) });
    await workAt(2 * HOUR_MS);
    expect(await stateOf(due.id)).toMatchObject({ state: 'draft' });
    expect(await announced()).toEqual(before);
    await workAt(3 * HOUR_MS);
  });

  it('is a draft again when whoever planned it may no longer, and its author learns why', async () => {
    const passing = await anEditor(ctx);
    const { id } = await aManuscript(ctx, author);
    await scheduleManuscript(as(passing.viewer), { id, version: 1, at: later(HOUR_MS) });
    await changeUser(ctx, passing.id, { suspendedUntil: later(100 * HOUR_MS) });
    await workAt(HOUR_MS);
    expect(await stateOf(id)).toEqual({ state: 'draft', pieceState: null, scheduledFor: null });
    expect(await listNotes(ctx, id)).toMatchObject([{ writerId: null, text: texts.notAllowedAtItsHour }]);
  });

  it('is a draft again when it has become unfit', async () => {
    const begun = await planned();
    savedIn(await saveAs(ctx, editor, begun, { headline: '' }));
    const fine = await planned();
    await workAt(HOUR_MS);
    expect(await stateOf(begun.id)).toMatchObject({ state: 'draft', pieceState: null });
    expect((await listNotes(ctx, begun.id))[0]!.text).toContain('konnte zur geplanten Zeit nicht erscheinen');
    // The others don't wait for it.
    expect(await stateOf(fine.id)).toMatchObject({ state: 'done' });
  });

  it('refuses what is over or unfit', async () => {
    const { id } = await aManuscript(ctx, author);
    const over = scheduleManuscript(as(author), { id, version: 1, at: later(-1) });
    await expect(over).rejects.toMatchObject({ status: 422, errors: { at: texts.momentPassed } });
    const options = { id, version: 1, at: later(HOUR_MS), expiresAt: later(HOUR_MS) };
    const backwards = scheduleManuscript(as(author), options);
    await expect(backwards).rejects.toMatchObject({ errors: { expiresAt: texts.expiryBeforeStart } });
    const unfit = await aManuscript(ctx, author, { headline: '' });
    const missing = scheduleManuscript(as(author), { id: unfit.id, version: 1, at: later(HOUR_MS) });
    await expect(missing).rejects.toMatchObject({ errors: { headline: expect.any(String) } });
  });

  it('says that moderators have hidden the piece meanwhile', async () => {
    const { objectId, ...begun } = doneIn(
      await publishManuscript(as(author), { id: (await aManuscript(ctx, author)).id, version: 1 }),
    );
    const { id, version } = savedIn(await saveAs(ctx, author, begun, { headline: 'Morgen neu' }));
    await scheduleManuscript(as(author), { id, version, at: later(HOUR_MS) });
    const { hide } = (await reportablePieces(ctx)).find(({ type }) => type === 'article')!;
    await withTransaction(ctx, (ctx) => hide!.act(ctx, objectId!, ''));
    await workAt(HOUR_MS);
    expect(await stateOf(id)).toEqual({ state: 'draft', pieceState: 'hidden', scheduledFor: null });
    expect(await listNotes(ctx, id)).toMatchObject([{ text: texts.hiddenAtItsHour }]);
  });

  it('says that its kind is switched off, which brings nothing out later by itself', async () => {
    const { id } = await planned();
    const { type } = (await findManuscript(ctx, id))!;
    const setType = (type: string) =>
      ctx.db
        .update(manuscripts)
        .set({ type: type as ContentType })
        .where(eq(manuscripts.id, id));
    await setType('gone');
    await workAt(HOUR_MS);
    await setType(type);
    expect(await stateOf(id)).toEqual({ state: 'draft', pieceState: null, scheduledFor: null });
    expect(await listNotes(ctx, id)).toMatchObject([{ text: texts.switchedOffAtItsHour }]);
  });

  it('leaves what is over as it is while its kind is switched off', async () => {
    const { id } = await planned();
    const rowOf = eq(manuscripts.id, id);
    const off = { type: 'gone' as ContentType, state: 'done', objectId: 1, pieceState: 'published' } as const;
    await ctx.db
      .update(manuscripts)
      .set({ ...off, expiresAt: later(-1), scheduledFor: null })
      .where(rowOf);
    await workAt(HOUR_MS);
    expect(await stateOf(id)).toMatchObject({ pieceState: 'published' });
    await ctx.db.delete(manuscripts).where(rowOf);
  });

  it('plans changes of a piece that is out', async () => {
    const { id: objectId, row } = await anArticle(ctx, { authorId: author.id! });
    expect(row.state).toBe('published');
    const taken = await withdrawPiece(as(author), { type: 'article', id: objectId });
    const changed = savedIn(await saveAs(ctx, author, taken, { headline: 'Neu gefasst' }));
    await scheduleManuscript(as(author), { id: changed.id, version: changed.version, at: later(HOUR_MS) });
    await workAt(HOUR_MS);
    expect(await stateOf(changed.id)).toMatchObject({ state: 'done', pieceState: 'published' });
    expect(await titleOf(objectId)).toBe('Neu gefasst');
  });
});
