import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { createComment } from './commands.ts';
import { MAX_COMMENT_LENGTH, MAX_PER_MINUTE } from './constants.ts';
import type { CreateOutcome } from './deciding.ts';
import { lockComments } from './moderation.ts';
import { findThread, listComments } from './queries.ts';
import { comments } from './schema.ts';
import { commentsOpen } from './settings.ts';
import { aComment, aLockedThread } from './test-data.ts';
import * as texts from './texts.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const as = (viewer: Viewer, later = 0): Ctx => ({
  ...actAs(ctx, viewer),
  now: new Date(ctx.now.getTime() + later),
});
const aMember = async () => (await aUser(ctx)).viewer;
const textsOf = async (owner: ContentRef) => (await listComments(ctx, owner)).map(({ text }) => text);
const countOf = async (owner: ContentRef) => (await findThread(ctx, owner)).commentCount;

const created = (outcome: CreateOutcome) => {
  if (outcome.kind !== 'created') throw new Error(JSON.stringify(outcome));
  return outcome;
};

/** Returns what `work` makes other pages forget. */
const touchedBy = async (work: () => Promise<unknown>) => {
  const touched: string[] = [];
  portal.invalidation.onDrop((tags) => touched.push(...(tags ?? [])));
  await work();
  return touched;
};

describe('createComment', () => {
  it('adds what was written, in the name of who wrote it', async () => {
    const article = await anArticle(ctx);
    const author = (await aUser(ctx, { createdAt: new Date('2020-01-01') })).viewer;
    const text = '  Gut so. <b>Mehr</b> davon:\r\nhttps://auenfeld.example\r\n\r\nGruß!\n ';
    const { commentId, count } = created(await createComment(as(author), article, { text }));
    expect(count).toBe(1);
    expect(await listComments(ctx, article)).toEqual([
      {
        id: commentId,
        ownerType: 'article',
        ownerId: article.id,
        authorId: author.id,
        parentId: null,
        text: 'Gut so. <b>Mehr</b> davon:\nhttps://auenfeld.example\n\nGruß!',
        html: expect.stringContaining(
          '<p>Gut so. &lt;b&gt;Mehr&lt;/b&gt; davon:<br/><a href="https://auenfeld.example"',
        ),
        state: 'visible',
        heldReasons: [],
        markedReasons: [],
        answers: null,
        createdAt: ctx.now,
        editedAt: null,
        sendKey: null,
      },
    ]);
  });

  it('counts in the thread and on the cards of the article', async () => {
    const article = await anArticle(ctx);
    for (const expected of [1, 2, 3])
      expect(created(await createComment(as(await aMember()), article, { text: 'Ja.' })).count).toBe(
        expected,
      );
    expect(await countOf(article)).toBe(3);
    const { entries } = await listPieces(ctx, { locationId: article.row.locationId });
    expect(entries).toMatchObject([{ id: article.id, commentCount: 3 }]);
  });

  it('writes history', async () => {
    const article = await anArticle(ctx);
    const { id, author } = await aComment(ctx, article);
    expect(await listHistory(ctx, { type: 'comment', id })).toMatchObject([
      {
        action: 'comment.created',
        actorId: author.id,
        at: ctx.now,
        after: { owner: { type: 'article', id: article.id } },
      },
    ]);
  });

  it('touches what shows the comments and their count, once it is durable and never before', async () => {
    const article = await anArticle(ctx);
    const member = await aMember();
    const tags = [
      `article:${article.id}`,
      `article:${article.id}#comments`,
      `comments:article:${article.id}`,
      `comments:user:${member.id}`,
      'pieces:discussed',
    ];
    const touched = await touchedBy(async () => {
      const failing = withTransaction(as(member), async (ctx) => {
        created(await createComment(ctx, article, { text: 'Doch nicht.' }));
        throw new Error('changed its mind');
      });
      await expect(failing).rejects.toThrow('changed its mind');
    });
    expect(touched).toEqual([]);
    expect(await countOf(article)).toBe(0);
    expect((await touchedBy(() => createComment(as(member), article, { text: 'Doch.' }))).sort()).toEqual(
      tags,
    );
  });
});

