// Pictures and films are as hidden as what shows them: also by their own addresses while all that their author contributed is hidden.
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { JobDefinition } from '#kernel/jobs.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { streams } from '#bundles/streams/schema.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { liftSuspension, suspendUser } from '#bundles/users/members/commands.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { renewAccessJob, renewHiddenJob } from '#bundles/writing/jobs.ts';
import { eq } from 'drizzle-orm';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const admin = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);

/** Does what was enqueued of a job, also what is to come, at the moment for which it was. */
const workAll = async (name: string, work: JobDefinition['work'], later = 0) => {
  const { rows } = await ctx.portal.database.query('delete from pgboss.job where name = $1 returning data', [
    name,
  ]);
  for (const { data } of rows)
    await work({ ...ctx, now: new Date(ctx.now.getTime() + later) }, data as never);
  return rows.length;
};
const renew = async (later = 0) => {
  const { on } = app.portal.bundles.find(({ name }) => name === 'writing')!;
  const handlers = typeof on === 'function' ? on(app.portal.bundles) : (on ?? []);
  const { work } = handlers.find(({ announcement }) => announcement.name === 'users.contributions-hidden')!;
  await workAll('writing.on-users-contributions-hidden', work as JobDefinition['work'], later);
  await workAll(renewAccessJob.name, renewAccessJob.work, later);
};

const hidden = { reason: 'Beleidigungen', until: null, hidesContributions: true };

const filmAccess = async (id: number) =>
  (await ctx.db.select({ access: streams.access }).from(streams).where(eq(streams.id, id)))[0]!.access;

const seenBy = async (imageId: number) =>
  (await app.http.inject({ url: `/media/getmediaview/${imageId}` })).statusCode;

describe('pictures in what somebody contributed', () => {
  it('are for nobody while it is hidden with them, and for everybody again once it isn’t', async () => {
    const author = await aUser(ctx);
    const [hero, shown, own] = [await anImage(ctx), await anImage(ctx), await anImage(ctx)];
    const { id: film } = await aStream(ctx, { ownerId: author.id });
    const body = build.doc(build.p('Text'), build.video('streaming_media', { videoId: String(film) }));
    await anArticle(ctx, { authorId: author.id, heroId: hero.id, body });
    await aSnapshot(ctx, { authorId: author.id, imageId: shown.id });
    // What somebody else shows as well everybody goes on seeing.
    for (const authorId of [author.id, (await aUser(ctx)).id])
      await anArticle(ctx, { authorId, heroId: own.id });
    const statuses = async () => Promise.all([hero.id, shown.id, own.id].map(seenBy));
    expect([await statuses(), await filmAccess(film)]).toEqual([[200, 200, 200], 'public']);
    await suspendUser(admin, author.id, hidden);
    await renew();
    expect([await statuses(), await filmAccess(film)]).toEqual([[404, 404, 200], 'gated']);
    await liftSuspension(admin, author.id);
    await renew();
    expect([await statuses(), await filmAccess(film)]).toEqual([[200, 200, 200], 'public']);
  });

  it('are open again when the suspension ends by itself, at that moment or by the night after', async () => {
    for (const isMissed of [false, true]) {
      const author = await aUser(ctx);
      const image = await anImage(ctx);
      await anArticle(ctx, { authorId: author.id, heroId: image.id });
      await suspendUser(admin, author.id, { ...hidden, until: new Date(ctx.now.getTime() + DAY_MS) });
      await renew();
      expect(await seenBy(image.id)).toBe(404);
      const later = { ...ctx, now: new Date(ctx.now.getTime() + DAY_MS) };
      if (isMissed) await renewHiddenJob.work(later, {});
      else await renewAccessJob.work(later, { userId: author.id });
      await workAll(renewAccessJob.name, renewAccessJob.work, DAY_MS);
      expect(await seenBy(image.id)).toBe(200);
    }
  });

  it('stay closed in what their author changes meanwhile', async () => {
    const author = await aUser(ctx);
    await suspendUser(admin, author.id, hidden);
    const image = await anImage(ctx);
    await anArticle(ctx, { authorId: author.id, heroId: image.id });
    expect(await seenBy(image.id)).toBe(404);
  });
});
