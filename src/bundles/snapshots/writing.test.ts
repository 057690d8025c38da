import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { renderFragment } from '#kernel/render.tsx';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { findEditable } from './queries.ts';
import * as texts from './texts.ts';
import type { SnapshotContent } from './views.ts';
import { snapshotWriting } from './writing.ts';

const ctx = await testCtx();
const [place, category] = [await aPlace(ctx), await aCategory(ctx)];
const { doc, p } = build;
const by = await aUser(ctx, { roles: [{ role: 'author', locationPath: place.path }] });
const author = actAs(ctx, by.viewer);
const later = { ...author, now: new Date(ctx.now.getTime() + 60_000) };
const anOwnImage = () => anImage(ctx, { ownerId: by.id, access: 'gated' });
const own = await anOwnImage();

const content = (changes: Partial<SnapshotContent> = {}): SnapshotContent => ({
  title: 'Nebel am Wehr',
  text: doc(p('Um sieben.')),
  imageId: own.id,
  locationId: place.id,
  categoryId: category.id,
  tags: ['Nebel'],
  ...changes,
});

const publish = (changes: Partial<SnapshotContent> = {}, id: number | null = null, as = author) =>
  withTransaction(as, (ctx) =>
    snapshotWriting.publish(ctx, { id, content: content(changes), authorId: by.id, shownIds: [] }),
  );

const published = async (changes: Partial<SnapshotContent> = {}): Promise<number> => {
  const outcome = await publish(changes);
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  return outcome.id;
};

const isPublic = async (id: number) => (await picturesByIds(ctx, [id])).get(id)?.query === '';

describe('a snapshot as it is written', () => {
  it('comes out, and the same content can be read again', async () => {
    const id = await published();
    expect(await snapshotWriting.contentOf(ctx, id)).toMatchObject({
      content: content(),
      state: 'published',
    });
    expect(snapshotWriting.read(ctx, content())).toEqual(content());
  });

  it('needs no words beside its title', async () => {
    const id = await published({ text: doc() });
    expect(await findEditable(ctx, id)).toMatchObject({ text: null, parts: [] });
    expect((await snapshotWriting.contentOf(ctx, id))!.content.text).toEqual(doc());
  });

  it('says everything that is missing at once', async () => {
    const outcome = await withTransaction(author, (ctx) =>
      snapshotWriting.publish(ctx, {
        id: null,
        content: snapshotWriting.blank(),
        authorId: by.id,
        shownIds: [],
      }),
    );
    expect(outcome).toEqual({
      kind: 'invalid',
      errors: {
        title: texts.titleMissing,
        imageId: texts.pictureNeeded,
        locationId: 'Bitte wählen Sie einen Ort.',
        categoryId: 'Bitte wählen Sie eine Rubrik.',
      },
    });
  });

  it('says what is in it', async () => {
    expect(snapshotWriting.outline(content())).toMatchObject({ title: 'Nebel am Wehr', imageIds: [own.id] });
    const fields = await snapshotWriting.fields(ctx, content());
    expect(fields.map(({ name }) => name)).toEqual(['Bild', 'Titel', 'Text', 'Ort', 'Rubrik', 'Themen']);
  });
});

describe('a snapshot that is out', () => {
  it('gets other words under a new address, and another picture that is no news', async () => {
    const [one, another] = [await anOwnImage(), await anOwnImage()];
    const id = await published({ imageId: one.id });
    await publish({ imageId: another.id }, id, later);
    expect(await findEditable(ctx, id)).toMatchObject({ imageId: another.id, updatedAt: null });
    expect([await isPublic(one.id), await isPublic(another.id)]).toEqual([false, true]);
    await publish({ title: 'Nebel', text: doc() }, id, later);
    expect(await findEditable(ctx, id)).toMatchObject({ slug: 'nebel', text: null, updatedAt: later.now });
  });

  it('leaves no word when it is erased, and shows its picture to nobody', async () => {
    const { id: imageId } = await anOwnImage();
    const id = await published({ imageId });
    expect(await isPublic(imageId)).toBe(true);
    await withTransaction(author, (ctx) => snapshotWriting.setState(ctx, id, 'erased'));
    expect(await findEditable(ctx, id)).toMatchObject({
      title: '',
      text: null,
      parts: [],
      slug: 'schnappschuss',
    });
    expect([await isPublic(imageId), await snapshotWriting.contentOf(ctx, id)]).toEqual([false, undefined]);
    const told = await listHistory(ctx, { type: 'imagepost', id });
    expect(told.map(({ before, after }) => [before, after])).toEqual([
      [{ state: 'published' }, { state: 'erased' }],
      // This is the redaction itself.
      [null, { fields: ['title'] }],
      [null, {}],
    ]);
  });
});

const preview = async (changes: Partial<SnapshotContent>) => {
  const { element } = await snapshotWriting.preview(author, content(changes), {
    id: null,
    authorId: by.id,
  });
  return renderFragment(element, ctx.log);
};

describe('the preview of a snapshot', () => {
  it('is the page as it will be, with pictures that may be shown', async () => {
    const html = await preview({});
    for (const words of ['Nebel am Wehr', 'Um sieben.', 'Vorschau', `/media/image/${own.id}/`])
      expect(html).toContain(words);
    const foreign = await anImage(ctx, { access: 'gated' });
    expect(await preview({ imageId: foreign.id })).not.toContain(`/media/image/${foreign.id}/`);
  });

  it('is there with nothing written yet', async () => {
    const html = await preview({ ...snapshotWriting.blank() });
    for (const words of ['Noch kein Ort', 'Hier steht dann das Bild.']) expect(html).toContain(words);
  });
});
