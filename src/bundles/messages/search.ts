// Searches one's own threads, by the other's name and by what was written. Nothing is indexed for it: who looks through private
// words shouldn't find them in any other place. It goes as far as constants.ts says.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { SEARCHED_MESSAGES, SEARCHED_THREADS } from './constants.ts';
import { isLeftFor, listThreads } from './queries.ts';
import type { ListedThread, MessageRow } from './queries.ts';
import { messages } from './schema.ts';

/**
 * Finds threads whose other one has a matching name or in which it was said, newest first; with the newest message that says
 * it.
 */
export const searchThreads = async (ctx: Ctx, userId: number, wanted: string): Promise<ListedThread[]> => {
  const threads = await listThreads(ctx, userId, { limit: SEARCHED_THREADS });
  const [people, said] = await Promise.all([
    usersByIds(
      ctx,
      threads.map(({ partnerId }) => partnerId),
    ),
    findSaid(ctx, { threadIds: threads.map(({ id }) => id), userId, wanted }),
  ]);
  const key = foldCase(wanted);
  return threads.flatMap((thread) => {
    const message = said.get(thread.id);
    if (message) return [{ ...thread, newest: message }];
    return foldCase(people.get(thread.partnerId)?.name ?? '').includes(key) ? [thread] : [];
  });
};

interface SearchOptions {
  readonly threadIds: readonly number[];
  readonly userId: number;
  readonly wanted: string;
}

/** Finds, by thread, the newest of its last messages that contains what is wanted. */
const findSaid = async (
  ctx: Ctx,
  { threadIds, userId, wanted }: SearchOptions,
): Promise<ReadonlyMap<number, MessageRow>> => {
  if (threadIds.length === 0) return new Map();
  const latest = ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.threadId, sql`thread.id`), isLeftFor(userId)))
    .orderBy(desc(messages.id))
    .limit(SEARCHED_MESSAGES)
    .as('latest');
  const rows = await ctx.db
    .selectDistinctOn([latest.threadId], latest._.selectedFields)
    .from(sql`unnest(${sql.param(threadIds)}::int[]) as thread (id)`)
    .innerJoinLateral(
      latest,
      sql`position(lower(${wanted.normalize('NFC')}) in lower(normalize(${latest.text}))) > 0`,
    )
    .orderBy(latest.threadId, desc(latest.id));
  return new Map(rows.map((row) => [row.threadId, row]));
};

const foldCase = (text: string) => text.normalize('NFC').toLocaleLowerCase('de');