describe('who may not comment hears why, and nothing is written', () => {
  it.each<[keyof typeof texts.refusals, Partial<Viewer> | typeof anonymous]>([
    ['signedOut', anonymous],
    ['unconfirmed', { isConfirmed: false }],
    ['suspended', { isSuspended: true }],
  ])('%s', async (reason, changes) => {
    const article = await anArticle(ctx);
    const viewer = { ...(await aMember()), ...changes };
    const touched = await touchedBy(async () =>
      expect(await createComment(as(viewer), article, { text: 'Gut so.' })).toEqual({
        kind: 'refused',
        text: texts.refusals[reason],
      }),
    );
    expect(touched).toEqual([]);
    expect(await textsOf(article)).toEqual([]);
  });

  it('locked, except moderators of the place', async () => {
    const article = await aLockedThread(ctx);
    const refused = { kind: 'refused', text: texts.refusals.locked };
    expect(await createComment(as(await aMember()), article, { text: 'Noch etwas.' })).toEqual(refused);
    const { locationPath } = article.row;
    const moderator = await aUser(ctx, { roles: [{ role: 'moderator', locationPath }] });
    expect(await createComment(as(moderator.viewer), article, { text: 'Hier ist Schluss.' })).toMatchObject({
      count: 1,
    });
  });

  it('counts also what is written at the same moment in many places', async () => {
    const writer = (await aUser(ctx)).viewer;
    const places = await Promise.all(Array.from({ length: MAX_PER_MINUTE + 4 }, () => anArticle(ctx)));
    const outcomes = await Promise.all(
      places.map((place, at) => createComment(actAs(ctx, writer), place, { text: `Gleichzeitig ${at}` })),
    );
    expect(outcomes.filter(({ kind }) => kind === 'created')).toHaveLength(MAX_PER_MINUTE);
  });

  it('too fast', async () => {
    const article = await anArticle(ctx);
    const [member, other] = [await aMember(), await aMember()];
    const say = (viewer: Viewer, text: string, later = 0) =>
      createComment(as(viewer, later), article, { text });
    for (let i = 1; i <= MAX_PER_MINUTE; i++) created(await say(member, `Nummer ${i}`));
    expect(await say(member, 'Eine zu viel')).toEqual({ kind: 'refused', text: texts.refusals.tooFast });
    created(await say(other, 'Ich auch.'));
    created(await say(member, 'Eine Minute später', 60_001));
    expect(await countOf(article)).toBe(MAX_PER_MINUTE + 2);
  });
});

describe('what is wrong with a comment is said after who may and before anything is written', () => {
  it.each([
    ['nothing', '', texts.textMissing],
    ['nothing but white space', ' \r\n\t\u00a0', texts.textMissing],
    ['too much', 'x'.repeat(MAX_COMMENT_LENGTH + 1), texts.textTooLong(MAX_COMMENT_LENGTH)],
  ])('%s', async (_, text, error) => {
    const article = await anArticle(ctx);
    const outcome = await createComment(as(await aMember()), article, { text });
    expect(outcome).toEqual({ kind: 'invalid', errors: { text: error } });
    expect(await textsOf(article)).toEqual([]);
    expect(await createComment(as(anonymous), article, { text })).toMatchObject({ kind: 'refused' });
  });

  it('counts a line break of a form as one letter, as its field does', async () => {
    const article = await anArticle(ctx);
    const text = `x${'\r\n'.repeat(MAX_COMMENT_LENGTH - 2)}x`;
    expect(await createComment(as(await aMember()), article, { text })).toMatchObject({ kind: 'created' });
  });

  it.each([
    ['an article that is not out', { state: 'draft' }],
    ['an article that was withdrawn', { state: 'withdrawn' }],
    ['an article of tomorrow', { publishedAt: new Date(Date.now() + 86_400_000) }],
  ] as const)('404 for %s, whoever asks and whatever they say', async (_, changes) => {
    const article = await anArticle(ctx, changes);
    for (const viewer of [await aMember(), anonymous])
      for (const text of ['Gut so.', ''])
        await expect(createComment(as(viewer), article, { text })).rejects.toMatchObject({ status: 404 });
  });

  it.each<[string, ContentRef]>([
    ['an unknown article', { type: 'article', id: 2147483647 }],
    ['a kind that is not there', { type: 'event', id: 1 }],
  ])('404 for %s', async (_, owner) =>
    expect(createComment(as(await aMember()), owner, { text: 'Gut so.' })).rejects.toMatchObject({
      status: 404,
    }),
  );

  it('lets those comment who see a premium article as a teaser', async () => {
    const article = await anArticle(ctx, { isPremium: true });
    expect(await createComment(as(await aMember()), article, { text: 'Schade.' })).toMatchObject({
      count: 1,
    });
  });
});

