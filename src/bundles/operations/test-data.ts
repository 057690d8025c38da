// Makes a job that has failed for good. It is for tests only.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';

interface FailedJobData {
  readonly name?: string;
  readonly message?: string;
  readonly payload?: object;
  readonly at?: Date;
}

/** Gives its id. */
export const aFailedJob = async (
  ctx: Ctx,
  {
    name = 'mail.deliver',
    message = 'Der Mailserver antwortet nicht.',
    payload = { mailId: 1 },
    at = ctx.now,
  }: FailedJobData = {},
): Promise<string> => {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    insert into pgboss.job (name, data, source_name, source_id, source_retry_count, source_output, created_on)
    values ('litfass.dead-letters', ${JSON.stringify(payload)}::jsonb, ${name}, gen_random_uuid(), 5,
      ${JSON.stringify({ message })}::jsonb, ${at.toISOString()}::timestamptz)
    returning id`);
  return rows[0]!.id;
};
