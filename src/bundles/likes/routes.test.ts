import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { LIKERS_SHOWN, LIKE_LIMIT } from './constants.ts';
import { likeCounts, likes } from './schema.ts';
import { likesOpen } from './settings.ts';
import { aLike } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const article = await anArticle(ctx, { publishedAt: new Date(Date.now() - 3_600_000) });
const reader = await aUser(ctx);
const browser = await signedIn(app, reader);

beforeEach(async () => {
  await ctx.db.delete(likes);
  await ctx.db.delete(likeCounts);
});

const addressOf = ({ type, id }: ContentRef, intention = 'like') =>
  `/interaction/ajax/like/${intention}/${type}/${id}`;

const ownScript = { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' };

type Headers = Record<string, string>;
const call = (method: 'GET' | 'POST', url: string, headers: Headers = browser) =>
  app.http.inject({ method, url, headers });

describe.each(['POST', 'GET'] as const)(
  '%s /interaction/ajax/like/{intention}/{contentType}/{contentId}',
  (method) => {
    const press = (ref: ContentRef, intention?: string, headers: Headers = browser) =>
      call(method, addressOf(ref, intention), { ...headers, ...ownScript });

    it('likes, and gives the button that takes it back', async () => {
      const answer = await press(article);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        status: 'success',
        msg: 'Das gefällt Ihnen jetzt.',
        html: expect.stringContaining(`action="${addressOf(article, 'unlike')}"`),
        count: 1,
        like: {
          contentType: 'article',
          contentId: article.id,
          isLiked: true,
          count: 1,
          intention: 'unlike',
          action: addressOf(article, 'unlike'),
          whoHref: `/gefaellt/article/${article.id}`,
          signInHref: null,
        },
      });
      expect(answer.json<{ html: string }>().html).toContain('aria-pressed="true"');
    });

    it('doesn’t like any more', async () => {
      await press(article);
      const answer = await press(article, 'unlike');
      expect(answer.json()).toMatchObject({
        status: 'success',
        msg: 'Das gefällt Ihnen nicht mehr.',
        count: 0,
      });
      expect(answer.json()).toMatchObject({ like: { isLiked: false, whoHref: null } });
    });

    it('works for snapshots and comments', async () => {
      const comment = { type: 'comment', id: (await aComment(ctx, article)).id } as const;
      for (const ref of [await aSnapshot(ctx), comment])
        expect((await press(ref)).json()).toMatchObject({ status: 'success', count: 1 });
      const gone = await aComment(ctx, article, { isDeleted: true });
      expect((await press({ type: 'comment', id: gone.id })).statusCode).toBe(404);
    });

    it('tells visitors to sign in, and changes nothing', async () => {
      const answer = await press(article, 'like', {});
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status: 'error', msg: 'Bitte melden Sie sich an.', count: 0 });
      expect(answer.json<{ html: string }>().html).toContain(
        `href="/anmelden?next=${encodeURIComponent(article.href)}"`,
      );
    });

    it.each([
      ['unconfirmed', { confirmedAt: null }, 'Bitte bestätigen Sie erst Ihre E-Mail-Adresse.'],
      [
        'suspended',
        { suspendedUntil: new Date(Date.now() + 60_000) },
        'Ihr Konto ist zurzeit gesperrt. Sie können lesen, aber nicht schreiben.',
      ],
    ])('tells the %s why not, and changes nothing', async (_who, changes, msg) => {
      const somebody = await aUser(ctx);
      await changeUser(ctx, somebody.id, changes);
      const answer = await press(article, 'like', await signedIn(app, somebody));
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status: 'error', msg, count: 0, like: { isLiked: false } });
    });

    it('knows no other intention and no other type', async () => {
      expect((await press(article, 'love')).statusCode).toBe(400);
      expect((await press({ type: 'user', id: reader.id })).statusCode).toBe(400);
      expect((await press({ type: 'tag', id: 1 })).json()).toMatchObject({ status: 'error' });
    });

    it('finds nothing that isn’t there or that the reader doesn’t see', async () => {
      expect((await press({ type: 'article', id: 999_999 })).statusCode).toBe(404);
      const draft = await anArticle(ctx);
      await putArticleInState(ctx, draft.id, 'draft');
      expect((await press(draft)).statusCode).toBe(404);
      expect((await call(method, '/interaction/ajax/like/like/article/0', ownScript)).statusCode).toBe(404);
    });
  },
);

describe('GET /interaction/ajax/like/{intention}/{contentType}/{contentId} that no script of ours sends', () => {
  it.each<[string, Headers]>([
    ['a link', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }],
    ['a foreign page', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }],
    ['a picture', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }],
    ['an old browser', {}],
  ])('gives %s the present state', async (_who, headers) => {
    await aLike(ctx, article);
    const answer = await call('GET', addressOf(article), { ...browser, ...headers });
    expect(answer.json()).toMatchObject({ status: 'success', msg: '1 gefällt das.', count: 1 });
    expect(answer.json()).toMatchObject({ like: { isLiked: false } });
  });

  it('is heard from an old browser’s script', async () => {
    const headers = { ...browser, 'x-requested-with': 'XMLHttpRequest' };
    expect((await call('GET', addressOf(article), headers)).json()).toMatchObject({ count: 1 });
  });
});

const FIRM = ['like', 'like', 'like', 'like'];
const WAVERING = ['like', 'unlike', 'like', 'unlike'];