describe('replies', () => {
  it('are one level deep: who answers a reply answers its parent', async () => {
    const article = await anArticle(ctx);
    const root = await aComment(ctx, article);
    const reply = await aComment(ctx, article, { parentId: root.id });
    const deeper = await aComment(ctx, article, { parentId: reply.id });
    const parents = (await listComments(ctx, article)).map(({ id, parentId }) => [id, parentId]);
    expect(parents).toEqual([
      [root.id, null],
      [reply.id, root.id],
      [deeper.id, root.id],
    ]);
    expect(await countOf(article)).toBe(3);
  });

  it.each([
    ['another article', async () => (await aComment(ctx, await anArticle(ctx))).id],
    ['nobody', async () => 2147483647],
    ['what is gone', async (article: ContentRef) => (await aComment(ctx, article, { isDeleted: true })).id],
  ])('do not answer %s', async (_, parentOf) => {
    const article = await anArticle(ctx);
    const parentId = await parentOf(article);
    const outcome = await createComment(as(await aMember()), article, { text: 'Stimmt.', parentId });
    expect(outcome).toEqual({ kind: 'invalid', errors: { parentId: texts.parentUnknown } });
    expect(await textsOf(article)).toEqual([]);
  });
});

describe('the same comment sent again', () => {
  it('is one comment, however often it is sent at the same time', async () => {
    const article = await anArticle(ctx);
    const member = await aMember();
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        createComment(as(member, (i % 3) * 5), article, { text: 'Einmal.' }),
      ),
    );
    expect(new Set(outcomes.map((outcome) => created(outcome).commentId)).size).toBe(1);
    expect(new Set(outcomes.map((outcome) => created(outcome).count))).toEqual(new Set([1]));
    expect(await textsOf(article)).toEqual(['Einmal.']);
    expect(await listHistory(ctx, { type: 'comment', id: created(outcomes[0]!).commentId })).toHaveLength(1);
  });

  it('is the same with other white space around it, and for a client that lost the answer', async () => {
    const article = await anArticle(ctx);
    const author = await aMember();
    const { id } = await aComment(ctx, article, { author, text: 'Erste\nZeile' });
    const again = await createComment(as(author, 59_000), article, { text: ' Erste\r\nZeile\n' });
    expect(again).toEqual({ kind: 'created', commentId: id, count: 1 });
  });

  it('is the same when the first request was overtaken by the second', async () => {
    const article = await anArticle(ctx);
    const author = await aMember();
    const { id } = await aComment(as(author, 20), article, { author, text: 'Zweimal geklickt' });
    const overtaken = await createComment(as(author), article, { text: 'Zweimal geklickt' });
    expect(overtaken).toEqual({ kind: 'created', commentId: id, count: 1 });
  });

  it('is another one by somebody else, elsewhere, as an answer, later, or once it was deleted', async () => {
    const [article, other] = [await anArticle(ctx), await anArticle(ctx)];
    const author = await aMember();
    const { id } = await aComment(ctx, article, { author, text: 'Eben!' });
    const gone = await aComment(ctx, other, { author, text: 'Weg.', isDeleted: true });
    const answers = [
      await createComment(as(await aMember()), article, { text: 'Eben!' }),
      await createComment(as(author), other, { text: 'Eben!' }),
      await createComment(as(author), article, { text: 'Eben!', parentId: id }),
      await createComment(as(author, 60_001), article, { text: 'Eben!' }),
      await createComment(as(author), other, { text: 'Weg.' }),
    ];
    const ids = answers.map((outcome) => created(outcome).commentId);
    expect(new Set([id, gone.id, ...ids]).size).toBe(7);
  });
});

