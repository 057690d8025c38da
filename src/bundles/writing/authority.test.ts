// Tests what somebody could reach by way of a manuscript that they may not reach otherwise.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { publishManuscript, scheduleManuscript } from './publishing.ts';
import { runSchedule } from './schedule.ts';
import { noteOnManuscript } from './notes.ts';
import { getManuscript } from './pages/access.ts';
import { findManuscript, listNotes } from './queries.ts';
import { republishPiece, erasePiece, withdrawPiece } from './withdrawing.ts';
import { aManuscript, anAuthor, anEditor, saveAs, savedIn } from './test-data.ts';
import * as texts from './texts.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const as = (viewer: Viewer): Ctx => actAs(ctx, viewer);
const later = (ms: number) => new Date(ctx.now.getTime() + ms);
const [here, there] = [await aPlace(ctx), await aPlace(ctx)];
const author = (await anAuthor(ctx, here.path)).viewer;
const editor = (await anEditor(ctx)).viewer;
const [editorHere, editorThere] = [await anEditor(ctx, here.path), await anEditor(ctx, there.path)].map(
  ({ viewer }) => viewer,
) as [Viewer, Viewer];

/** It is out here, by the author. */
const published = async () => {
  const { id } = await aManuscript(ctx, author, { locationId: here.id });
  const { manuscript } = await publishManuscript(as(author), { id, version: 1 });
  return { ...manuscript, ref: { type: 'article', id: manuscript.objectId! } as const };
};
/** An editor of everywhere schedules it for an hour later. */
const planned = async (more: { readonly expiresAt?: Date } = {}) => {
  const { id } = await aManuscript(ctx, author, { locationId: here.id });
  const options = { id, version: 1, at: later(HOUR_MS), ...more };
  return (await scheduleManuscript(as(editor), options)).manuscript;
};

describe('a piece whose author means it for another place, or for none yet', () => {
  it('stays with the editors of the place where it is out', async () => {
    for (const locationId of [there.id, null]) {
      const out = await published();
      savedIn(await saveAs(ctx, author, out, { locationId }));
      await expect(erasePiece(as(editorThere), out.ref)).rejects.toMatchObject({ status: 403 });
      expect(await withdrawPiece(as(editorHere), out.ref)).toMatchObject({ pieceState: 'withdrawn' });
    }
  });

  it('is brought back by those who may publish where it was out', async () => {
    const out = await published();
    await withdrawPiece(as(author), out.ref);
    savedIn(await saveAs(ctx, author, out, { locationId: there.id }));
    const moved = { ...author, roles: [{ role: 'author' as const, locationPath: there.path }] };
    await expect(republishPiece(as(moved), out.ref)).rejects.toMatchObject({ status: 403 });
    expect(await republishPiece(as(author), out.ref)).toMatchObject({ pieceState: 'published' });
  });
});

describe('what an editor planned and its author changes', () => {
  it('goes to the editors when it is meant for where the author may not publish', async () => {
    const plan = await planned();
    const changed = savedIn(await saveAs(ctx, author, plan, { locationId: there.id }));
    expect(changed).toMatchObject({ state: 'in-review', scheduledFor: null });
    const news = sql`select data ->> 'locationPath' as place from pgboss.job
      where name = 'notifications.on-manuscripts-submitted' and (data ->> 'manuscriptId')::int = ${plan.id}`;
    expect((await ctx.db.execute(news)).rows).toEqual([{ place: there.path }]);
  });

  it('comes out by the author’s right: not with pictures of others', async () => {
    const secret = await anImage(ctx, { ownerId: (await aUser(ctx)).id, access: 'gated' });
    const plan = await planned();
    savedIn(await saveAs(ctx, author, plan, { heroId: secret.id }));
    await runSchedule({ ...ctx, now: later(2 * HOUR_MS) });
    expect(await findManuscript(ctx, plan.id)).toMatchObject({ state: 'draft', objectId: null });
    const access = sql`select access from images where id = ${secret.id}`;
    expect((await ctx.db.execute(access)).rows).toEqual([{ access: 'gated' }]);
  });
});

