import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aBlock, aHiddenWord, aMute } from '#bundles/boundaries/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { createComment, editComment } from './commands.ts';
import { listMentioned, offerMentions } from './mentioned.ts';
import { aComment } from './test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const as = (user: TestUser): Ctx => actAs(ctx, user.viewer);
const people = () => Promise.all([aUser(ctx), aUser(ctx), aUser(ctx)]);
const pageFor = async (href: string, user?: TestUser) =>
  (await app.http.inject({ url: href, headers: user ? await signedIn(app, user) : {} })).body;
const FOLD = /<summary>(Ausgeblendet: [^<]*)<\/summary>/;

describe('for somebody who wants nothing of it, a comment is folded', () => {
  it('by whom they mute or block, in every list, and for nobody else', async () => {
    const [reader, muted, blocked] = await people();
    const article = await anArticle(ctx);
    await aComment(ctx, article, { author: muted.viewer });
    await aMute(ctx, reader, muted);
    const own = await pageFor(article.href, reader);
    expect(FOLD.exec(own)?.[1]).toBe('Ausgeblendet: von jemandem, den Sie stumm geschaltet haben – zeigen');
    for (const other of [undefined, muted, blocked])
      expect(await pageFor(article.href, other)).not.toMatch(FOLD);
    await aBlock(ctx, reader, muted);
    expect(FOLD.exec(await pageFor(`${article.href}?kommentare=alle`, reader))?.[1]).toContain('blockiert');
    const url = `/a/pub-api/articles/${article.id}/comments`;
    const { comments } = (
      await app.http.inject({
        url,
        headers: { accept: 'application/json', ...(await signedIn(app, reader)) },
      })
    ).json();
    expect(comments).toMatchObject([{ folded: expect.stringContaining('blockiert'), may: { reply: false } }]);
  });

  it('with a word that they hide, in whatever spelling, but never their own', async () => {
    const [reader, writer] = await people();
    const article = await anArticle(ctx);
    await aHiddenWord(ctx, reader, 'Gebühr');
    await aComment(ctx, article, { author: reader.viewer, text: 'Ich zahle die Gebühr.' });
    expect(await pageFor(article.href, reader)).not.toMatch(FOLD);
    await aComment(ctx, article, { author: writer.viewer, text: 'Die GEBUEHR steigt.' });
    expect(FOLD.exec(await pageFor(article.href, reader))?.[1]).toContain('Wort');
    expect(await pageFor(article.href, writer)).not.toMatch(FOLD);
  });
});

describe('whoever is blocked', () => {
  it('can’t answer, below an answer of others neither, and learns no more than that', async () => {
    const [blocker, blocked, other] = await people();
    const article = await anArticle(ctx);
    const root = await aComment(ctx, article, { author: blocker.viewer });
    const answer = await aComment(ctx, article, { author: other.viewer, parentId: root.id });
    await aBlock(ctx, blocker, blocked);
    for (const parentId of [root.id, answer.id])
      expect(await createComment(as(blocked), article, { text: 'Doch!', parentId })).toEqual({
        kind: 'refused',
        text: 'Auf diesen Kommentar können Sie nicht antworten.',
      });
    expect(await createComment(as(blocked), article, { text: 'Für sich.' })).toMatchObject({
      kind: 'created',
    });
    expect(await createComment(as(other), article, { text: 'Ja.', parentId: root.id })).toMatchObject({
      kind: 'created',
    });
  });

  it('is not answered by who blocks them, who is told why', async () => {
    const [blocker, blocked] = await people();
    const article = await anArticle(ctx);
    const root = await aComment(ctx, article, { author: blocked.viewer });
    await aBlock(ctx, blocker, blocked);
    expect(await createComment(as(blocker), article, { text: 'Nein!', parentId: root.id })).toMatchObject({
      text: expect.stringContaining('Sie haben dieses Mitglied blockiert.'),
    });
  });

  it('names in vain: by a new comment, by a changed one, and from the list of names', async () => {
    const [blocker, blocked, other] = await people();
    const article = await anArticle(ctx);
    await aBlock(ctx, blocker, blocked);
    const text = `@${blocker.name} und @${other.name}, na?`;
    const comment = await aComment(ctx, article, { author: blocked.viewer, text });
    expect(await listMentioned(ctx, comment.id)).toEqual([other.id]);
    await editComment(as(blocked), comment.id, `Noch einmal: @${blocker.name}`);
    expect(await listMentioned(ctx, comment.id)).toEqual([]);
    const ref = { type: 'article', id: article.id } as const;
    expect((await offerMentions(as(blocked), ref, blocker.name)).people).toEqual([]);
    expect((await offerMentions(as(other), ref, blocker.name)).people).toMatchObject([{ id: blocker.id }]);
  });
});
