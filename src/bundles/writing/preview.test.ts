import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { kindsOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { createManuscript } from './saving.ts';
import { aManuscript, anAuthor, anEditor, saveAs, savedIn } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const [place, elsewhere] = [await aPlace(ctx), await aPlace(ctx)];
const author = await aUser(ctx);
const editor = await anEditor(ctx, place.path);
const readers = {
  author: await signedIn(app, author),
  editor: await signedIn(app, editor),
  editorElsewhere: await signedIn(app, await anEditor(ctx, elsewhere.path)),
  otherAuthor: await signedIn(app, await anAuthor(ctx)),
  anonymous: {},
};
const ask = (url: string, headers: Record<string, string>) => app.http.inject({ url, headers });
const preview = (id: number, headers: Record<string, string>) => ask(`/schreiben/${id}/vorschau`, headers);
const image = await anImage(ctx, { ownerId: author.id, access: 'gated' });
const stream = await aStream(ctx, { ownerId: author.id, access: 'gated', title: 'Die Glocken' });
const video = (id: number) => build.video('streaming_media', { videoId: String(id) });
const body = build.doc(build.p('Hören Sie:'), video(stream.id), build.image(image.id));

/** Asks for it as the composer does. */
const askForImage = (headers: Record<string, string>) =>
  app.http.inject({
    method: 'POST',
    url: '/media/ajax/imagestoragestate',
    payload: { image_id: image.id, image_type: 'image' },
    headers: { accept: 'application/json', ...headers },
  });

const CONTENTS = {
  article: { headline: 'Glocken', lead: '', heroId: null, body, isHeroFree: false, isPremium: false },
  imagepost: { title: 'Glocken', text: body, imageId: image.id },
  event: { title: 'Glocken', body, imageId: image.id },
} as const;

const KINDS = ['article', 'imagepost', 'event'] as const;
const begun = async (type: (typeof KINDS)[number]) => {
  const content = { ...CONTENTS[type], locationId: place.id, categoryId: null, tags: [] };
  const creation = { type, key: randomUUID(), objectId: null, content };
  return savedIn(await createManuscript(actAs(ctx, author.viewer), creation));
};

/** Returns the address of a file of the image, with what a gated one needs behind it. */
const addressIn = (html: string) =>
  new RegExp(`/media/image/${image.id}/[^"\\s,]+`).exec(html)?.[0].replaceAll('&amp;', '&');

describe('the preview of a manuscript', () => {
  it.each(kindsOn(KINDS, (type) => type))(
    'shows gated videos and pictures of %s to author and editors of the place alone',
    async (type) => {
      const { id } = await begun(type);
      for (const reader of ['author', 'editor'] as const) {
        const { body: html, statusCode } = await preview(id, readers[reader]);
        expect(statusCode).toBe(200);
        // The player’s address is signed, and works for a while.
        expect(html).toMatch(new RegExp(`/media/stream/${stream.id}/[^"]+[?&](amp;)?s=`));
        expect(addressIn(html)).toContain('s=');
      }
      for (const reader of ['editorElsewhere', 'otherAuthor', 'anonymous'] as const) {
        const { body: html, statusCode } = await preview(id, readers[reader]);
        expect([404, 303]).toContain(statusCode);
        expect(html).not.toContain('/media/stream/');
        expect(addressIn(html)).toBeUndefined();
      }
    },
  );

  it('shows no video that its author may not show, whatever number they write', async () => {
    const foreign = await aStream(ctx, { access: 'gated' });
    const { id } = await aManuscript(ctx, author.viewer, {
      locationId: place.id,
      body: build.doc(build.p('Da:'), video(foreign.id)),
    });
    for (const reader of ['author', 'editor'] as const)
      expect((await preview(id, readers[reader])).body).not.toContain(`/media/stream/${foreign.id}/`);
  });

  it('shows the author a picture that an editor has put there', async () => {
    const { id: heroId } = await anImage(ctx, { ownerId: editor.id, access: 'gated' });
    const begun = await aManuscript(ctx, author.viewer, { locationId: place.id });
    expect((await preview(begun.id, readers.author)).body).not.toContain(`/media/image/${heroId}/`);
    savedIn(await saveAs(ctx, editor.viewer, begun, { heroId }));
    expect((await preview(begun.id, readers.author)).body).toContain(`/media/image/${heroId}/`);
  });
});

describe('a picture in the composer', () => {
  it('is shown to an editor of the place by the call for one, and not to one of another', async () => {
    await begun('article');
    expect((await askForImage(readers.editor)).statusCode).toBe(200);
    expect((await askForImage(readers.editorElsewhere)).statusCode).not.toBe(200);
  });
});
