// Turns rows of notices into words, for the person they are for. Everything is asked anew as that person may see it now.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { noticesOf } from '#kernel/notices.ts';
import type { Notice as DeclaredNotice, NoticeWords } from '#kernel/notices.ts';
import { refusalToAct } from '#kernel/viewer.ts';
import { findUnwilling } from '#bundles/boundaries/public.ts';
import { usersByIds, viewersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import type { Notice } from './queries.ts';
import * as texts from './texts.ts';
import type { NoticeText } from './views.ts';

/** Draws notices in the order of `rows`, without those that the viewer may not see; all of them must be the viewer's. */
export const drawNotices = async (ctx: Ctx, rows: readonly Notice[]): Promise<NoticeText[]> => {
  if (rows.some(({ userId }) => userId !== ctx.viewer.id))
    throw new Error('notices are drawn for their person');
  const declared = noticesOf(ctx.portal.bundles);
  const known = rows.flatMap((row) => {
    const notice = declared.find((candidate) => isOf(row, candidate));
    return notice ? [{ row, notice }] : [];
  });
  const [subjects, people, loaded] = await Promise.all([
    summariesOf(ctx, known.flatMap(refsOf)),
    usersByIds(
      ctx,
      rows.flatMap(({ actorIds }) => actorIds.slice(0, 2)),
    ),
    loadAll(ctx, known),
  ]);
  return known.flatMap((entry) => toNoticeText(entry, { subjects, people, loaded }) ?? []);
};

/**
 * Draws the same for somebody who is away, as they would see it; none for people who are gone. What only somebody did whom they
 * mute or block by now goes out no more.
 */
export const drawFor = async (
  ctx: Ctx,
  userId: number,
  rows: readonly Notice[],
): Promise<{ readonly drawn: NoticeText[]; readonly isSuspended: boolean }> => {
  const viewer = (await viewersByIds(ctx, [userId])).get(userId);
  if (!viewer) return { drawn: [], isSuspended: false };
  return {
    drawn: await drawNotices(actAs(ctx, viewer), await withoutUnwanted(ctx, userId, rows)),
    isSuspended: refusalToAct(viewer) === 'suspended',
  };
};

/** Leaves out whom the person mutes or blocks, as who is told does; what the portal says, and work, stays as it is. */
const withoutUnwanted = async (ctx: Ctx, userId: number, rows: readonly Notice[]): Promise<Notice[]> => {
  const declared = noticesOf(ctx.portal.bundles);
  const isUnwilling = await findUnwilling(
    ctx,
    rows.flatMap(({ actorIds }) => actorIds),
    [userId],
  );
  return rows.flatMap((row) => {
    const notice = declared.find((candidate) => isOf(row, candidate));
    if (notice?.speaker !== 'somebody' || notice.declared.kind.isWork) return [row];
    const actorIds = row.actorIds.filter((id) => !isUnwilling(userId, id));
    return actorIds.length === 0 && row.actorIds.length > 0 ? [] : [{ ...row, actorIds }];
  });
};

/** A row with what was declared of its notice. */
interface KnownNotice {
  readonly row: Notice;
  readonly notice: DeclaredNotice;
}

/** What notices refer to, as far as their person may see it. */
interface KnownThings {
  readonly subjects: ReadonlyMap<string, ContentSummary>;
  readonly people: ReadonlyMap<number, PersonView>;
  /** Holds what notices asked for themselves. */
  readonly loaded: ReadonlyMap<DeclaredNotice, unknown>;
}

const isOf = ({ kind, extra }: Notice, { declared }: DeclaredNotice): boolean => {
  const stored = new Map<string, unknown>(Object.entries(extra));
  return (
    declared.kind.name === kind &&
    Object.entries(declared.mark ?? {}).every(([name, value]) => stored.get(name) === value)
  );
};

const subjectOf = ({ subjectType, subjectId }: Notice): ContentRef => ({ type: subjectType, id: subjectId });

const ownerOf = ({ row, notice }: KnownNotice): ContentRef | undefined =>
  notice.speaker === 'somebody' ? notice.declared.ownerOf?.(row.extra) : undefined;

const refsOf = (known: KnownNotice): ContentRef[] => {
  const owner = ownerOf(known);
  return [subjectOf(known.row), ...(owner ? [owner] : [])];
};

const loadAll = async (
  ctx: Ctx,
  known: readonly KnownNotice[],
): Promise<ReadonlyMap<DeclaredNotice, unknown>> => {
  const groups = [...Map.groupBy(known, ({ notice }) => notice)];
  return new Map(
    await Promise.all(
      groups.map(async ([notice, group]) => {
        const details = group.map(({ row }) => row.extra);
        const load = notice.speaker === 'somebody' ? notice.declared.load?.(ctx, details) : undefined;
        return [notice, await load] as const;
      }),
    ),
  );
};

/** Returns undefined for what its person may not see, or no longer. */
const toNoticeText = (known: KnownNotice, things: KnownThings): NoticeText | undefined => {
  const { row, notice } = known;
  const ref = subjectOf(row);
  const subject = things.subjects.get(refKey(ref));
  const details = row.extra;
  if (notice.speaker === 'portal') {
    const words = notice.declared.words({ ref, details, subject: ref.type === 'user' ? undefined : subject });
    return inWords(known, words, undefined);
  }
  const ownerRef = ownerOf(known);
  const owner = ownerRef && things.subjects.get(refKey(ownerRef));
  if (!subject || (ownerRef && !owner)) return undefined;
  const [first, second] = row.actorIds.map((id) => things.people.get(id));
  const actors = texts.actors(first?.name ?? '', second?.name, row.actorIds.length);
  const isOneActor = row.actorIds.length === 1;
  const facts = { ref, details, subject, owner, actors, isOneActor, known: things.loaded.get(notice) };
  return inWords(known, notice.declared.words(facts), first);
};

const inWords = (
  { row, notice }: KnownNotice,
  { lead, rest = '', about = null, isAboutUnquoted = false, note = null, reason, href = null }: NoticeWords,
  actor: PersonView | undefined,
): NoticeText => ({
  notice: row,
  kind: notice.declared.kind,
  lead,
  rest,
  about,
  isAboutUnquoted,
  note: reason ? texts.reason(reason) : note,
  href,
  actor,
});
