import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { publishManuscript } from './publishing.ts';
import { personalManuscripts } from './personal-data.ts';
import { noteOnManuscript } from './notes.ts';
import { findManuscript, findManuscriptOf, listNotes } from './queries.ts';
import { reportablePieces } from './reporting.ts';
import { manuscriptRevisions, manuscripts } from './schema.ts';
import { openManuscript } from './saving.ts';
import {
  discardManuscript,
  eraseAndNotify,
  erasePiece,
  republishPiece,
  withdrawPiece,
} from './withdrawing.ts';
import { aManuscript, anAuthor, anEditor, saveAs, savedIn } from './test-data.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const as = (viewer: Viewer): Ctx => actAs(ctx, viewer);
const author = await anAuthor(ctx);
const writer = author.viewer;
const editor = (await anEditor(ctx)).viewer;

const stateOf = async (id: number) => {
  const thing = (await portal.kinds.get('article')!.find(ctx, [id])).get(id);
  return (thing as { state: string }).state;
};
const published = async (changes: Record<string, unknown> = {}) => {
  const { id } = await aManuscript(ctx, writer, changes);
  const outcome = await publishManuscript(as(writer), { id, version: 1 });
  return { ...outcome.manuscript, ref: { type: 'article', id: outcome.manuscript.objectId! } as const };
};

describe('withdrawPiece, republishPiece and erasePiece', () => {
  it('take back also what was never written here, and bring it out again', async () => {
    const ref = await anArticle(ctx, { authorId: author.id });
    expect(await withdrawPiece(as(writer), ref)).toMatchObject({ pieceState: 'withdrawn', state: 'done' });
    expect(await withdrawPiece(as(writer), ref)).toMatchObject({ pieceState: 'withdrawn' });
    expect(await stateOf(ref.id)).toBe('withdrawn');
    expect(await republishPiece(as(writer), ref)).toMatchObject({ pieceState: 'published' });
    expect(await stateOf(ref.id)).toBe('published');
  });

  it('are for the author and editors; what editors took back they bring out themselves', async () => {
    const { ref } = await published();
    const stranger = (await anAuthor(ctx)).viewer;
    await expect(withdrawPiece(as(stranger), ref)).rejects.toMatchObject({ status: 403 });
    await withdrawPiece(as(editor), ref);
    await expect(republishPiece(as(writer), ref)).rejects.toMatchObject({ status: 403 });
    expect(await republishPiece(as(editor), ref)).toMatchObject({ pieceState: 'published' });
  });

  it('are told to an author whose piece somebody else took away, and to nobody of their own', async () => {
    const told = async (name: string) => {
      const { rows } = await ctx.db.execute<{ data: { authorId: number; title: string } }>(
        sql`select data from pgboss.job where name = ${`notifications.on-manuscripts-${name}`}`,
      );
      return rows.map(({ data }) => data.title);
    };
    await ctx.db.execute(sql`delete from pgboss.job`);
    const [own, others] = [await published(), await published({ headline: 'Von der Redaktion genommen' })];
    for (const [viewer, { ref }] of [
      [writer, own],
      [editor, others],
    ] as const) {
      await withdrawPiece(as(viewer), ref);
      await eraseAndNotify(as(viewer), ref);
    }
    const title = 'Von der Redaktion genommen';
    expect([await told('withdrawn'), await told('erased')]).toEqual([[title], [title]]);
  });

  it('leave what moderators hid as it is, so that it can be shown again as it was', async () => {
    const { ref } = await published();
    const { hide } = (await reportablePieces(ctx)).find(({ type }) => type === ref.type)!;
    const before = await withTransaction(ctx, (ctx) => hide!.act(ctx, ref.id, ''));
    for (const deed of [withdrawPiece, erasePiece])
      await expect(deed(as(editor), ref)).rejects.toMatchObject({ status: 409 });
    expect(await withTransaction(ctx, (ctx) => hide!.takeBack(ctx, ref.id, before!))).toBe(true);
    expect(await stateOf(ref.id)).toBe('published');
  });

  it('leave what moderators hid and whose time ended meanwhile over, once it is shown again', async () => {
    const { id, ref } = await published();
    const { hide } = (await reportablePieces(ctx)).find(({ type }) => type === ref.type)!;
    const before = await withTransaction(ctx, (ctx) => hide!.act(ctx, ref.id, ''));
    const isIt = eq(manuscripts.id, id);
    await ctx.db
      .update(manuscripts)
      .set({ expiresAt: new Date(ctx.now.getTime() - 1000) })
      .where(isIt);
    expect(await withTransaction(ctx, (ctx) => hide!.takeBack(ctx, ref.id, before!))).toBe(true);
    expect(await stateOf(ref.id)).toBe('expired');
    expect(await findManuscript(ctx, id)).toMatchObject({ pieceState: 'expired' });
  });

  it('make one manuscript of a piece when two begin at once', async () => {
    const ref = await anArticle(ctx, { authorId: author.id });
    const both = await Promise.all([withdrawPiece(as(writer), ref), withdrawPiece(as(editor), ref)]);
    expect(both[0].id).toBe(both[1].id);
  });
});

