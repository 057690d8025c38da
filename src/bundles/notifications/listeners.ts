// Topic: what other bundles announce and declare as news, told to those it concerns: never to the one whose doing it is, and
// only what they may see.
import type { AnnouncementHandler } from '#kernel/announcements.ts';
import type { Bundle } from '#kernel/bundle.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { NoticeChanges, NoticeNews } from '#kernel/notices.ts';
import { viewersByIds } from '#bundles/users/public.ts';
import { markReadElsewhere } from './reading.ts';
import { thoseWhoSee } from './recipients.ts';
import { isNews, tell, tellGathered, tellNewest } from './telling.ts';
import type { News } from './telling.ts';

/** One handler for each announcement of which any of these bundles makes news. */
export const listenersFor = (bundles: readonly Bundle[]): readonly AnnouncementHandler[] => {
  const handlers = bundles.flatMap(({ news = [] }) => news.map(({ handledBy }) => handledBy(keep)));
  return [...Map.groupBy(handlers, ({ announcement }) => announcement)].map(([announcement, group]) => ({
    announcement,
    work: async (ctx, payload) => {
      for (const { work } of group) await work(ctx, payload);
    },
  }));
};

const keep = async (ctx: Ctx, { told, read }: NoticeChanges): Promise<void> => {
  for (const { userId, kind, subjectId } of read) await markReadElsewhere(ctx, userId, kind.name, subjectId);
  const rest: News[] = [];
  for (const news of await forThoseConcerned(ctx, told)) {
    const { gathers } = news.notice.declared;
    if (!gathers) rest.push(toNews(ctx, news));
    else if (gathers === 'actors-of-a-day') await tellGathered(ctx, toNews(ctx, news));
    else await tellNewest(ctx, toNews(ctx, news), (details) => gathers.numberOf(details));
  }
  await tell(ctx, rest);
};

/** What is news counts from when it is told: it may have been held for a while. */
const toNews = (ctx: Ctx, { notice: { declared }, details, happenedAt, ...news }: NoticeNews): News => ({
  ...news,
  kind: declared.kind.name,
  extra: { ...declared.mark, ...details },
  happenedAt: happenedAt && !isNews(ctx, happenedAt) ? happenedAt : undefined,
});

/** Things are read once for all who are told of them, however many these are. */
const forThoseConcerned = async (ctx: Ctx, told: readonly NoticeNews[]): Promise<NoticeNews[]> => {
  const groups = Map.groupBy(told, (news) => `${news.actorId} ${refsOf(news).map(refKey).join(' ')}`);
  const concerned = await Promise.all([...groups.values()].map((group) => listConcerned(ctx, group)));
  const isConcerned = new Set(concerned.flat());
  return told.filter((news) => isConcerned.has(news));
};

/** Of news with the same actor and about the same. */
const listConcerned = async (ctx: Ctx, group: readonly NoticeNews[]): Promise<NoticeNews[]> => {
  const [first] = group;
  const userIds = group.map(({ userId }) => userId);
  const refs = first ? refsOf(first) : [];
  const ids =
    first?.actorId === undefined || refs.length === 0
      ? new Set((await viewersByIds(ctx, userIds)).keys())
      : new Set(await thoseWhoSee(ctx, refs, first.actorId, userIds));
  return group.filter(({ userId }) => ids.has(userId));
};

/** What somebody must see to be told; nothing for what is decided about what is their own, or waits for them as work. */
const refsOf = ({ notice, subject, details }: NoticeNews): ContentRef[] => {
  if (notice.speaker === 'portal' || notice.declared.kind.isWork) return [];
  const owner = notice.declared.ownerOf?.(details);
  return [subject, ...(owner ? [owner] : [])];
};
