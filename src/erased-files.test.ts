// Whoever leaves takes their files along: the whole store is scanned before and after. What a piece shows stays with it.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { inOrderOfErasure } from '#kernel/bundle.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { setArticleState } from '#bundles/articles/commands.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { savePictures } from '#bundles/users/commands.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { eq, sql } from 'drizzle-orm';
import { receiveUpload } from '#bundles/media/commands.ts';
import { REMOVE_FILES } from '#bundles/media/constants.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { cleanUpImages, removeFilesJob } from '#bundles/media/jobs.ts';
import { makeVariants } from '#bundles/media/make-variants.ts';
import { findImages } from '#bundles/media/queries.ts';
import { REMOVE_STREAM_FILES } from '#bundles/streams/constants.ts';
import { cleanUpStreams, removeStreamFilesJob } from '#bundles/streams/jobs.ts';
import { streamUploads, streamUses, streams } from '#bundles/streams/schema.ts';
import { setImageUses } from '#bundles/media/uses.ts';

const ctx = await testCtx();
const { files } = ctx.portal;

const scan = async () => (await Readable.from(files.list('')).toArray()).map(String).toSorted();
const put = (key: string) =>
  files.put(key, Readable.from([Buffer.from('x')]), { contentType: contentTypeOf(key) });

const anUpload = async (ownerId: number): Promise<number> => {
  const file = await aSample('jpeg', { width: 300, height: 200 });
  const outcome = await receiveUpload(ctx, Readable.from([file]), { ownerId });
  if (outcome.kind === 'refused') throw new Error(outcome.text);
  return outcome.id;
};
const aMadeImage = async (ownerId: number): Promise<number> => {
  const id = await anUpload(ownerId);
  await makeVariants(ctx, { imageId: id });
  return id;
};

const aStream = async (ownerId: number): Promise<number> => {
  const originalKey = `streams/originals/aa/${randomUUID()}.mp4`;
  const [row] = await ctx.db
    .insert(streams)
    .values({
      ownerId,
      kind: 'video',
      title: 'Fest am Fluss',
      filename: 'fest.mp4',
      originalKey,
      bytes: 1,
      state: 'ready',
      version: 'v1',
      createdAt: ctx.now,
    })
    .returning();
  const { id } = row!;
  for (const key of [originalKey, `streams/${id}/v1/master.m3u8`, `streams/${id}/captions/de-x.vtt`])
    await put(key);
  return id;
};

const anUnfinishedUpload = async (ownerId: number): Promise<void> => {
  const id = randomUUID();
  const pieces = [`uploads/${id}/0-a`, `uploads/${id}/1-b`];
  for (const key of pieces) await put(key);
  await ctx.db.insert(streamUploads).values({
    id,
    ownerId,
    filename: 'halb.mp4',
    length: 9,
    received: 2,
    pieces,
    createdAt: ctx.now,
    touchedAt: ctx.now,
  });
};

/** Erases what a person has, as the job of the account does it, with the jobs that it hands over. */
const erase = async (userId: number) => {
  for (const data of inOrderOfErasure(ctx.portal)) await data.eraseFor(ctx, userId, { keepsComments: true });
  await workAll(REMOVE_FILES, removeFilesJob.work);
  await workAll(REMOVE_STREAM_FILES, removeStreamFilesJob.work);
};

const workAll = async <P>(name: string, work: (at: typeof ctx, payload: P) => Promise<void>) => {
  const { rows } = await ctx.db.execute(sql`select data from pgboss.job where name = ${name}`);
  for (const { data } of rows) await work(ctx, data as P);
};

const tidyNightly = async () => {
  for (const { work } of [cleanUpImages, cleanUpStreams]) await work(ctx, {} as never);
  await workAll(REMOVE_FILES, removeFilesJob.work);
  await workAll(REMOVE_STREAM_FILES, removeStreamFilesJob.work);
};

/** Whose files they are is told by the ids in their names, and by the keys of the originals. */
const filesOf = async (imageIds: readonly number[], streamIds: readonly number[]): Promise<string[]> => {
  const images = await findImages(ctx, imageIds);
  const { rows } = await ctx.db.execute(
    sql`select original_key as key from streams where id = any(${sql.param([...streamIds])}::int[])`,
  );
  const keys = [
    ...[...images.values()].map(({ originalKey }) => originalKey),
    ...rows.map(({ key }) => String(key)),
  ];
  const folders = [...imageIds.map((id) => `images/${id}/`), ...streamIds.map((id) => `streams/${id}/`)];
  return (await scan()).filter(
    (key) => keys.includes(key) || folders.some((folder) => key.startsWith(folder)),
  );
};

it('erasing an account leaves no file of it in the store but those of pieces that stay', async () => {
  const [leaver, other] = [await aUser(ctx), await aUser(ctx)];
  const [unused, portrait, shown, unmade] = [
    await aMadeImage(leaver.id),
    await aMadeImage(leaver.id),
    await aMadeImage(leaver.id),
    await anUpload(leaver.id),
  ];
  await withTransaction(ctx, async (ctx) => {
    await savePictures(ctx, leaver.id, { pictureId: portrait, coverId: portrait });
    await setImageUses(ctx, { type: 'user', id: leaver.id }, [{ imageId: portrait, isPublic: true }]);
  });
  const article = await anArticle(ctx, { authorId: leaver.id, heroId: shown });
  const [loose, embedded] = [await aStream(leaver.id), await aStream(leaver.id)];
  await ctx.db
    .insert(streamUses)
    .values({ streamId: embedded, type: 'article', objectId: article.id, isPublic: true });
  await anUnfinishedUpload(leaver.id);
  const othersImage = await aMadeImage(other.id);
  const othersStream = await aStream(other.id);
  const stay = [...(await filesOf([shown, othersImage], [embedded, othersStream]))];
  const go = await filesOf([unused, portrait, unmade], [loose]);
  expect(go.filter((key) => key.startsWith('images/'))).not.toEqual([]);
  expect(go.some((key) => key.endsWith('/social.jpg'))).toBe(true);
  expect(go.filter((key) => key.startsWith('originals/'))).toHaveLength(3);
  const pieces = (await scan()).filter((key) => key.startsWith('uploads/'));
  expect(pieces).toHaveLength(2);
  expect(await scan()).toEqual([...stay, ...go, ...pieces].toSorted());

  await erase(leaver.id);

  expect(await scan()).toEqual(stay.toSorted());
});

it('what stayed for a piece goes, the night after the piece has gone', async () => {
  const [leaver, other] = [await aUser(ctx), await aUser(ctx)];
  const [heroId, kept, ofOther] = [
    await aMadeImage(leaver.id),
    await aMadeImage(leaver.id),
    await aMadeImage(other.id),
  ];
  const article = await anArticle(ctx, { authorId: leaver.id, heroId });
  await anArticle(ctx, { authorId: leaver.id, heroId: kept });
  const stream = await aStream(leaver.id);
  const use = { streamId: stream, type: 'article', objectId: article.id, isPublic: true };
  await ctx.db.insert(streamUses).values(use);
  await erase(leaver.id);
  await tidyNightly();
  expect(await filesOf([heroId], [stream])).not.toEqual([]);
  const stays = await filesOf([kept, ofOther], []);
  await withTransaction(ctx, (ctx) => setArticleState(ctx, article.id, 'erased'));
  await ctx.db.delete(streamUses).where(eq(streamUses.streamId, stream));
  const goes = await filesOf([heroId], [stream]);
  await tidyNightly();
  expect((await scan()).filter((key) => goes.includes(key))).toEqual([]);
  expect(await filesOf([kept, ofOther], [])).toEqual(stays);
});
