// This says how often an article's page asks the database when everything there is stands in its text and
// beside it, things of optional bundles included.
import { expect, it } from 'vitest';
import { describeWith } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp({ config: { pageCache: false } });
const { ctx } = app;

/** Makes somebody with a picture. */
const aFace = async () => aUser(ctx, { pictureId: (await anImage(ctx)).id });

/** Makes an article with everything that a text may hold, and everything beside it, and a way to read it. */
const aRichRead = async () => {
  const place = await aPlace(ctx);
  const at = { locationId: place.id };
  const [hero, ...images] = [await anImage(ctx), await anImage(ctx), await anImage(ctx)];
  const tags = ['Werle', 'Stahl', 'Rat', 'Rad', 'Markt'];
  for (const tag of tags)
    await anArticle(ctx, {
      ...at,
      tags: [tag],
      heroId: (await anImage(ctx)).id,
      authorId: (await aFace()).id,
    });
  const other = await anArticle(ctx, { heroId: hero!.id });
  const snapshot = await aSnapshot(ctx, { ...at, authorId: (await aFace()).id });
  const events = [await anEvent(ctx, at), await anEvent(ctx, at), await anEvent(ctx)];
  const article = await anArticle(ctx, {
    ...at,
    tags,
    heroId: hero!.id,
    authorId: (await aFace()).id,
    body: build.doc(
      build.p('Um 22.47 Uhr hebt sie die Hand.'),
      build.image(images[0]!.id),
      build.gallery(...images.map(({ id }) => id), hero!.id),
      build.embed('article', other.id),
      build.embed('imagepost', snapshot.id),
      build.embed('event', events[2]!.id),
      build.embed('article', 2_147_483_647),
      build.p('Es ist die elfte.'),
    ),
  });
  for (let i = 0; i < 5; i++) await aComment(ctx, article, { author: (await aFace()).viewer });
  return article;
};

const queriesFor = async (url: string, headers: Record<string, string> = {}) => {
  const before = app.portal.database.queryCount();
  expect((await app.http.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
  return app.portal.database.queryCount() - before;
};

/** What it takes, of 14 and 20 that it may take: whoever makes it fewer says so here. */
const WARM = 14;
/** Who it is, what they follow, whether they saved it, and what they may do with the pictures; what waits for them is in memory. */
const OF_ONE_READER = 4;

describeWith('events')('the page of an article with everything in and around it', () => {
  it('takes no more whatever the article contains and whatever stands beside it', async () => {
    const rich = await aRichRead();
    const { body } = await app.http.inject({ method: 'GET', url: rich.href });
    for (const sign of [
      '<figure',
      'name="Gallery"',
      'id="zum-thema"',
      'id="termine"',
      'id="mehr"',
      '#kommentare',
    ])
      expect(body).toContain(sign);
    expect(body.match(/Beitrag nicht verfügbar/g)).toHaveLength(1);
    // From now on places, categories, settings and the links at the foot are in memory.
    expect(await queriesFor(rich.href)).toBe(WARM);
    expect(await queriesFor(`${rich.href}?kommentare=alle`)).toBe(WARM);
    const browser = await signedIn(app, await aUser(ctx));
    await queriesFor(rich.href, browser);
    expect(await queriesFor(rich.href, browser)).toBe(WARM + OF_ONE_READER);
  });
});
