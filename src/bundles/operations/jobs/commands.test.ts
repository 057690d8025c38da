import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { countFailedJobs, countJobs, listFailedJobs } from '#kernel/job-desk.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { aFailedJob } from '../test-data.ts';
import { discardJobs, startJobsAgain } from './commands.ts';

const base = await testCtx();
const admin = await aUser(base, { roles: [{ role: 'admin', locationPath: '' }] });
const ctx: Ctx = { ...actAs(base, admin.viewer) };
const waiting = async (name: string, payload: object) => {
  const { rows } = await ctx.db.execute(
    sql`select id from pgboss.job where name = ${name} and data = ${JSON.stringify(payload)}::jsonb and state = 'created'`,
  );
  return rows.length;
};

describe('startJobsAgain', () => {
  it('puts a failed job back with its payload, once, however often and at once it is asked for', async () => {
    const id = await aFailedJob(ctx, { payload: { mailId: 71 } });
    const outcomes = await Promise.all([1, 2, 3].map(() => startJobsAgain(ctx, { id })));
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(await waiting('mail.deliver', { mailId: 71 })).toBe(1);
    expect(await startJobsAgain(ctx, { id })).toMatchObject({ kind: 'refused' });
    const { rows } = await ctx.db.execute(
      sql`select action, after from history_entries where type = 'operations' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({ action: 'jobs.startedAgain', after: { jobId: id, count: 1 } });
  });

  it('takes all of a name and leaves the others', async () => {
    for (const mailId of [81, 82])
      await aFailedJob(ctx, { name: 'mail.remove-old-mails', payload: { mailId } });
    await aFailedJob(ctx, { name: 'users.other', payload: {} });
    expect(await startJobsAgain(ctx, { name: 'mail.remove-old-mails' })).toEqual({ kind: 'done', count: 2 });
    const names = (await countFailedJobs(ctx)).map(({ name }) => name);
    expect(names).not.toContain('mail.remove-old-mails');
    expect(names).toContain('users.other');
    expect((await countJobs(ctx)).find(({ name }) => name === 'mail.remove-old-mails')).toMatchObject({
      waiting: 2,
      running: 0,
    });
  });

  it('leaves what nobody works any more, which can only be thrown away', async () => {
    const id = await aFailedJob(ctx, { name: 'gone.from-the-house' });
    expect(await startJobsAgain(ctx, { id })).toMatchObject({ kind: 'refused' });
    expect(await discardJobs(ctx, { id })).toEqual({ kind: 'done', count: 1 });
  });
});

describe('discardJobs', () => {
  it('forgets one, or all of a name, and nothing that waits or runs', async () => {
    const id = await aFailedJob(ctx, { name: 'events.x' });
    await aFailedJob(ctx, { name: 'events.y' });
    await aFailedJob(ctx, { name: 'events.y' });
    expect(await discardJobs(ctx, { id })).toEqual({ kind: 'done', count: 1 });
    expect(await discardJobs(ctx, { id })).toMatchObject({ kind: 'refused' });
    expect(await discardJobs(ctx, { name: 'events.y' })).toEqual({ kind: 'done', count: 2 });
    const { rows } = await ctx.db.execute<{ id: string }>(
      sql`insert into pgboss.job (name, data) values ('mail.deliver', '{"mailId": 99}') returning id`,
    );
    expect(await discardJobs(ctx, { id: rows[0]!.id })).toMatchObject({ kind: 'refused' });
    expect(await waiting('mail.deliver', { mailId: 99 })).toBe(1);
  });

  it('and starting again are for administrators of the whole portal alone', async () => {
    const id = await aFailedJob(ctx);
    for (const role of ['member', 'moderator', 'editor'] as const) {
      const { viewer } = await aUser(base, { roles: [{ role, locationPath: '' }] });
      await expect(startJobsAgain(actAs(base, viewer), { id })).rejects.toMatchObject({ status: 403 });
      await expect(discardJobs(actAs(base, viewer), { id })).rejects.toMatchObject({ status: 403 });
    }
  });
});

it('the list of what failed goes on where it ended, to the microsecond', async () => {
  await ctx.db.execute(sql`insert into pgboss.job (name, data, source_name, created_on)
    select 'litfass.dead-letters', '{}', 'many.jobs', timestamptz '2026-01-01' + (n / 3) * interval '1 microsecond'
    from generate_series(1, 50) as n`);
  const seen: string[] = [];
  for (let after: string | undefined; ; ) {
    const jobs = await listFailedJobs(ctx, { name: 'many.jobs', limit: 7, after });
    seen.push(...jobs.map(({ id }) => id));
    after = jobs.at(-1)?.cursor;
    if (jobs.length < 7) break;
  }
  expect([seen.length, new Set(seen).size]).toEqual([50, 50]);
  expect(await listFailedJobs(ctx, { name: 'many.jobs', limit: 5, after: "1-'; drop" })).toHaveLength(5);
});