describe('erasePiece', () => {
  it('leaves no word, picture or remark; afterwards it is gone', async () => {
    const picture = await anImage(ctx, { ownerId: author.id });
    const { id, ref } = await published({ heroId: picture.id });
    await noteOnManuscript(as(editor), id, 'Gut.');
    await erasePiece(as(writer), ref);
    const left = (await findManuscript(ctx, id))!;
    expect(left).toMatchObject({ pieceState: 'erased', content: {}, title: '' });
    const revisions = eq(manuscriptRevisions.manuscriptId, id);
    expect(await ctx.db.select().from(manuscriptRevisions).where(revisions)).toEqual([]);
    expect(await listNotes(ctx, id)).toEqual([]);
    const uses = sql`select from image_uses where image_id = ${picture.id}`;
    expect((await ctx.db.execute(uses)).rows).toEqual([]);
    expect(await stateOf(ref.id)).toBe('erased');
    await expect(openManuscript(as(writer), id)).rejects.toMatchObject({ status: 410 });
    await expect(erasePiece(as(writer), ref)).rejects.toMatchObject({ status: 410 });
  });
});

describe('discardManuscript', () => {
  it('throws away what never came out, by its author’s hand alone', async () => {
    const { id } = await aManuscript(ctx, writer);
    await expect(discardManuscript(as(editor), id, undefined)).rejects.toMatchObject({ status: 403 });
    expect((await discardManuscript(as(writer), id, 1)).kind).toBe('gone');
    expect(await findManuscript(ctx, id)).toBeUndefined();
    const entries = await listHistory(ctx, { type: 'user', id: author.id });
    expect(entries[0]).toMatchObject({ action: 'manuscript.discarded', actorId: author.id });
  });

  it('takes changes of a piece back to what is out; the words stay among the revisions', async () => {
    const out = await published({ headline: 'So steht es da' });
    savedIn(await saveAs(ctx, writer, out, { headline: 'Doch nicht' }));
    expect((await discardManuscript(as(writer), out.id, 1)).kind).toBe('conflict');
    const outcome = await discardManuscript(as(writer), out.id, 2);
    expect(outcome).toMatchObject({
      kind: 'done',
      manuscript: { state: 'done', title: 'So steht es da', version: 3, publishedVersion: 3 },
    });
    expect((await discardManuscript(as(writer), out.id, undefined)).manuscript.version).toBe(3);
  });
});

describe('personal data', () => {
  it('is given out, and goes but for what is out', async () => {
    const leaver = await anAuthor(ctx);
    const by = as(leaver.viewer);
    const draft = await aManuscript(ctx, leaver.viewer, { headline: 'Nie erschienen' });
    const begun = await aManuscript(ctx, leaver.viewer, { headline: 'Erschienen' });
    await publishManuscript(by, { id: begun.id, version: 1 });
    savedIn(await saveAs(ctx, leaver.viewer, begun, { headline: 'Unfertig', locationId: null }));
    await noteOnManuscript(by, begun.id, 'Mein Wort.');
    const given = JSON.stringify(await personalManuscripts.exportFor(ctx, leaver.id));
    for (const word of ['Nie erschienen', 'Unfertig', 'Mein Wort.']) expect(given).toContain(word);

    await personalManuscripts.eraseFor(ctx, leaver.id, { keepsComments: true });
    await personalManuscripts.eraseFor(ctx, leaver.id, { keepsComments: true });
    expect(await findManuscript(ctx, draft.id)).toBeUndefined();
    const left = (await findManuscript(ctx, begun.id))!;
    expect(left).toMatchObject({ title: 'Erschienen', state: 'done', version: 1, changedBy: null });
    expect(left.locationPath).toBe(begun.locationPath);
    const isLeft = eq(manuscriptRevisions.manuscriptId, begun.id);
    const revisions = await ctx.db.select().from(manuscriptRevisions).where(isLeft);
    expect(revisions).toMatchObject([{ version: 1, editorId: null }]);
    expect(await listNotes(ctx, begun.id)).toEqual([]);
    const ref = { type: 'article', id: left.objectId! } as const;
    expect(await findManuscriptOf(ctx, ref)).toMatchObject({ pieceState: 'published' });
  });
});
