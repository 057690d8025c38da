// What moderators deleted, pictures and films among them, goes for good when nobody can appeal any more.
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { removeFilesJob } from '#bundles/media/jobs.ts';
import { anImage, releaseImage, storedImages } from '#bundles/media/test-data.ts';
import { setImageUses } from '#bundles/media/uses.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { findStream } from '#bundles/streams/queries.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { eraseDeleted } from '#bundles/moderation/ending.ts';
import { listDecisions, listEvidence } from '#bundles/moderation/queries.ts';
import { aDecision, aModeratedTown, aNotice } from '#bundles/moderation/test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { files } = ctx.portal;
const { chief } = await aModeratedTown(app);
const moderating = actAs(ctx, chief.viewer);
const later = { ...ctx, now: new Date(ctx.now.getTime() + 200 * DAY_MS) };

let count = 0;
const aStoredImage = async () => {
  const originalKey = `originals/ende-${++count}.jpg`;
  await files.put(originalKey, Readable.from([Buffer.from('x')]), { contentType: 'image/jpeg' });
  const image = await anImage(ctx, { originalKey, caption: 'Was niemand sehen soll' });
  const { caseId } = await aNotice(ctx, { type: 'image', id: image.id }, { category: 'privacy' });
  await aDecision(moderating, caseId, { measure: 'delete' });
  return { id: image.id, originalKey, caseId };
};

/** Removes the files of what was erased, as the worker does it. */
const removeFilesOfErased = async () => {
  const { rows } = await ctx.db.execute(sql`select data from pgboss.job where name = 'media.remove-files'`);
  for (const { data } of rows)
    await removeFilesJob.work(ctx, data as Parameters<typeof removeFilesJob.work>[1]);
};

it('a picture that was deleted is gone for good when nobody can appeal any more, with what was kept of it', async () => {
  const [unused, used, released] = [await aStoredImage(), await aStoredImage(), await aStoredImage()];
  const article = await anArticle(ctx);
  await withTransaction(ctx, (ctx) => setImageUses(ctx, article, [{ imageId: used.id, isPublic: true }]));
  const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
  await releaseImage(actAs(ctx, admin.viewer), released.id);

  await eraseDeleted(later);
  await removeFilesOfErased();
  const left = await storedImages(ctx, [unused.id, used.id, released.id]);
  expect([...left.keys()].toSorted((a, b) => a - b)).toEqual([used.id, released.id]);
  expect(left.get(used.id)).toMatchObject({ caption: '', access: 'blocked', sizes: [] });
  for (const { originalKey, caseId } of [unused, used]) {
    expect(await files.stat(originalKey)).toBeUndefined();
    expect(await listEvidence(ctx, caseId)).toEqual([]);
    expect(await listDecisions(ctx, caseId)).toMatchObject([{ erasedAt: later.now }]);
  }
  // What was given back meanwhile is there, and nothing says that it is gone.
  expect(left.get(released.id)).toMatchObject({ caption: 'Was niemand sehen soll' });
  expect(await files.stat(released.originalKey)).toBeDefined();
  expect(await listDecisions(ctx, released.caseId)).toMatchObject([{ erasedAt: null }]);
  expect(await eraseDeleted(later)).toBe(0);
});

it('so is a film', async () => {
  const stream = await aStream(ctx, { access: 'public', title: 'Was niemand hören soll' });
  const { caseId } = await aNotice(ctx, { type: 'stream', id: stream.id }, { category: 'privacy' });
  await aDecision(moderating, caseId, { measure: 'delete' });
  expect(await eraseDeleted(later)).toBe(1);
  expect(await findStream(ctx, stream.id)).toMatchObject({ state: 'deleted', title: '', filename: '' });
  expect(await listEvidence(ctx, caseId)).toEqual([]);
});
