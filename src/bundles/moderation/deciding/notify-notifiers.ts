// Notifies all who told of something what became of it. Some are told at once; thousands by jobs of some each, so that none of
// them holds up the case, or whoever decides.
import type { Ctx } from '#kernel/ctx.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { defineJob, enqueueAll } from '#kernel/jobs.ts';
import { listReported } from '../queries.ts';
import type { news } from '../texts.ts';
import { notifyNotifier } from './notify-concerned.ts';

export interface NotifiersNews {
  readonly what: keyof typeof news;
  readonly paragraphs: readonly string[];
  /**
   * The letters: for each person the notices of theirs that are told of in one letter, and a key that tells this news from all
   * others about these.
   */
  readonly letters: readonly { readonly key: string; readonly noticeIds: readonly number[] }[];
}

const AT_ONCE = 50;

/** Notifies them, or queues the jobs that do, in the caller's transaction. */
export const notifyNotifiers = async (ctx: Ctx, { letters, ...said }: NotifiersNews): Promise<void> => {
  if (letters.length <= AT_ONCE) return notifySome(ctx, { letters, ...said });
  const parts = Array.from({ length: Math.ceil(letters.length / AT_ONCE) }, (_, at) =>
    letters.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  await enqueueAll(
    ctx,
    notifyNotifiersJob,
    parts.map((letters) => ({ payload: { letters, ...said } })),
  );
};

/** No entry: deciding has written it. What was told already is told by nobody again: its letter has a key. */
export const notifyNotifiersJob = defineJob<NotifiersNews>({
  name: 'moderation.tell-notifiers',
  work: (ctx, one) => withTransaction(ctx, (ctx) => notifySome(ctx, one)),
});

const notifySome = async (ctx: Ctx, { letters, what, paragraphs }: NotifiersNews): Promise<void> => {
  const reported = await listReported(
    ctx,
    letters.flatMap(({ noticeIds }) => noticeIds),
  );
  const byId = new Map(reported.map((one) => [one.notice.id, one]));
  for (const { key, noticeIds } of letters) {
    // Whoever left meanwhile took theirs along.
    const [first, ...along] = noticeIds.flatMap((id) => byId.get(id) ?? []);
    if (first) await notifyNotifier(ctx, first.notice, { one: first.one, along, key, what, paragraphs });
  }
};
