import { describe, expect, it } from 'vitest';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { GATES_TAG } from '#bundles/gates/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { FIRST_SHOWN, PAGE_LENGTH, commentsTag } from './constants.ts';
import { moderateThread } from './moderation.ts';
import { autoLoad, reviewFirst } from './settings.ts';
import { loadCommentTeaser } from './teaser.ts';
import type { TeaserOptions } from './teaser.ts';
import { aComment, aLockedThread, aPendingComment } from './test-data.ts';

const ctx = await testCtx();
const guest = actAs(ctx, anonymous);
const member = (await aUser(ctx)).viewer;
const open = await anArticle(ctx);
const locked = await aLockedThread(ctx);

const teaserOf = async (ctx: Ctx, { type, id }: ContentRef, options: TeaserOptions = {}) => {
  const subject = await findSummary(ctx, { type, id });
  return loadCommentTeaser(ctx, { type, id }, subject!, options);
};
const viewOf = async (...options: Parameters<typeof teaserOf>) => (await teaserOf(...options)).view;

/** Writes an article with as many comments as asked for; returns it and their ids, oldest first. */
const aThread = async (length: number) => {
  const article = await anArticle(ctx);
  const ids: number[] = [];
  for (let i = 0; i < length; i++) ids.push((await aComment(ctx, article, { author: member })).id);
  return { article, ids };
};

describe('the teaser of comments', () => {
  it('shows the last three of many, with the way to all', async () => {
    const { article, ids } = await aThread(5);
    const view = await viewOf(guest, article);
    expect(view.comments.map(({ commentId }) => commentId)).toEqual(ids.slice(-3));
    expect(view).toMatchObject({
      ownerId: article.id,
      commentCount: 5,
      isPartial: true,
      olderHref: null,
      allHref: `${article.href}?kommentare=alle#kommentare`,
      createHref: `/a/ajax/articlecommentnew/${article.id}`,
      form: null,
    });
  });

  it('is not partial where all are there, and one is by somebody whose contributions are hidden', async () => {
    const { article, ids } = await aThread(1);
    const suspendedUntil = new Date(ctx.now.getTime() + DAY_MS);
    const { viewer: author } = await aUser(ctx, { contributionsHidden: true, suspendedUntil });
    ids.push((await aComment(ctx, article, { author })).id);
    const view = await viewOf(guest, article);
    expect(view.comments.map(({ commentId, state }) => [commentId, state])).toEqual([
      [ids[0], 'visible'],
      [ids[1], 'gone'],
    ]);
    expect(view.isPartial).toBe(false);
  });

  it.each([0, 1, 3])('shows all of %i, and then it is not partial', async (length) => {
    const { article, ids } = await aThread(length);
    const view = await viewOf(guest, article);
    expect(view).toMatchObject({ commentCount: length, isPartial: false });
    expect(view.comments.map(({ commentId }) => commentId)).toEqual(ids);
  });

  it('hands out the names of the calls', async () => {
    const { article } = await aThread(0);
    expect((await viewOf(guest, article)).routes).toEqual({
      fetch: 'comment_fetch',
      create: 'comment_create',
      edit: 'comment_edit',
      delete: 'comment_delete',
      lock: 'comment_lock',
    });
  });

  it('shows all when asked to', async () => {
    const { article, ids } = await aThread(5);
    const view = await viewOf(guest, article, { showAll: true });
    expect(view.comments.map(({ commentId }) => commentId)).toEqual(ids);
    expect(view).toMatchObject({ isPartial: false, olderHref: null });
  });

  it('goes back through a very long list page by page, and ends', async () => {
    const { article, ids } = await aThread(PAGE_LENGTH + 2);
    const first = await viewOf(guest, article, { showAll: true });
    expect(first.comments.map(({ commentId }) => commentId)).toEqual(ids.slice(2));
    expect(first.olderHref).toBe(`${article.href}?kommentare=alle&vor=${ids[2]}#kommentare`);
    const second = await viewOf(guest, article, { showAll: true, before: ids[2] });
    expect(second.comments.map(({ commentId }) => commentId)).toEqual(ids.slice(0, 2));
    expect(second.olderHref).toBeNull();
    const exact = await viewOf(guest, article, { showAll: true, before: ids[PAGE_LENGTH] });
    expect([exact.comments.length, exact.olderHref]).toEqual([PAGE_LENGTH, null]);
  });

  it('brings back a refused form', async () => {
    const form = { text: 'Getippt.', parentId: 3, error: 'Bitte nicht so.' };
    expect((await viewOf(guest, (await aThread(0)).article, { form })).form).toEqual(form);
  });

  it('names the tags of what it shows', async () => {
    const { article, ids } = await aThread(4);
    const other = await aComment(ctx, article);
    const { tags } = await teaserOf(guest, article);
    const authors = [`user:${member.id}`, `user:${other.author.id}`];
    const likes = ids.slice(-2).map((id) => `likes:comment:${id}`);
    expect(tags).toEqual([
      commentsTag(article),
      GATES_TAG,
      ...authors,
      'settings',
      `likes:article:${article.id}`,
      ...likes,
      `likes:comment:${other.id}`,
    ]);
  });

  it('loads the full list by itself where the portal says so', async () => {
    const { article } = await aThread(0);
    expect((await viewOf(guest, article)).autoLoad).toBe(false);
    await changeSetting(ctx, autoLoad, true);
    expect((await viewOf(guest, article)).autoLoad).toBe(true);
    await changeSetting(ctx, autoLoad, false);
  });

  it('asks four questions of the database, that of the likes of the article itself included, however many people wrote', async () => {
    const article = await anArticle(ctx);
    for (let i = 0; i < 6; i++) await aComment(ctx, article);
    await viewOf(guest, article);
    const subject = (await findSummary(guest, { type: 'article', id: article.id }))!;
    const before = ctx.portal.database.queryCount();
    await loadCommentTeaser(guest, article, subject, { showAll: true });
    expect(ctx.portal.database.queryCount() - before).toBe(4);
  });
});

