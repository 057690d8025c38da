import { describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { anEmbed } from '#bundles/embeds/test-data.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build, toParts } from '#bundles/rich-text/public.ts';
import type { Part } from '#bundles/rich-text/public.ts';
import { imageIdsOf, loadPieceText } from './piece-text.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const visitor = actAs(ctx, anonymous);
const { doc, p, cut, image, gallery, embed, video } = build;

const filled = async (parts: readonly Part[]) => (await loadPieceText(visitor, parts)).view;
const kinds = async (parts: readonly Part[]) => (await filled(parts)).map((block) => block.kind);
const missing = (text: string, source: string | null = null) => [{ kind: 'missing', text, source }];

describe('the slots of a text', () => {
  it('become pictures with their words, place and size', async () => {
    const { id } = await anImage(ctx);
    const tree = doc(
      p('Davor.'),
      image(id),
      image(id, { caption: 'Eigene Worte', align: 'left', size: 'small' }),
    );
    const [before, own, told] = await filled(toParts(tree));
    expect(before).toEqual({ kind: 'html', html: '<p>Davor.</p>' });
    expect(own).toMatchObject({
      kind: 'image',
      caption: 'Die Brücke am Morgen',
      align: 'center',
      size: 'normal',
      picture: { id, credit: 'Tomasz Adamek' },
    });
    expect(told).toMatchObject({ kind: 'image', caption: 'Eigene Worte', align: 'left', size: 'small' });
  });

  it('become galleries of the pictures that are there, in their order', async () => {
    const [one, two] = [await anImage(ctx), await anImage(ctx)];
    const blocked = await anImage(ctx, { access: 'blocked' });
    const [block] = await filled(toParts(doc(gallery(two.id, blocked.id, 2_147_483_647, one.id))));
    expect(block).toMatchObject({ kind: 'gallery', pictures: [{ id: two.id }, { id: one.id }] });
    expect(await kinds(toParts(doc(p('Nur das.'), gallery(blocked.id), image(blocked.id))))).toEqual([
      'html',
    ]);
  });

  it('become cards of other pieces', async () => {
    const article = await anArticle(ctx, { headline: 'Was die Brücke kostet' });
    const [block] = await filled(toParts(doc(embed('article', article.id))));
    expect(block).toMatchObject({
      kind: 'card',
      teaser: { id: article.id, href: article.href, headline: 'Was die Brücke kostet' },
    });
  });

  it('leave nothing where the cut was', async () => {
    expect(await kinds(toParts(doc(p('Davor.'), cut(), p('Danach.'))))).toEqual(['html', 'html']);
  });

  it.each([
    ['a draft', { state: 'draft' }],
    ['a hidden piece', { state: 'hidden' }],
    ['one whose moment is to come', { publishedAt: new Date(Date.now() + 60_000) }],
  ] as const)('say that %s is not available', async (_, changes) => {
    const { id } = await anArticle(ctx, changes);
    expect(await filled([{ slot: 'embed', kind: 'article', id }])).toEqual(
      missing('Beitrag nicht verfügbar'),
    );
  });

  it('say so of what never was', async () => {
    const nothing: Part = { slot: 'embed', kind: 'article', id: 2_147_483_647 };
    expect(await filled([nothing])).toEqual(missing('Beitrag nicht verfügbar'));
  });

  it('leave out kinds that are switched off', async () => {
    const bundles = portal.bundles.filter((one) => one.name !== 'events');
    const few = await testPortal({ target: portal.target, bundles });
    const { view } = await loadPieceText(makeCtx(few, anonymous), [{ slot: 'embed', kind: 'event', id: 1 }]);
    expect(view).toEqual([]);
  });

  it('ignore ids that are not positive numbers', async () => {
    for (const id of [0, -1, 1.5, Number.NaN, '7', null, 2_147_483_648] as never[]) {
      const parts: Part[] = [
        { slot: 'embed', kind: 'article', id },
        { slot: 'image', imageId: id, caption: null, align: 'left', size: 'wide' },
        { slot: 'gallery', imageIds: [id] },
      ];
      expect([id, await filled(parts), imageIdsOf(parts)]).toEqual([id, [], []]);
    }
  });

  it('become players of streams of ours', async () => {
    const stream = await aStream(ctx, { title: 'Rundgang', access: 'public' });
    const [block] = await filled(toParts(doc(video('streaming_media', { videoId: String(stream.id) }))));
    expect(block).toMatchObject({ kind: 'stream', stream: { id: stream.id, title: 'Rundgang' } });
  });

  it('become contents of other sites, by whichever of their addresses', async () => {
    const { id, source } = await anEmbed(ctx, { title: 'Die Brücke von oben' });
    const parts = toParts(doc(video('youtube', { src: `${source}&t=12` }), video('link', { src: source })));
    const { view, tags } = await loadPieceText(visitor, parts);
    expect(view).toMatchObject([
      { kind: 'outside', embed: { kind: 'frame', type: 'youtube', title: 'Die Brücke von oben' } },
      { kind: 'outside', embed: { kind: 'frame' } },
    ]);
    expect(tags).toContain(`embed:${id}`);
  });

  it('say of a deleted stream of ours what they say of one that never was', async () => {
    const { id } = await aStream(ctx, { state: 'deleted', access: 'public' });
    expect(await filled(toParts(doc(video('streaming_media', { videoId: String(id) }))))).toEqual(
      missing('Medienstream gelöscht und nicht mehr verfügbar.'),
    );
  });

  it('say of a stream of ours that it is gone, of providers that they cannot be embedded', async () => {
    const src = 'https://video.example/1';
    const parts = toParts(doc(video('streaming_media', { videoId: '12' }), video('youtube', { src })));
    expect(await filled(parts)).toEqual([
      ...missing('Medienstream gelöscht und nicht mehr verfügbar.'),
      ...missing('Dieser Inhalt kann nicht eingebettet werden.', src),
    ]);
  });
});

describe('the whole text', () => {
  it('takes one query for its pictures and five for its cards, however many there are', async () => {
    const { id } = await anArticle(ctx);
    const images = [await anImage(ctx), await anImage(ctx), await anImage(ctx)].map((row) => row.id);
    const once = toParts(doc(image(images[0]!), gallery(...images), embed('article', id)));
    const others = [await anArticle(ctx), await anArticle(ctx)].map((article) =>
      embed('article', article.id),
    );
    const often = [...once, ...once, ...toParts(doc(...others, image(images[2]!)))];
    await filled(once);
    for (const parts of [once, often]) {
      const before = portal.database.queryCount();
      await filled(parts);
      expect(portal.database.queryCount() - before).toBeLessThanOrEqual(5);
    }
  });

  it('names what it shows, and what it would show', async () => {
    const { id } = await anImage(ctx);
    const draft = await anArticle(ctx, { state: 'draft' });
    const { tags, imageIds } = await loadPieceText(
      visitor,
      toParts(doc(image(id), embed('article', draft.id))),
    );
    expect(tags).toEqual(expect.arrayContaining([`image:${id}`, `article:${draft.id}`]));
    expect(imageIds).toEqual([id]);
  });

  it('is plain JSON', async () => {
    const { id } = await anImage(ctx);
    const article = await anArticle(ctx);
    const view = await filled(toParts(doc(p('A'), image(id), gallery(id), embed('article', article.id))));
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});
