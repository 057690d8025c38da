import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { imageOwners, picturesByIds, removeIfUnused } from '#bundles/media/public.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { tagsByIds } from '#bundles/topics/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { publishSnapshot, setSnapshotState } from './commands.ts';
import type { SnapshotInput } from './commands.ts';
import { MAX_TITLE_LENGTH } from './constants.ts';
import { authoredSnapshots } from './personal-data.ts';
import { snapshots } from './schema.ts';
import { aSnapshot } from './test-data.ts';
import * as texts from './texts.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const place = await aPlace(ctx);
const category = await aCategory(ctx);
const { doc, p } = build;

const somebody = async (role: Role, locationPath = '') =>
  actAs(ctx, (await aUser(ctx, { roles: [{ role, locationPath }] })).viewer);
const author = await somebody('author', place.path);
const editor = await somebody('editor', place.path);
const authorId = author.viewer.id!;
const image = await anImage(ctx, { ownerId: authorId, access: 'gated' });
const othersImage = await anImage(ctx);

const input = (changes: Partial<SnapshotInput> = {}): SnapshotInput => ({
  title: 'Die Letzten für dieses Jahr',
  text: doc(p('Heute waren es noch fünfzehn.')),
  imageId: image.id,
  locationId: place.id,
  categoryId: category.id,
  ...changes,
});

const published = async (changes: Partial<SnapshotInput> = {}, by: Ctx = author) => {
  const outcome = await publishSnapshot(by, input(changes));
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  const [row] = await ctx.db.select().from(snapshots).where(eq(snapshots.id, outcome.id));
  return row!;
};

/** Returns those of these images that everybody may fetch. */
const publicOnes = async (...ids: number[]) =>
  [...(await picturesByIds(ctx, ids)).values()].filter(({ query }) => query === '').map(({ id }) => id);

const aGatedImage = (ownerId = authorId) => anImage(ctx, { ownerId, access: 'gated' });

const countSnapshots = () => ctx.db.$count(snapshots);

