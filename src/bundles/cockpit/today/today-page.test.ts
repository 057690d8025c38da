import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { Role } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { someReadings } from '#bundles/audience/test-data.ts';
import { aComment, aPendingComment } from '#bundles/comments/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, aViewer, signedIn } from '#bundles/users/test-data.ts';
import { aManuscript, anAuthor } from '#bundles/writing/test-data.ts';
import { MOST_COUNTED } from './constants.ts';
import * as texts from './texts.ts';
import { ownFigures } from './today-page.ts';

const app = await testApp();
const { ctx } = app;
const get = async (role: Role, locationPath = '', name = 'Miriam Aschenbrenner') => {
  const user = await aUser(ctx, { name, roles: [{ role, locationPath }] });
  const headers = { accept: 'text/html', ...(await signedIn(app, user)) };
  return app.http.inject({ method: 'GET', url: '/cockpit', headers });
};

describe('GET /cockpit', () => {
  it('is for whoever looks after some place', async () => {
    const place = await aPlace(ctx);
    expect((await get('author')).statusCode).toBe(403);
    expect((await get('moderator', place.path)).statusCode).toBe(200);
    const visitor = await app.http.inject({
      method: 'GET',
      url: '/cockpit',
      headers: { accept: 'text/html' },
    });
    expect(visitor.headers.location).toMatch(/^\/anmelden/);
  });

  it('greets, says that nothing waits, and shows what came out last with the talk about it', async () => {
    const article = await anArticle(ctx, { headline: 'Der Kiosk macht auf' });
    await aComment(ctx, { type: 'article', id: article.id });
    const { body } = await get('editor');
    expect(body).toMatch(/<h1>Guten (Morgen|Tag|Abend), Miriam<\/h1>/);
    expect(body).toContain(texts.allDone);
    expect(body).toContain('Der Kiosk macht auf');
    expect(body).toContain('1 Kommentar');
  });

  it('has what waits for editors and moderators, each on what is theirs', async () => {
    const place = await aPlace(ctx);
    const article = await anArticle(ctx, { locationId: place.id });
    await aPendingComment(
      ctx,
      { type: 'article', id: article.id },
      {
        text: 'DAS [b]MUSS[/b] JETZT ENDLICH AUFHÖREN',
      },
    );
    const user = await anAuthor(ctx, place.path);
    const author = aViewer({ id: user.id, roles: [{ role: 'author', locationPath: place.path }] });
    const headline = 'Eingereicht und ungelesen';
    const { id, version } = await aManuscript(ctx, author, { headline, locationId: place.id });
    const submitted = await app.http.inject({
      method: 'POST',
      url: `/schreiben/ajax/manuskript/${id}/einreichen`,
      headers: { accept: 'application/json', ...(await signedIn(app, user)) },
      payload: { version },
    });
    expect(submitted.statusCode).toBe(200);
    const { body } = await get('editor', place.path);
    expect(body).toContain('Eingereicht und ungelesen');
    expect(body).toContain('„DAS MUSS JETZT ENDLICH AUFHÖREN“');
    const moderator = await get('moderator', place.path);
    expect(moderator.body).toContain('„DAS MUSS JETZT ENDLICH AUFHÖREN“');
    expect(moderator.body).not.toContain('Eingereicht und ungelesen');
    const other = await get('editor', (await aPlace(ctx)).path);
    expect(other.body).not.toContain('Eingereicht und ungelesen');
    expect(other.body).not.toContain('„DAS MUSS JETZT ENDLICH AUFHÖREN“');
  });

  it('shows editors of the place what is read, and moderators nothing of it', async () => {
    const place = await aPlace(ctx);
    const article = await anArticle(ctx, { locationId: place.id, headline: 'Alle lesen vom Kiebitz' });
    await someReadings(ctx, { type: 'article', id: article.id }, { views: 40 });
    const { body } = await get('editor', place.path);
    expect(body).toContain('40 Aufrufe seit gestern');
    const moderator = await get('moderator', place.path);
    expect(moderator.body).not.toContain('Aufrufe seit gestern');
    expect(moderator.body).not.toContain(texts.trendingHeading);
  });
});

const piece = (id: number) => ({
  type: 'article' as const,
  id,
  publishedAt: ctx.now,
  commentCount: 2,
  authorId: id % 7,
  locationId: 1,
  categoryId: 1,
});

const figuresOf = (count: number) =>
  ownFigures(
    ctx,
    Array.from({ length: count }, (_, at) => piece(at)),
    [],
  ).map(({ value }) => value);

describe('the numbers of a day', () => {
  it('say of everything that it is more where counting has ended at pieces', () => {
    expect(figuresOf(MOST_COUNTED)).toEqual([`${MOST_COUNTED}+`, '7+', `${MOST_COUNTED * 2}+`, '0']);
    expect(figuresOf(8)).toEqual(['8', '7', '16', '0']);
  });
});

describe('the greeting', () => {
  it.each([
    [0, 'Guten Morgen, Ida'],
    [10, 'Guten Morgen, Ida'],
    [11, 'Guten Tag, Ida'],
    [17, 'Guten Tag, Ida'],
    [18, 'Guten Abend, Ida'],
    [23, 'Guten Abend, Ida'],
  ])('at %i o’clock is „%s“', (hour, words) => expect(texts.greeting(hour, 'Ida Kraus')).toBe(words));
});
