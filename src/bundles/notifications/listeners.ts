// Turns what other bundles announce and declare as news into notices for those it concerns: never for the one whose doing it
// is, and only of what they may see.
import type { AnnouncementHandler } from '#kernel/announcements.ts';
import type { Bundle } from '#kernel/bundle.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { NoticeChanges, NoticeDraft } from '#kernel/notices.ts';
import { markReadElsewhere } from './reading.ts';
import { listConcerned } from './recipients.ts';
import type { NoticeGroup } from './recipients.ts';
import { isRecent, notify, notifyGathered, notifyNewest } from './notify.ts';
import type { NewNotice } from './notify.ts';

/** Returns one handler for each announcement of which any of these bundles makes news. */
export const listenersFor = (bundles: readonly Bundle[]): readonly AnnouncementHandler[] => {
  const handlers = bundles.flatMap(({ news = [] }) => news.map(({ handledBy }) => handledBy(keep)));
  return [...Map.groupBy(handlers, ({ announcement }) => announcement)].map(([announcement, group]) => ({
    announcement,
    work: async (ctx, payload) => {
      for (const { work } of group) await work(ctx, payload);
    },
  }));
};

const keep = async (ctx: Ctx, { drafts, read }: NoticeChanges): Promise<void> => {
  for (const { userId, kind, subjectId } of read) await markReadElsewhere(ctx, userId, kind.name, subjectId);
  const rest: NewNotice[] = [];
  for (const news of await forThoseConcerned(ctx, drafts)) {
    const { gathers } = news.notice.declared;
    if (!gathers) rest.push(toNewNotice(ctx, news));
    else if (gathers === 'actors-of-a-day') await notifyGathered(ctx, toNewNotice(ctx, news));
    else await notifyNewest(ctx, toNewNotice(ctx, news), (details) => gathers.numberOf(details));
  }
  await notify(ctx, rest);
};

/**
 * Makes a notice of news. It counts from when it is told, unless it happened too long ago for that: it may have been held for a
 * while.
 */
const toNewNotice = (
  ctx: Ctx,
  { notice: { declared }, details, happenedAt, ...news }: NoticeDraft,
): NewNotice => ({
  ...news,
  kind: declared.kind.name,
  extra: { ...declared.mark, ...details },
  outranks: declared.outranks,
  happenedAt: happenedAt && !isRecent(ctx, happenedAt) ? happenedAt : undefined,
});

const forThoseConcerned = async (ctx: Ctx, drafts: readonly NoticeDraft[]): Promise<NoticeDraft[]> => {
  const groups = [
    ...Map.groupBy(drafts, (news) => `${news.actorId} ${refsOf(news).map(refKey).join(' ')}`).values(),
  ];
  const concerned = await listConcerned(ctx, groups.map(toNoticeGroup));
  const isConcerned = new Set(
    groups.flatMap((group, at) => group.filter(({ userId }) => concerned[at]!.has(userId))),
  );
  return drafts.filter((news) => isConcerned.has(news));
};

/**
 * Makes a group of news with the same actor and about the same. What is nobody's doing, or need not be seen, is for all of its
 * people.
 */
const toNoticeGroup = (group: readonly NoticeDraft[]): NoticeGroup => {
  const { actorId } = group[0]!;
  const refs = refsOf(group[0]!);
  const userIds = group.map(({ userId }) => userId);
  const isForAll = actorId === undefined || refs.length === 0;
  return isForAll ? { refs: [], actorId: undefined, userIds } : { refs, actorId, userIds };
};

/** Returns what somebody must see to be told; nothing for what is decided about what is their own, or waits for them as work. */
const refsOf = ({ notice, subject, details }: NoticeDraft): ContentRef[] => {
  if (notice.speaker === 'portal' || notice.declared.kind.isWork) return [];
  const owner = notice.declared.ownerOf?.(details);
  return [subject, ...(owner ? [owner] : [])];
};