describe('publishSnapshot', () => {
  it('publishes at once, in the name of who took it', async () => {
    expect(await published({ title: ' Über den Teichen! ' })).toMatchObject({
      title: 'Über den Teichen!',
      slug: 'ueber-den-teichen',
      state: 'published',
      text: doc(p('Heute waren es noch fünfzehn.')),
      parts: [{ html: '<p>Heute waren es noch fünfzehn.</p>' }],
      imageId: image.id,
      locationId: place.id,
      locationPath: place.path,
      categoryId: category.id,
      authorId,
      tagIds: [],
      createdAt: ctx.now,
      publishedAt: ctx.now,
      updatedAt: null,
    });
  });

  it('needs no words beside the title', async () => {
    const { text: _none, ...wordless } = input();
    const outcome = await publishSnapshot(author, wordless);
    expect(outcome.kind).toBe('published');
    expect(await published({ text: null, title: '🦢' })).toMatchObject({
      text: null,
      parts: [],
      slug: 'schnappschuss',
    });
  });

  it('names what it shows, in the order given, each thing once', async () => {
    const { tagIds } = await published({ tags: ['Kraniche', 'Nebel', ' kraniche '] });
    expect((await tagsByIds(ctx, tagIds)).map(({ name }) => name)).toEqual(['Kraniche', 'Nebel']);
  });

  it('puts it into the lists of its place', async () => {
    const { id } = await published();
    const { entries } = await listPieces(ctx, { locationId: place.id, categoryId: category.id });
    expect(entries.find((entry) => entry.id === id)).toMatchObject({ type: 'imagepost', authorId });
  });

  it('shows its pictures to everybody, its own and those of the text', async () => {
    const [own, inText] = [await aGatedImage(), await aGatedImage()];
    expect(await publicOnes(own.id, inText.id)).toEqual([]);
    await published({ imageId: own.id, text: doc(p('Daneben:'), build.image(inText.id)) });
    expect((await publicOnes(own.id, inText.id)).toSorted()).toEqual([own.id, inText.id]);
  });

  it('keeps the picture of what comes out later from everybody', async () => {
    const publishedAt = new Date(ctx.now.getTime() + 3600_000);
    const { id } = await aGatedImage(editor.viewer.id!);
    await published({ publishedAt, imageId: id }, editor);
    expect(await publicOnes(id)).toEqual([]);
  });

  it('writes history and touches what shows it', async () => {
    const touched: string[] = [];
    portal.invalidation.onDrop((tags) => touched.push(...(tags ?? [])));
    const { id } = await published({ title: 'Für das Protokoll' });
    expect(await listHistory(ctx, { type: 'imagepost', id })).toMatchObject([
      { action: 'imagepost.published', actorId: authorId, after: { title: 'Für das Protokoll' } },
    ]);
    for (const tag of [
      `imagepost:${id}`,
      'pieces',
      `pieces:location:${place.id}`,
      `pieces:author:${authorId}`,
    ])
      expect(touched).toContain(tag);
  });

  it('leaves nothing behind when its transaction is undone', async () => {
    const before = await countSnapshots();
    const failing = withTransaction(author, async (ctx) => {
      await publishSnapshot(ctx, input());
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await countSnapshots()).toBe(before);
  });
});

describe('who may publish', () => {
  it('403 for others, before anything is checked', async () => {
    const by = await somebody('author', '999999/');
    const before = await countSnapshots();
    for (const changes of [{}, { title: '' }])
      await expect(publishSnapshot(by, input(changes))).rejects.toMatchObject({ status: 403 });
    expect(await countSnapshots()).toBe(before);
  });

  it.each([
    ['in the name of somebody else', { authorId: editor.viewer.id! }],
    ['at another time', { publishedAt: new Date('2020-01-01T10:00:00Z') }],
    ['with a change of another time', { updatedAt: new Date('2020-01-01T10:00:00Z') }],
  ])('only editors publish %s', async (_, changes) => {
    await expect(publishSnapshot(author, input(changes))).rejects.toMatchObject({ status: 403 });
    expect(await published({ ...changes, authorId }, editor)).toMatchObject({ ...changes, authorId });
  });
});

describe('what is wrong with a snapshot is said, and nothing is written', () => {
  it.each<[string, Partial<SnapshotInput>, Record<string, unknown>]>([
    ['no title', { title: ' \n' }, { title: texts.titleMissing }],
    ['a title that nobody sees', { title: '\u200b\u00ad' }, { title: texts.titleMissing }],
    ['a long title', { title: 'x'.repeat(MAX_TITLE_LENGTH + 1) }, { title: texts.tooLong(200) }],
    [
      'an unknown picture',
      { imageId: 2147483647 },
      { imageId: 'Dieses Bild gibt es nicht, oder es gehört jemand anderem.' },
    ],
    [
      'somebody else’s picture',
      { imageId: othersImage.id },
      { imageId: 'Dieses Bild gibt es nicht, oder es gehört jemand anderem.' },
    ],
    [
      'somebody else’s picture in the text',
      { text: doc(p('Da:'), build.image(othersImage.id)) },
      { text: 'Im Text steht ein Bild, das es nicht gibt oder das jemand anderem gehört.' },
    ],
    ['a text that is none', { text: { type: 'doc', content: 'x' } }, { text: expect.any(String) }],
    [
      'several things at once',
      { title: '', categoryId: 0 },
      { title: texts.titleMissing, categoryId: 'Diese Rubrik gibt es nicht.' },
    ],
  ])('%s', async (_, changes, errors) => {
    const before = await countSnapshots();
    expect(await publishSnapshot(author, input(changes))).toEqual({ kind: 'invalid', errors });
    expect(await countSnapshots()).toBe(before);
  });
});

describe('what snapshots hold about a person', () => {
  it('lets its picture go with whom it belongs to once it is erased itself', async () => {
    const owner = await aUser(ctx);
    const { id: imageId } = await anImage(ctx, { ownerId: owner.id });
    const { id } = await aSnapshot(ctx, { authorId: owner.id, imageId });
    const remove = () => withTransaction(ctx, (ctx) => removeIfUnused(ctx, imageId, owner.id));
    await remove();
    expect([...(await imageOwners(ctx, [imageId])).keys()]).toEqual([imageId]);
    await setSnapshotState(ctx, id, 'erased');
    await remove();
    expect((await imageOwners(ctx, [imageId])).size).toBe(0);
    await setSnapshotState(ctx, id, 'erased');
  });

  it('is given out with its texts and stays when the person is erased', async () => {
    const by = await somebody('author', place.path);
    const { id: imageId } = await anImage(ctx, { ownerId: by.viewer.id! });
    const { id, text } = await published({ imageId }, by);
    expect(await authoredSnapshots.exportFor(ctx, by.viewer.id!)).toEqual([
      { id, state: 'published', publishedAt: ctx.now, title: input().title, text, imageId },
    ]);
    await authoredSnapshots.eraseFor(ctx, by.viewer.id!, { keepsComments: true });
    expect(await ctx.db.$count(snapshots, eq(snapshots.id, id))).toBe(1);
  });
});
