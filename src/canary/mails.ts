// This is what the portal writes to people by itself: every mail in the outbox, once nothing waits any more.
// For tests only.
import { sql } from 'drizzle-orm';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { noticeKindsOf } from '#kernel/notices.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { mails } from '#bundles/mail/schema.ts';
import { MAIL_NOTICE } from '#bundles/notifications/constants.ts';
import { choose } from '#bundles/notifications/test-data.ts';
import { toggleSubscription } from '#bundles/subscriptions/public.ts';
import type { Hit } from './crawl.ts';
import { READERS, isEntitled } from './nest.ts';
import { suspiciousIn } from './reading.ts';
import type { World } from './world.ts';

const MAILED = ['member', 'holder', 'author', 'owner'] as const;

/** They want to hear of everything at once, by mail. */
export const askForMails = async ({ ctx }: TestApp, { people, place }: Pick<World, 'people' | 'place'>) => {
  for (const reader of MAILED) {
    const person = people[reader];
    await choose(
      ctx,
      person,
      Object.fromEntries(noticeKindsOf(ctx.portal.bundles).map(({ name }) => [name, { mail: 'now' }])),
    );
    const follower = actAs(ctx, person.viewer);
    await toggleSubscription(follower, { type: 'location', id: place.id }, true);
    for (const other of MAILED)
      if (other !== reader) await toggleSubscription(follower, { type: 'user', id: people[other].id }, true);
  }
};

/** Has all jobs done that are due, and the mails about notices, which wait until somebody has read them. */
export const workAll = async ({ ctx, portal }: TestApp): Promise<void> => {
  await portal.jobs.startWorking(portal);
  await untilDone(ctx);
  await ctx.db.execute(sql`update pgboss.job set start_after = now() where name = ${MAIL_NOTICE}`);
  await untilDone(ctx);
};

const untilDone = async (ctx: Ctx) => {
  for (let waiting = 1; waiting > 0; ) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const { rows } = await ctx.db.execute<{ count: number }>(WAITING);
    waiting = rows[0]!.count;
  }
};

const PAUSE_MS = 300;
const WAITING = sql`select count(*)::int as count from pgboss.job where state < 'completed' and start_after <= now()`;

export interface ReadMails {
  readonly count: number;
  readonly hits: readonly Hit[];
}

export const readMails = async ({ ctx }: TestApp, world: World): Promise<ReadMails> => {
  const rows = await ctx.db.select().from(mails);
  const hits = rows.flatMap((mail) => {
    const reader = READERS.find((name) => name !== 'visitor' && world.people[name].email === mail.toAddress);
    if (!reader) return [];
    return [...suspiciousIn(Buffer.from(JSON.stringify(mail)).toString('latin1'))].flatMap(
      (canary): Hit[] => {
        const facts = world.nest.canaries.get(canary);
        if (!facts || isEntitled(facts, reader)) return [];
        return [{ reader, call: `Mail ${mail.subject}`, where: facts.where, canary }];
      },
    );
  });
  const toReaders = rows.filter(({ toAddress }) =>
    MAILED.some((name) => world.people[name].email === toAddress),
  );
  return { count: toReaders.length, hits };
};
