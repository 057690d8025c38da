import { describe, expect, it } from 'vitest';
import type { Ctx } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { listPieces } from '#bundles/pieces/public.ts';
import type { PieceCursor, PieceEntry } from '#bundles/pieces/public.ts';
import { findUsersWithPassword, hasUsers } from '#bundles/users/public.ts';
import { articles } from './content/articles.ts';
import { categories } from './content/categories.ts';
import { people } from './content/people.ts';
import { places } from './content/places.ts';
import type { DemoComment } from './content/types.ts';
import { DEMO_LOGINS, DEMO_PASSWORD, declineDemo, fillDemo, isDemoWanted } from './fill.ts';

const rowsIn = async (ctx: Ctx) => {
  const count = async (table: string) =>
    Number((await ctx.portal.database.query(`select count(*) from ${table}`)).rows[0]!['count']);
  return {
    users: await count('users'),
    locations: await count('locations'),
    categories: await count('categories'),
    articles: await count('articles'),
    pieces: await count('pieces'),
    comments: await count('comments'),
    tags: await count('tags'),
    history: await count('history_entries'),
  };
};

const allPieces = async (ctx: Ctx): Promise<PieceEntry[]> => {
  const pieces: PieceEntry[] = [];
  for (let after: PieceCursor | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const page = await listPieces(ctx, { ...(after && { after }) });
    pieces.push(...page.entries);
    after = page.next;
  }
  return pieces;
};

const wholeThread = (comments: readonly DemoComment[]): DemoComment[] =>
  comments.flatMap((comment) => [comment, ...(comment.replies ?? [])]);
const commentCount = articles.flatMap(({ comments }) => wholeThread(comments)).length;

const get = async ({ http }: TestApp, url: string) => http.inject({ method: 'GET', url });

const app = await testApp();
const { ctx } = app;
const steps: [number, number][] = [];
const wasWanted = await isDemoWanted(ctx);
await fillDemo(ctx, (done, of) => steps.push([done, of]));

describe('the demo portal', () => {
  it('is wanted by an empty database, once', async () =>
    expect([wasWanted, await isDemoWanted(ctx)]).toEqual([true, false]));

  it('tells how far it is', () => expect(steps).toEqual(Array.from({ length: 30 }, (_, at) => [at + 1, 30])));

  it('holds twelve people, three towns, thirty articles and all their comments', async () => {
    expect(await rowsIn(ctx)).toMatchObject({
      users: 12,
      locations: places.length,
      categories: categories.length,
      articles: 30,
      pieces: 30,
      comments: commentCount,
    });
    expect([people.length, articles.length]).toEqual([12, 30]);
    expect(commentCount).toBeGreaterThan(60);
  });

  it('lets the six who stand for the roles in with the published password', async () =>
    expect((await findUsersWithPassword(ctx, DEMO_LOGINS, DEMO_PASSWORD)).toSorted()).toEqual(
      DEMO_LOGINS.toSorted(),
    ));

  it('lists its articles newest first, each with the right number of comments', async () => {
    const pieces = await allPieces(ctx);
    const expected = articles
      .toSorted((a, b) => a.publishedMinutesAgo - b.publishedMinutesAgo)
      .map(({ comments, publishedMinutesAgo }) => ({
        commentCount: wholeThread(comments).length,
        publishedAt: new Date(ctx.now.getTime() - publishedMinutesAgo * 60_000),
      }));
    expect(pieces).toMatchObject(expected);
    expect(pieces.every(({ publishedAt }) => publishedAt <= ctx.now)).toBe(true);
  });

  it('shows each article with its comments, replies under what they answer, none from the future', async () => {
    const answers = new Map<string, string | null>();
    for (const { id } of await allPieces(ctx)) {
      const { comments } = (await get(app, `/a/pub-api/articles/${id}/comments`)).json<{
        comments: { commentId: number; text: string; parentId: number | null; createdAt: string }[];
      }>();
      const textOf = new Map(comments.map(({ commentId, text }) => [commentId, text]));
      for (const { text, parentId, createdAt } of comments) {
        answers.set(text, parentId === null ? null : textOf.get(parentId)!);
        expect(new Date(createdAt).getTime()).toBeLessThanOrEqual(ctx.now.getTime());
      }
    }
    for (const { comments } of articles)
      for (const comment of comments) {
        expect(answers.get(comment.text)).toBeNull();
        for (const reply of comment.replies ?? []) expect(answers.get(reply.text)).toBe(comment.text);
      }
  });

  it('answers every page it links to from its front page', async () => {
    const { body } = await get(app, '/');
    const links = [...new Set([...body.matchAll(/href="(\/[^"#?]*)/g)].map(([, href]) => href!))];
    const pages = links.filter((href) => !/\.(woff2|css|js|svg)$/.test(href));
    expect(pages.length).toBeGreaterThan(30);
    for (const href of pages) expect([href, (await get(app, href)).statusCode]).toEqual([href, 200]);
  });
});

describe('a filling that fails', () => {
  it('leaves nothing behind, and the next one fills', async () => {
    const { ctx } = await testApp();
    const before = await rowsIn(ctx);
    const failing = fillDemo(ctx, (done) => {
      if (done === 17) throw new Error('killed meanwhile');
    });
    await expect(failing).rejects.toThrow('killed meanwhile');
    expect(await rowsIn(ctx)).toEqual(before);
    expect(before).toMatchObject({ users: 0, articles: 0, history: 0 });
    expect(await isDemoWanted(ctx)).toBe(true);
    await fillDemo(ctx, () => {});
    expect(await rowsIn(ctx)).toMatchObject({ users: 12, articles: 30, comments: commentCount });
  });
});

describe('a portal that was started without the demo', () => {
  it('stays without it', async () => {
    const { ctx } = await testApp();
    await declineDemo(ctx);
    expect([await isDemoWanted(ctx), await hasUsers(ctx)]).toEqual([false, false]);
  });
});
