import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { ThingPictures } from '#kernel/content-kinds.ts';
import { itWith } from '#kernel/testing/switched-off.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { lockManuscriptOfPiece } from './piece-changes.ts';
import { lockManuscriptOf } from './manuscript-lock.ts';
import { publishManuscript, scheduleManuscript } from './publishing.ts';
import { findManuscript, findManuscriptOf, findRevisionUpTo } from './queries.ts';
import type { Manuscript } from './queries.ts';
import { discardManuscript } from './withdrawing.ts';
import { aManuscript, anAuthor, anEditor, anEventManuscript, saveAs, savedIn } from './test-data.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const author = (await anAuthor(ctx)).viewer;
const by = actAs(ctx, author);
const ownerId = author.id!;
const [first, second] = [(await anImage(ctx, { ownerId })).id, (await anImage(ctx, { ownerId })).id];

const order = (type: 'article' | 'imagepost' | 'event', id: number, pictures: ThingPictures) =>
  withTransaction(by, (ctx) => portal.kinds.get(type)!.pictures!.set(ctx, id, pictures));

/** It is out, with the first picture on top and a gallery of it. */
const out = async (): Promise<Manuscript & { readonly objectId: number }> => {
  const body = build.doc(build.p('Um 22.40 Uhr.'), build.gallery(first));
  const { id } = await aManuscript(ctx, author, { heroId: first, body });
  const outcome = await publishManuscript(by, { id, version: 1 });
  return outcome.manuscript as Manuscript & { readonly objectId: number };
};
/** The second picture stands on top, and both are in the gallery. */
const reorder = ({ objectId }: { readonly objectId: number }) =>
  order('article', objectId, { heroId: second, galleryIds: [second, first], revision: 1 });

const now = async ({ id }: Pick<Manuscript, 'id'>) => (await findManuscript(ctx, id))!;
const ordered = {
  heroId: second,
  body: { content: [{ type: 'paragraph' }, { type: 'gallery', attrs: { imageIds: [second, first] } }] },
};

describe('pictures that are put in order beside the manuscript', () => {
  it('need none', async () => {
    const { id } = await anArticle(ctx, { authorId: ownerId });
    expect(await order('article', id, { heroId: second, galleryIds: [], revision: 1 })).toEqual({
      kind: 'set',
    });
    expect(await findManuscriptOf(ctx, { type: 'article', id })).toBeUndefined();
  });

  it('are in it as a version of its own, which is out', async () => {
    const manuscript = await out();
    expect(await reorder(manuscript)).toEqual({ kind: 'set' });
    const after = await now(manuscript);
    expect(after).toMatchObject({ state: 'done', version: 2, publishedVersion: 2, content: ordered });
    expect(await findRevisionUpTo(ctx, after, 2)).toMatchObject({ version: 2, occasion: 'published' });
    // An open composer, which knows the version before, learns of it like of any newer one.
    const save = await saveAs(ctx, author, manuscript, { lead: 'Anders' });
    expect(save).toMatchObject({ kind: 'conflict', base: { heroId: first }, manuscript: { version: 2 } });
  });

  it('come beneath what is changed and not out yet', async () => {
    const manuscript = await out();
    const pending = savedIn(await saveAs(ctx, author, manuscript, { headline: 'Noch nicht draußen' }));
    await reorder(manuscript);
    const after = await now(pending);
    expect(after).toMatchObject({
      state: 'draft',
      version: 4,
      publishedVersion: 3,
      title: 'Noch nicht draußen',
    });
    expect(after.content).toMatchObject(ordered);
    // What is thrown away is what was changed, not the pictures.
    const { manuscript: left } = await discardManuscript(by, manuscript.id, 4);
    expect(left).toMatchObject({ state: 'done', title: manuscript.title, content: ordered });
  });

  it('take no picture from what isn’t out yet that an editor put there', async () => {
    const editor = (await anEditor(ctx)).viewer;
    const picture = await anImage(ctx, { ownerId: editor.id!, access: 'gated' });
    const manuscript = await out();
    const pending = savedIn(await saveAs(ctx, editor, manuscript, { heroId: picture.id }));
    await order('article', manuscript.objectId, { heroId: first, galleryIds: [first, second], revision: 1 });
    const { version } = await now(pending);
    expect((await findRevisionUpTo(ctx, pending, version))?.imageIds).toContain(picture.id);
    expect(await publishManuscript(by, { id: pending.id, version })).toMatchObject({ kind: 'done' });
  });

  it('leave what comes out by itself planned, with the new pictures', async () => {
    const manuscript = await out();
    const pending = savedIn(await saveAs(ctx, author, manuscript, { headline: 'Morgen' }));
    const at = new Date(ctx.now.getTime() + 3_600_000);
    await scheduleManuscript(by, { id: pending.id, version: 2, at });
    await reorder(manuscript);
    const after = await now(pending);
    expect(after).toMatchObject({ state: 'scheduled', scheduledFor: at, scheduledBy: ownerId, version: 4 });
    expect(after.content).toMatchObject({ headline: 'Morgen', ...ordered });
  });

  it('leave a text as it is that can’t hold them', async () => {
    const manuscript = await out();
    const free = build.doc(build.p('Frei'), build.cut(), build.gallery(first));
    savedIn(await saveAs(ctx, author, manuscript, { body: free }));
    await order('article', manuscript.objectId, { heroId: first, galleryIds: [], revision: 1 });
    expect((await now(manuscript)).content).toMatchObject({ body: free });
  });

  itWith('events')('are those of snapshots and events, too', async () => {
    const snapshot = await aSnapshot(ctx, { authorId: ownerId, imageId: first });
    const ofSnapshot = await withTransaction(by, (ctx) => lockManuscriptOf(ctx, snapshot, () => true));
    const { id } = await anEventManuscript(ctx, author, first);
    const { manuscript: ofEvent } = await publishManuscript(by, { id, version: 1 });
    await order('imagepost', snapshot.id, { heroId: second, galleryIds: null, revision: first });
    await order('event', ofEvent.objectId!, { heroId: second, galleryIds: null, revision: first });
    for (const { id } of [ofSnapshot, ofEvent])
      expect(await now({ id })).toMatchObject({
        state: 'done',
        version: 2,
        publishedVersion: 2,
        content: { imageId: second },
      });
  });

  it('are part of one transaction, which takes the manuscript first', async () => {
    await expect(lockManuscriptOfPiece(by, { type: 'article', id: 1 })).rejects.toThrow(
      'inside the transaction',
    );
    const manuscript = await out();
    const pending = savedIn(await saveAs(ctx, author, manuscript, { headline: 'Gleichzeitig' }));
    const both = await Promise.all([
      reorder(manuscript),
      publishManuscript(by, { id: pending.id, version: 2 }),
    ]);
    // Whoever comes second meets a newer state, and nobody waits for ever.
    expect(both.map(({ kind }) => kind)).toSatisfy(
      (kinds: string[]) => kinds.join() === 'set,conflict' || kinds.join() === 'outdated,done',
    );
  });
});
