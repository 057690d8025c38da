// Tests pictures on the pages of articles, snapshots and events: whoever may do something with them finds the controls there,
// all others the page as it always was.
import { describe, expect, it } from 'vitest';
import { kindsOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;
const owner = await aUser(ctx);
const stranger = await aUser(ctx);
const anOwnImage = () => anImage(ctx, { ownerId: owner.id });

/** Each shows an image of the owner as its opening picture and another one in its text. */
const makers = {
  article: async (first: number, second: number) =>
    anArticle(ctx, { heroId: first, body: textWith(second), authorId: owner.id }),
  imagepost: async (first: number, second: number) =>
    aSnapshot(ctx, { imageId: first, text: textWith(second), authorId: owner.id }),
  event: async (first: number, second: number) =>
    anEvent(ctx, { imageId: first, body: textWith(second), authorId: owner.id }),
};
const textWith = (imageId: number) => build.doc(build.p('Ein Satz.'), build.image(imageId));

const controlledIn = async (href: string, person?: { readonly id: number }) => {
  const headers = { accept: 'text/html', ...(person && (await signedIn(app, person))) };
  const { body } = await app.http.inject({ url: href, headers });
  expect(body).toContain('Eine Brücke im Nebel');
  return [...body.matchAll(/<media-element [^>]*data-media-id="(\d+)"/g)].map(([, id]) => Number(id));
};

const kinds = kindsOn(['article', 'imagepost', 'event'] as const, (kind) => kind);

describe.each(kinds)('the page of a piece: %s', (kind) => {
  it('carries media elements for the owner of its pictures and for editors, and for nobody else', async () => {
    const [first, second] = [(await anOwnImage()).id, (await anOwnImage()).id];
    const { href } = await makers[kind](first, second);
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    expect(await controlledIn(href, owner)).toEqual([first, second]);
    expect(await controlledIn(href, editor)).toEqual([first, second]);
    expect(await controlledIn(href, stranger)).toEqual([]);
    expect(await controlledIn(href)).toEqual([]);
  });
});
