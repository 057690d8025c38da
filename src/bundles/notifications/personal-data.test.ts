import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { RETENTION_DAYS } from './constants.ts';
import { removeOldNoticesJob } from './jobs.ts';
import { leavingQueries, personalNotices } from './personal-data.ts';
import { listDevices } from './queries.ts';
import { markRead, markReadElsewhere } from './reading.ts';
import { notifyGathered } from './notify.ts';
import { aDevice, aNotice, choose, noticesOf } from './test-data.ts';

const ctx = await testCtx();

describe('what notices hold about a person', () => {
  it('is given out', async () => {
    const user = await aUser(ctx);
    const article = await anArticle(ctx);
    await aNotice(ctx, user, article, { kind: 'like' });
    await aDevice(ctx, user);
    await choose(ctx, user, { reply: { mail: 'off' } });
    expect(await personalNotices.exportFor(ctx, user.id)).toMatchObject({
      notices: [{ kind: 'like', subjectType: 'article', subjectId: article.id, readAt: null }],
      settings: expect.arrayContaining([{ kind: 'reply', isListed: true, mail: 'off', isPushed: true }]),
      devices: [{ userAgent: expect.stringContaining('Firefox') }],
      digests: [],
    });
  });

  it('is erased, with their part in what others are told', async () => {
    const [user, other, author] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)];
    const [article, second] = [await anArticle(ctx), await anArticle(ctx)];
    await aNotice(ctx, user, article);
    await aDevice(ctx, user);
    for (const actor of [user, other])
      await notifyGathered(ctx, {
        userId: author.id,
        kind: 'like',
        key: 'like:both',
        actorId: actor.id,
        subject: article,
      });
    await aNotice(ctx, author, second, { kind: 'like', actorId: user.id });
    await personalNotices.eraseFor(ctx, user.id, { keepsComments: true });
    expect(await noticesOf(ctx, user.id)).toEqual([]);
    expect(await listDevices(ctx, [user.id])).toEqual([]);
    expect(await noticesOf(ctx, author.id)).toMatchObject([{ actorIds: [other.id] }]);
  });
});

it('of a message from somebody whose accounts become one leads to them still, and is read with their messages', async () => {
  const [reader, from, into] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)];
  await aNotice(ctx, reader, { type: 'user', id: from.id }, { kind: 'message', actorId: from.id });
  const { mergeInto } = personalNotices;
  if (mergeInto === 'left') throw new Error('notices move along');
  await withTransaction(ctx, (ctx) => mergeInto(ctx, { fromId: from.id, intoId: into.id }));
  expect(await noticesOf(ctx, reader.id)).toMatchObject([{ subjectId: into.id, actorIds: [into.id] }]);
  await markReadElsewhere(ctx, reader.id, 'message', into.id);
  expect(await noticesOf(ctx, reader.id)).toMatchObject([{ readAt: ctx.now }]);
});

it('of two accounts that become one doesn’t name their person among those who did something', async () => {
  const [friend, from, into] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)];
  const article = await anArticle(ctx, { authorId: into.id });
  for (const { id: actorId } of [from, friend])
    await notifyGathered(ctx, { userId: into.id, kind: 'like', key: 'like:own', actorId, subject: article });
  const { mergeInto } = personalNotices;
  if (mergeInto === 'left') throw new Error('notices move along');
  await withTransaction(ctx, (ctx) => mergeInto(ctx, { fromId: from.id, intoId: into.id }));
  expect(await noticesOf(ctx, into.id)).toMatchObject([{ actorIds: [friend.id] }]);
});

describe('leaving what others are told', () => {
  it('finds it in an index, however much is told', async () => {
    const { id } = await aUser(ctx);
    await ctx.db.execute(sql`
      insert into notices (user_id, kind, key, actor_ids, subject_type, subject_id, is_listed, created_at, at)
      select ${id}, 'like', 'many:' || n, array[n, n + 1], 'article', 1, true, now(), now()
      from generate_series(1, 20000) as n`);
    await ctx.db.execute(sql`analyze notices`);
    for (const query of leavingQueries(ctx, id)) {
      const { rows } = await ctx.db.execute(sql`explain (costs off) ${query.getSQL()}`);
      const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
      expect(plan).toContain('Bitmap Index Scan on notices_actors');
      expect(plan).not.toContain('Seq Scan');
    }
    await personalNotices.eraseFor(ctx, id, { keepsComments: true });
  });
});

describe('notices that are old', () => {
  it('are removed when they are read, or never were in a list', async () => {
    const user = await aUser(ctx);
    const article = await anArticle(ctx);
    const old = { ...ctx, now: new Date(ctx.now.getTime() - (RETENTION_DAYS * 24 + 1) * 3_600_000) };
    const [oldRead, oldUnread] = [await aNotice(old, user, article), await aNotice(old, user, article)];
    const young = await aNotice(ctx, user, article);
    await choose(ctx, user, { like: { isListed: false, mail: 'weekly' } });
    await aNotice(old, user, article, { kind: 'like' });
    await markRead(ctx, user.id, [oldRead.id, young.id]);
    await removeOldNoticesJob.work(ctx, {});
    expect((await noticesOf(ctx, user.id)).map(({ id }) => id)).toEqual([oldUnread.id, young.id]);
  });
});