describe('pictures that somebody can’t see', () => {
  it('are not brought to light by editors of a place, in whose manuscript ever', async () => {
    const secret = await anImage(ctx, { ownerId: (await aUser(ctx)).id, access: 'gated' });
    const of = { locationId: there.id, heroId: secret.id };
    for (const writer of [editorThere, author]) {
      const { id } = await aManuscript(ctx, writer, of);
      const uses = sql`select from image_uses where image_id = ${secret.id}`;
      expect((await ctx.db.execute(uses)).rows).toEqual([]);
      const publishing = publishManuscript(as(editorThere), { id, version: 1 });
      await expect(publishing).rejects.toMatchObject({ errors: { heroId: expect.any(String) } });
    }
  });

  it('are none of those that editors and author share', async () => {
    const own = await anImage(ctx, { ownerId: author.id!, access: 'gated' });
    const { id } = await aManuscript(ctx, author, { locationId: here.id, heroId: own.id });
    const outcome = await publishManuscript(as(editorHere), { id, version: 1 });
    expect(outcome.manuscript).toMatchObject({ pieceState: 'published' });
  });
});

describe('a picture of an editor', () => {
  it('may come out with the author’s manuscript it was put into', async () => {
    const theirs = await anImage(ctx, { ownerId: editorHere.id!, access: 'gated' });
    const { id, ...begun } = await aManuscript(ctx, author, { locationId: here.id });
    savedIn(await saveAs(ctx, editorHere, { id, ...begun }, { heroId: theirs.id }));
    const { manuscript } = await publishManuscript(as(author), { id, version: 2 });
    expect(manuscript).toMatchObject({ pieceState: 'published', publishedVersion: 2 });
  });
});

describe('time', () => {
  it('does not bring out again what was taken back after it was planned', async () => {
    const out = await published();
    const { version } = savedIn(await saveAs(ctx, author, out, { headline: 'Neu' }));
    await scheduleManuscript(as(author), { id: out.id, version, at: later(HOUR_MS) });
    expect(await withdrawPiece(as(editor), out.ref)).toMatchObject({ state: 'draft', scheduledFor: null });
    await runSchedule({ ...ctx, now: later(2 * HOUR_MS) });
    expect(await findManuscript(ctx, out.id)).toMatchObject({ pieceState: 'withdrawn' });
  });

  it('does not bring out what was over while nobody worked', async () => {
    const { id } = await planned({ expiresAt: later(2 * HOUR_MS) });
    await runSchedule({ ...ctx, now: later(3 * HOUR_MS) });
    expect(await findManuscript(ctx, id)).toMatchObject({ state: 'draft', objectId: null });
    expect(await listNotes(ctx, id)).toMatchObject([{ text: texts.overAtItsHour }]);
  });
});

describe('editors who are none any more', () => {
  it('see nothing of others’ manuscripts, nor while they are suspended', async () => {
    const { id } = await aManuscript(ctx, author, { locationId: here.id });
    expect(await getManuscript(as(editorHere), id)).toMatchObject({ id });
    const suspended = { ...editorHere, isSuspended: true };
    await expect(getManuscript(as(suspended), id)).rejects.toMatchObject({ status: 403 });
    expect(await getManuscript(as({ ...author, isSuspended: true }), id)).toMatchObject({ id });
  });

  it('are not told of remarks', async () => {
    const { id } = await aManuscript(ctx, author, { locationId: here.id });
    await noteOnManuscript(as(editorHere), id, 'Schön.');
    await noteOnManuscript(as(editor), id, 'Finde ich auch.');
    expect(await told(id)).toContain(editorHere.id);
    savedIn(await saveAs(ctx, author, (await findManuscript(ctx, id))!, { locationId: there.id }));
    await noteOnManuscript(as(author), id, 'Danke.');
    expect(await told(id)).toEqual([editor.id]);
  });
});

/** Returns whom the last remark is announced to. */
const told = async (id: number): Promise<unknown> => {
  const isAbout = sql`name = 'notifications.on-manuscripts-noted' and (data ->> 'manuscriptId')::int = ${id}`;
  const last = sql`select data -> 'noteWriterIds' as ids from pgboss.job where ${isAbout} order by (data ->> 'noteId')::int desc limit 1`;
  return (await ctx.db.execute(last)).rows[0]?.['ids'];
};