describe('who may write, and what others are told', () => {
  const LOCKED = 'Die Kommentare zu diesem Beitrag sind geschlossen.';

  it.each<[string, Viewer, boolean, string | null]>([
    ['visitors get the way to sign in', anonymous, false, null],
    ['members get the form', member, true, null],
    [
      'people without a confirmed address',
      { ...member, isConfirmed: false },
      false,
      'Bitte bestätigen Sie erst Ihre E-Mail-Adresse. Dann können Sie mitreden.',
    ],
    [
      'suspended people',
      { ...member, isSuspended: true },
      false,
      'Ihr Konto ist zurzeit gesperrt. Sie können lesen, aber nicht schreiben.',
    ],
  ])('in an open thread: %s', async (_, viewer, comment, refusal) => {
    const view = await viewOf(actAs(ctx, viewer), open);
    expect(view).toMatchObject({ isLocked: false, may: { comment }, refusal });
    expect(view.signInHref).toBe(`/anmelden?next=${encodeURIComponent(`${open.href}#kommentare`)}`);
  });

  it.each<[string, Viewer, boolean, string | null]>([
    ['visitors', anonymous, false, LOCKED],
    ['members', member, false, LOCKED],
    ['suspended people', { ...member, isSuspended: true }, false, LOCKED],
    ['moderators', { ...member, roles: [{ role: 'moderator', locationPath: '' }] }, true, null],
  ])('in a locked thread: %s', async (_, viewer, comment, refusal) =>
    expect(await viewOf(actAs(ctx, viewer), locked)).toMatchObject({
      isLocked: true,
      may: { comment },
      refusal,
    }),
  );

  it('offers changing and deleting one’s own', async () => {
    const { article, ids } = await aThread(1);
    const [comment] = (await viewOf(actAs(ctx, member), article)).comments;
    expect(comment).toMatchObject({
      may: { edit: true, delete: true },
      deleteHref: `/kommentar/${ids[0]}/loeschen`,
    });
    expect((await viewOf(guest, article)).comments[0]).toMatchObject({
      may: { edit: false, delete: false },
      deleteHref: null,
    });
  });

  it('marks what was edited, and names people who left without their name', async () => {
    const { article } = await aThread(0);
    const gone = await aUser(ctx, { erasedAt: ctx.now });
    await aComment(ctx, article, { author: gone.viewer });
    expect((await viewOf(guest, article)).comments).toMatchObject([
      { author: { name: 'Gelöschtes Mitglied' }, editedText: null },
    ]);
  });
});

describe('the authors of comments', () => {
  it('have their picture and lead to their profile', async () => {
    const picture = await anImage(ctx, { focusX: 40 });
    const [seen, faceless] = [
      await aUser(ctx, { name: 'Ruth Lindner', pictureId: picture.id }),
      await aUser(ctx, { name: 'Paul Feld' }),
    ];
    const article = await anArticle(ctx);
    for (const user of [seen, faceless]) await aComment(ctx, article, { author: user.viewer });
    const { view, tags } = await teaserOf(guest, article);
    expect(view.comments.map(({ author }) => author)).toEqual([
      {
        id: seen.id,
        name: 'Ruth Lindner',
        href: `/profile/${seen.id}/ruth-lindner`,
        portrait: { src: `/media/image/${picture.id}/v1_S.webp`, position: '40% 50%' },
        messageHref: `/konto/nachrichten/mit/${seen.id}`,
      },
      {
        id: faceless.id,
        name: 'Paul Feld',
        href: `/profile/${faceless.id}/paul-feld`,
        portrait: null,
        messageHref: `/konto/nachrichten/mit/${faceless.id}`,
      },
    ]);
    expect(tags).toEqual(
      expect.arrayContaining([`user:${seen.id}`, `user:${faceless.id}`, `image:${picture.id}`]),
    );
  });

  it('are fetched in one query, their pictures in another, and likes that are known in none', async () => {
    const article = await anArticle(ctx);
    for (let i = 0; i < 3; i++) {
      const author = await aUser(ctx, { pictureId: (await anImage(ctx)).id });
      await aComment(ctx, article, { author: author.viewer });
    }
    await teaserOf(guest, article);
    const subject = (await findSummary(ctx, article))!;
    const before = ctx.portal.database.queryCount();
    await loadCommentTeaser(guest, article, subject, {});
    expect(ctx.portal.database.queryCount() - before).toBe(4);
  });
});

describe('what the teaser says beside the comments', () => {
  it('orders, the live topic, the newest one and the way to mention, for those who may', async () => {
    const { article, ids } = await aThread(2);
    const view = await viewOf(actAs(ctx, member), article, { showAll: true, sort: 'newest' });
    expect(view).toMatchObject({
      sort: 'newest',
      liveTopic: `comments:article:${article.id}`,
      newestId: ids[1],
      viewerId: member.id,
      mentionsHref: `/a/ajax/mentions/article/${article.id}`,
      slowModeSeconds: 0,
      lockHref: null,
      may: { comment: true, lock: false, moderate: false },
      rulesNote: 'Bitte bleiben Sie beim Thema und freundlich.',
    });
    expect(view.sortLinks).toEqual([
      {
        name: 'Älteste zuerst',
        sort: 'oldest',
        isCurrent: false,
        href: `${article.href}?kommentare=alle#kommentare`,
      },
      {
        name: 'Neueste zuerst',
        sort: 'newest',
        isCurrent: true,
        href: `${article.href}?kommentare=alle&ordnung=neueste#kommentare`,
      },
      {
        name: 'Beliebteste zuerst',
        sort: 'popular',
        isCurrent: false,
        href: `${article.href}?kommentare=alle&ordnung=beliebteste#kommentare`,
      },
    ]);
    const own = await viewOf(actAs(ctx, { ...member, id: 99_999 }), article);
    expect(own.comments.at(-1)).toMatchObject({
      permalink: `${article.href}#comment-${ids[1]}`,
      replyHref: `${article.href}?antwort=${ids[1]}#kommentar-schreiben`,
      may: { reply: true },
    });
    expect(await viewOf(guest, article)).toMatchObject({ viewerId: null, mentionsHref: null });
  });

  it('the newest one that everybody sees, also to those whose own last ones all wait', async () => {
    const { article, ids } = await aThread(1);
    const waiting = await aUser(ctx);
    for (let i = 0; i < FIRST_SHOWN; i++) await aPendingComment(ctx, article, { author: waiting.viewer });
    const view = await viewOf(actAs(ctx, waiting.viewer), article);
    expect(view.comments.map(({ state }) => state)).toEqual(['held', 'held', 'held']);
    expect(view.newestId).toBe(ids[0]);
  });

  it('the way to moderate, to moderators', async () => {
    const moderator = { ...member, roles: [{ role: 'moderator' as const, locationPath: '' }] };
    expect(await viewOf(actAs(ctx, moderator), open)).toMatchObject({
      may: { lock: true, moderate: true },
      lockHref: `/kommentare/article/${open.id}/moderieren`,
    });
  });

  it('whom the form answers, by the address or by what was refused', async () => {
    const { article } = await aThread(0);
    const { id } = await aComment(ctx, article, { author: (await aUser(ctx, { name: 'Ada' })).viewer });
    const replyTo = { commentId: id, authorName: 'Ada' };
    const form = { text: '', parentId: id, error: 'Bitte schreiben Sie etwas.' };
    expect((await viewOf(actAs(ctx, member), article, { answerTo: id })).replyTo).toEqual(replyTo);
    expect((await viewOf(actAs(ctx, member), article, { form })).replyTo).toEqual(replyTo);
    expect((await viewOf(guest, article, { answerTo: id })).replyTo).toBeNull();
    expect((await viewOf(actAs(ctx, member), open, { answerTo: id })).replyTo).toBeNull();
  });

  it('that the pace is slow and first comments are read, to those for whom it holds', async () => {
    const { article } = await aThread(0);
    await moderateThread(actAs(ctx, { ...member, roles: [{ role: 'editor', locationPath: '' }] }), article, {
      slowModeSeconds: 60,
    });
    await changeSetting(ctx, reviewFirst, 1);
    expect(await viewOf(actAs(ctx, member), article)).toMatchObject({
      slowModeSeconds: 60,
      rulesNote:
        'Bitte bleiben Sie beim Thema und freundlich. Hier geht es gerade etwas langsamer zu: ein Kommentar in 1 Minute. ' +
        'Ihre ersten Kommentare lesen wir, bevor sie erscheinen.',
    });
    // Whoever reads sees it before opening a form.
    const threadNote = 'Hier geht es gerade etwas langsamer zu: ein Kommentar in 1 Minute.';
    expect(await viewOf(guest, article)).toMatchObject({ threadNote });
    await changeSetting(ctx, reviewFirst, 0);
  });
});