describe('fifty comments at the same time', () => {
  it('are all there, once each, and counted exactly', async () => {
    const article = await anArticle(ctx);
    const people = await Promise.all(Array.from({ length: 10 }, aMember));
    const root = await aComment(ctx, article);
    const options = people.flatMap((viewer, i) =>
      // Everybody sends four of their own, the last of them twice and one as an answer.
      ['eins', 'zwei', 'drei', 'vier', 'vier'].map((word, at) => ({
        ctx: as(viewer),
        input: { text: `${word} von ${i}`, ...(at === 1 && { parentId: root.id }) },
      })),
    );
    const outcomes = await Promise.all(options.map(({ ctx, input }) => createComment(ctx, article, input)));
    expect(outcomes.every(({ kind }) => kind === 'created')).toBe(true);
    const said = await textsOf(article);
    expect(said.toSorted()).toEqual(
      [root.text, ...new Set(options.map(({ input }) => input.text))].toSorted(),
    );
    expect([said.length, await countOf(article)]).toEqual([41, 41]);
    const { entries } = await listPieces(ctx, { locationId: article.row.locationId });
    expect(entries[0]?.commentCount).toBe(41);
    expect(await ctx.db.select().from(comments).where(eq(comments.ownerId, article.id))).toHaveLength(41);
  });
});

describe('a portal without comments', () => {
  it('takes new ones of moderators only, and goes on where it stopped', async () => {
    const article = await anArticle(ctx);
    const member = await aMember();
    const moderator = (await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] })).viewer;
    await changeSetting(ctx, commentsOpen, false);
    expect(await createComment(as(member), article, { text: 'Darf ich?' })).toEqual({
      kind: 'refused',
      text: 'Kommentare sind auf diesem Portal zurzeit geschlossen.',
    });
    created(await createComment(as(moderator), article, { text: 'Wir machen Pause.' }));
    await changeSetting(ctx, commentsOpen, true);
    created(await createComment(as(member), article, { text: 'Darf ich jetzt?' }));
  });
});

const aKey = () => randomUUID().replaceAll('-', '');

describe('a comment that is sent again by its key', () => {
  it('is there once, also at once, much later and when the thread is closed meanwhile', async () => {
    const article = await anArticle(ctx);
    const author = await aUser(ctx);
    const owner = { type: 'article', id: article.id } as const;
    const sent = { text: 'Aus dem Tunnel', key: aKey(), authorId: author.id };
    const write = (hours = 0) => createComment(as(author.viewer, hours * 3_600_000), owner, sent);
    const [one, other] = await Promise.all([write(), write()]);
    expect(one).toEqual(other);
    expect(await write(30)).toEqual(one);
    await lockComments(actAs(ctx, portalItself), owner, true);
    expect(await write(31)).toEqual(one);
    expect(await ctx.db.$count(comments, eq(comments.ownerId, article.id))).toBe(1);
  });

  it('is another one with another key, and below another thing', async () => {
    const [article, second] = [await anArticle(ctx), await anArticle(ctx)];
    const author = await aUser(ctx);
    const sent = { text: 'Genau das', key: aKey() };
    const first = created(await createComment(as(author.viewer), { type: 'article', id: article.id }, sent));
    const elsewhere = await createComment(as(author.viewer), { type: 'article', id: second.id }, sent);
    expect(created(elsewhere).commentId).not.toBe(first.commentId);
    const later = as(author.viewer, 3_600_000);
    const again = await createComment(later, { type: 'article', id: article.id }, { ...sent, key: aKey() });
    expect(created(again).commentId).not.toBe(first.commentId);
  });

  it('is taken from nobody else on the same device', async () => {
    const article = await anArticle(ctx);
    const [author, other] = [await aUser(ctx), await aUser(ctx)];
    const sent = { text: 'Von mir', key: aKey(), authorId: author.id };
    const owner = { type: 'article', id: article.id } as const;
    expect(await createComment(as(other.viewer), owner, sent)).toEqual({
      kind: 'refused',
      text: texts.writtenBySomebodyElse,
    });
    // A key says nothing about what somebody else has sent with it.
    const mine = created(await createComment(as(author.viewer), owner, sent));
    const theirs = created(await createComment(as(other.viewer), owner, { ...sent, authorId: other.id }));
    expect(mine.commentId).not.toBe(theirs.commentId);
  });
});