describe('POST /interaction/ajax/like/{intention}/{contentType}/{contentId} from elsewhere', () => {
  it('is refused when another site’s page sent it', async () => {
    const answer = await call('POST', addressOf(article), { ...browser, 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
    expect(await ctx.db.select().from(likes)).toEqual([]);
  });

  it('leads a form without JavaScript back to the thing, with a message', async () => {
    const headers = { ...browser, accept: 'text/html' };
    const answer = await call('POST', addressOf(article), headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, article.href]);
    const cookie = `${browser.cookie}; ${[answer.headers['set-cookie']].flat()[0]!.split(';')[0]}`;
    expect((await call('GET', article.href, { cookie })).body).toContain('Das gefällt Ihnen jetzt.');
  });

  it('counts exactly under 200 calls at once by 50 people', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, async () => aUser(ctx)));
    const browsers = await Promise.all(people.map((person) => signedIn(app, person)));
    // Everybody calls four times at once. Half of them like all the time; how the others end nobody knows.
    const answers = await Promise.all(
      browsers.flatMap((browser, at) =>
        (at % 2 === 0 ? FIRM : WAVERING).map((options) => call('POST', addressOf(article, options), browser)),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 200 }, () => 200));
    const rows = await ctx.db.select({ userId: likes.userId }).from(likes);
    const liking = new Set(rows.map(({ userId }) => userId));
    expect(people.filter((_, at) => at % 2 === 0).every(({ id }) => liking.has(id))).toBe(true);
    const present = await call('GET', addressOf(article));
    expect(present.json()).toMatchObject({ count: liking.size });
  });

  it('is slowed down for those who press without end', async () => {
    const hasty = await signedIn(app, await aUser(ctx));
    const statuses: number[] = [];
    for (let i = 0; i <= LIKE_LIMIT.attempts; i++)
      statuses.push((await call('POST', addressOf(article), hasty)).statusCode);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });
});

const pageOf = (ref: ContentRef, query = '') => call('GET', `/gefaellt/${ref.type}/${ref.id}${query}`, {});

describe('GET /gefaellt/{contentType}/{contentId}', () => {
  it('shows who likes a thing, the latest first', async () => {
    const first = await aLike({ ...ctx, now: new Date(Date.now() - 2000) }, article);
    const second = await aLike({ ...ctx, now: new Date(Date.now() - 1000) }, article);
    const { body, statusCode } = await pageOf(article);
    expect(statusCode).toBe(200);
    expect(body).toContain('Wem das gefällt');
    expect(body.indexOf(second.name)).toBeGreaterThan(0);
    expect(body.indexOf(second.name)).toBeLessThan(body.indexOf(first.name));
  });

  it('is drawn anew when somebody joins', async () => {
    await aLike(ctx, article);
    await pageOf(article);
    const late = await aLike(ctx, article);
    expect((await pageOf(article)).body).toContain(late.name);
  });

  it('of a comment is gone with the comment, and with what it hangs on', async () => {
    const owner = await anArticle(ctx, { headline: 'Bald zurückgezogen' });
    const comment: ContentRef = { type: 'comment', id: (await aComment(ctx, owner)).id };
    await aLike(ctx, comment);
    expect((await pageOf(comment)).body).toContain('Bald zurückgezogen');
    await putArticleInState(ctx, owner.id, 'withdrawn');
    expect((await pageOf(comment)).statusCode).toBe(404);
  });

  it('counts those who aren’t shown', async () => {
    await aLike(ctx, article);
    const hidden = await aLike(ctx, article);
    await changeUser(ctx, hidden.id, { confirmedAt: null });
    const { body } = await pageOf(article);
    expect(body).not.toContain(hidden.name);
    expect(body).toContain('und 1 weiteres Mitglied');
  });

  it('says when there is nobody', async () => {
    expect((await pageOf(await anArticle(ctx))).body).toContain('Noch niemand');
  });

  it('goes on page by page, each person once', async () => {
    const people: TestUser[] = [];
    for (let i = 0; i <= LIKERS_SHOWN; i++)
      people.push(await aLike({ ...ctx, now: new Date(Date.now() - 1000 * (i >> 1)) }, article));
    const first = await pageOf(article);
    const [, query = ''] = /href="[^"]*(\?vor=[^"]+)"/.exec(first.body) ?? [];
    const second = await pageOf(article, query);
    const shownIn = (body: string) => people.filter(({ name }) => body.includes(`>${name}<`)).length;
    expect([shownIn(first.body), shownIn(second.body)]).toEqual([LIKERS_SHOWN, 1]);
  });

  it('knows nothing of what the reader doesn’t see', async () => {
    const draft = await anArticle(ctx);
    await putArticleInState(ctx, draft.id, 'draft');
    expect((await pageOf(draft)).statusCode).toBe(404);
    expect((await pageOf({ type: 'tag', id: 1 })).statusCode).toBe(400);
  });
});

describe('a portal without likes', () => {
  it('draws none, takes none, and has them again as they were', async () => {
    const page = async () =>
      (await app.http.inject({ url: article.href, headers: { accept: 'text/html', ...browser } })).body;
    const likers = () => call('GET', `/gefaellt/article/${article.id}`);
    await call('POST', addressOf(article));
    expect(await page()).toContain('Gefällt mir');
    await changeSetting(ctx, likesOpen, false);
    expect(await page()).not.toContain('Gefällt mir');
    const other = await signedIn(app, await aUser(ctx));
    const refusal = (await call('POST', addressOf(article), other)).json();
    expect(refusal).toMatchObject({
      status: 'error',
      msg: 'Auf diesem Portal gibt es „Gefällt mir“ zurzeit nicht.',
      count: 1,
    });
    expect((await likers()).statusCode).toBe(404);
    await changeSetting(ctx, likesOpen, true);
    expect(await page()).toContain('Gefällt mir');
  });
});
