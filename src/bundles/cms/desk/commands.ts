// Works on a page before readers see it: its one draft, bringing it out now or later, and going back to an earlier version.
import { and, desc, eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueue } from '#kernel/jobs.ts';
import { invalid, refusedFor } from '#kernel/outcomes.ts';
import type { Invalid, RefusedFor } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { agreements } from '#bundles/users/public.ts';
import {
  NO_MEMBER_NOTICE,
  checkPage,
  hasSameWords,
  markOut,
  setMediaUses,
  writeVersion,
} from '../commands.ts';
import type { CheckedPage, MemberNotice } from '../commands.ts';
import { CMS_PAGES_TAG, MAX_CHANGES_LENGTH, PUBLISH_JOB, cmsPageTag } from '../constants.ts';
import * as demandTexts from '../agreeing/texts.ts';
import { notifyMembers } from '../agreeing/notices.ts';
import { mayReleaseMembers, maySaveCmsPages } from '../policy.ts';
import { cmsPages, cmsVersions } from '../schema.ts';
import type { SectionInput } from '../sections/stored.ts';
import { isFree, moveAddress } from './addresses.ts';
import { stampOf } from './queries.ts';
import { tooLong } from '../texts.ts';
import * as texts from './texts.ts';

export interface DraftInput {
  /** Null for a new page. */
  readonly id: number | null;
  readonly slug: string;
  readonly title: string;
  /** A document tree from wherever, of a page that is one text. */
  readonly body?: unknown;
  /** The sections of any other page, in their order. */
  readonly sections?: readonly SectionInput[];
  readonly footerPosition: number | null;
  /** Its former versions stay to be read by everybody; as it was unless it is said. */
  readonly isLegal?: boolean;
  /** What members hear of this version; nothing unless it is said. */
  readonly memberNotice?: MemberNotice;
  /** The stamp of what the editor had before them; '' for a new page. */
  readonly seen: string;
}

/**
 * Why nothing happens to a draft: `conflict`, since somebody else saved meanwhile; `nothing`, since there is nothing to
 * publish, to take back or to end.
 */
export type DraftRefusal = RefusedFor<'conflict' | 'nothing'>;
export type DraftOutcome =
  | { readonly kind: 'saved'; readonly id: number; readonly number: number }
  | Invalid
  | DraftRefusal;

/** Taking back and ending type nothing, so that nothing about it can be wrong. */
type ReleaseOutcome = Exclude<DraftOutcome, Invalid>;

type PageRow = typeof cmsPages.$inferSelect;
type VersionRow = typeof cmsVersions.$inferSelect;

/** Saves the draft. Readers see nothing of it but its address and its place at the foot of the pages. Throws 403 and 404. */
export const saveDraft = (ctx: Ctx, input: DraftInput): Promise<DraftOutcome> =>
  withTransaction(ctx, async (ctx): Promise<DraftOutcome> => {
    if (!maySaveCmsPages(ctx.viewer)) throw forbidden();
    const { footerPosition, isLegal: wantsLegal, memberNotice = NO_MEMBER_NOTICE, ...words } = input;
    const before = input.id === null ? undefined : await latestOf(ctx, input.id);
    const checked = await checkPage(
      ctx,
      { ...words, ...(footerPosition !== null && { footerPosition }) },
      before?.sections,
    );
    const problems = checkMemberNotice(memberNotice);
    if (checked.kind === 'invalid') return invalid({ ...checked.errors, ...problems });
    if (Object.keys(problems).length > 0) return invalid(problems);
    const { slug } = checked.value;
    const known = input.id === null ? undefined : await lockPage(ctx, input.id);
    const isLegal = wantsLegal ?? known?.isLegal ?? false;
    if (!isLegal && memberNotice.toMembers !== 'nothing') return invalid({ toMembers: demandTexts.notLegal });
    const page = known ?? (await insertPage(ctx, slug));
    if (!page) return invalid({ slug: texts.slugTaken });
    const latest = await latestOf(ctx, page.id);
    if (input.id !== null && input.seen !== stampOf(page, latest))
      return refusedFor('conflict', texts.conflict);
    const isMoved = slug !== page.slug;
    if (isMoved && !(await moveAddress(ctx, page, slug))) return invalid({ slug: texts.slugTaken });
    const number = await writeDraft(ctx, page, latest, { checked: checked.value, memberNotice });
    const demandedVersion = isLegal ? page.demandedVersion : null;
    const settled = { slug, footerPosition, isLegal, demandedVersion };
    await ctx.db.update(cmsPages).set(settled).where(eq(cmsPages.id, page.id));
    if (isLegal !== page.isLegal) await setMediaUses(ctx, page.id, page.version);
    await recordPage(ctx, page.id, 'cmspage.drafted', {
      before: latest && {
        title: latest.title,
        version: latest.number,
        footerPosition: page.footerPosition,
        isLegal: page.isLegal,
        toMembers: latest.toMembers,
        ...(isMoved && { address: page.slug }),
      },
      after: {
        title: checked.value.title,
        version: number,
        footerPosition,
        isLegal,
        toMembers: memberNotice.toMembers,
        ...(isMoved && { address: slug }),
      },
    });
    if (isMoved || isLegal !== page.isLegal) touch(ctx, CMS_PAGES_TAG, cmsPageTag(page.id));
    else if (footerPosition !== page.footerPosition) touch(ctx, CMS_PAGES_TAG);
    if (page.demandedVersion !== null) touch(ctx, agreements.tag);
    return { kind: 'saved', id: page.id, number };
  });

/**
 * Writes the draft and returns its number, or that of what is out where the words are the same and nobody is to hear of them
 * anew.
 */
const writeDraft = async (
  ctx: Ctx,
  page: PageRow,
  latest: VersionRow | undefined,
  { checked, memberNotice }: { readonly checked: CheckedPage; readonly memberNotice: MemberNotice },
): Promise<number> => {
  const isDraft = latest !== undefined && latest.publishedAt === null;
  const isNothingNew = memberNotice.toMembers === 'nothing';
  if (latest && !isDraft && isNothingNew && hasSameWords(latest, checked)) return latest.number;
  const number = isDraft ? latest.number : (latest?.number ?? 0) + 1;
  await writeVersion(ctx, page.id, number, checked, memberNotice);
  await setMediaUses(ctx, page.id, page.version);
  return number;
};

/** Brings out the draft as it was seen, or the last version of a page that was taken back. Throws 403 and 404. */
export const publishDraft = (ctx: Ctx, id: number, seen: string): Promise<DraftOutcome> =>
  withTransaction(ctx, async (ctx): Promise<DraftOutcome> => {
    if (!maySaveCmsPages(ctx.viewer)) throw forbidden();
    const page = await lockPage(ctx, id);
    const latest = await latestOf(ctx, id);
    if (seen !== stampOf(page, latest)) return refusedFor('conflict', texts.conflict);
    if (!latest || latest.number === page.version) return refusedFor('nothing', texts.nothingToPublish);
    await bringOut(ctx, page, latest);
    return { kind: 'saved', id, number: latest.number };
  });

const bringOut = async (ctx: Ctx, page: PageRow, { number, title, toMembers, changes }: VersionRow) => {
  const row = eq(cmsPages.id, page.id);
  const isAsking = page.isLegal && toMembers === 'agreement';
  const demandedVersion = isAsking ? number : page.demandedVersion;
  await ctx.db
    .update(cmsPages)
    .set({ version: number, publishAt: null, updatedAt: ctx.now, demandedVersion })
    .where(row);
  await ctx.db.update(cmsVersions).set({ createdAt: ctx.now }).where(isVersion(page.id, number));
  await markOut(ctx, page.id, number);
  await setMediaUses(ctx, page.id, number);
  await recordPage(ctx, page.id, 'cmspage.published', {
    before: { version: page.version },
    after: { title, version: number, toMembers },
  });
  if (page.isLegal && toMembers === 'notice')
    await notifyMembers(ctx, { pageId: page.id, version: number, title, changes });
  touch(ctx, CMS_PAGES_TAG, cmsPageTag(page.id));
  if (demandedVersion !== null) touch(ctx, agreements.tag);
};

/** Schedules the draft; null calls it off. Throws 403 and 404. */
export const scheduleDraft = (ctx: Ctx, id: number, seen: string, at: Date | null): Promise<DraftOutcome> =>
  withTransaction(ctx, async (ctx): Promise<DraftOutcome> => {
    if (!maySaveCmsPages(ctx.viewer)) throw forbidden();
    const page = await lockPage(ctx, id);
    const latest = await latestOf(ctx, id);
    if (seen !== stampOf(page, latest)) return refusedFor('conflict', texts.conflict);
    if (!latest || latest.number === page.version) return refusedFor('nothing', texts.nothingToPublish);
    if (at && at <= ctx.now) return invalid({ publishAt: texts.momentPassed });
    await ctx.db.update(cmsPages).set({ publishAt: at }).where(eq(cmsPages.id, id));
    if (at) await enqueue(ctx, { name: PUBLISH_JOB }, { pageId: id }, { startAfter: at });
    await recordPage(ctx, id, 'cmspage.scheduled', {
      before: { publishAt: page.publishAt?.toISOString() ?? null },
      after: { publishAt: at?.toISOString() ?? null },
    });
    return { kind: 'saved', id, number: latest.number };
  });

/** Brings out, for the job, what is due. What was put off or called off meanwhile stays. */
export const publishDue = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const [page] = await ctx.db.select().from(cmsPages).where(eq(cmsPages.id, id)).for('update');
    if (!page?.publishAt || page.publishAt > ctx.now) return;
    const latest = await latestOf(ctx, id);
    if (latest && latest.number > page.version) await bringOut(ctx, page, latest);
  });

/** Nobody reads it any more, and nobody has to agree to it; all versions stay. Throws 403 and 404. */
export const withdrawPage = (ctx: Ctx, id: number): Promise<ReleaseOutcome> =>
  withTransaction(ctx, async (ctx): Promise<ReleaseOutcome> => {
    if (!mayReleaseMembers(ctx.viewer)) throw forbidden();
    const page = await lockPage(ctx, id);
    if (page.version === 0) return refusedFor('nothing', texts.notOut);
    const gone = { version: 0, publishAt: null, demandedVersion: null };
    await ctx.db.update(cmsPages).set(gone).where(eq(cmsPages.id, id));
    await setMediaUses(ctx, id, 0);
    await recordPage(ctx, id, 'cmspage.withdrawn', {
      before: { version: page.version },
      after: { version: 0 },
    });
    touch(ctx, CMS_PAGES_TAG, cmsPageTag(id));
    if (page.demandedVersion !== null) touch(ctx, agreements.tag);
    return { kind: 'saved', id, number: page.version };
  });

/** Ends what the page demands: it stays as it is; who agreed to it stays in the log. Throws 403 and 404. */
export const endDemand = (ctx: Ctx, id: number): Promise<ReleaseOutcome> =>
  withTransaction(ctx, async (ctx): Promise<ReleaseOutcome> => {
    if (!mayReleaseMembers(ctx.viewer)) throw forbidden();
    const page = await lockPage(ctx, id);
    if (page.demandedVersion === null) return refusedFor('nothing', demandTexts.noDemand);
    await ctx.db.update(cmsPages).set({ demandedVersion: null }).where(eq(cmsPages.id, id));
    await recordPage(ctx, id, 'cmspage.demand-ended', {
      before: { demandedVersion: page.demandedVersion },
      after: { demandedVersion: null },
    });
    touch(ctx, CMS_PAGES_TAG, agreements.tag);
    return { kind: 'saved', id, number: page.version };
  });

/** Makes the words of an earlier version the draft, in place of the one there is. Throws 403 and 404. */
export const restoreVersion = (ctx: Ctx, id: number, number: number, seen: string): Promise<DraftOutcome> =>
  withTransaction(ctx, async (ctx): Promise<DraftOutcome> => {
    if (!maySaveCmsPages(ctx.viewer)) throw forbidden();
    const page = await lockPage(ctx, id);
    const latest = await latestOf(ctx, id);
    const [wanted] = await ctx.db.select().from(cmsVersions).where(isVersion(id, number));
    if (!wanted || !latest) throw notFound();
    if (seen !== stampOf(page, latest)) return refusedFor('conflict', texts.conflict);
    const { title, sections, contents } = wanted;
    const words = { sections, contents };
    const checked = { slug: page.slug, title, words, footerPosition: page.footerPosition };
    const draft = await writeDraft(ctx, page, latest, { checked, memberNotice: NO_MEMBER_NOTICE });
    await recordPage(ctx, id, 'cmspage.restored', { after: { title, version: draft, fromVersion: number } });
    return { kind: 'saved', id, number: draft };
  });

const checkMemberNotice = ({ toMembers, changes }: MemberNotice): Readonly<Record<string, string>> => {
  if (changes.length > MAX_CHANGES_LENGTH) return { changes: tooLong(MAX_CHANGES_LENGTH) };
  return toMembers !== 'nothing' && changes === '' ? { changes: demandTexts.changesMissing } : {};
};

const insertPage = async (ctx: Ctx, slug: string): Promise<PageRow | undefined> => {
  if (!(await isFree(ctx, slug))) return undefined;
  const fresh = { slug, version: 0, publishedAt: ctx.now, updatedAt: ctx.now };
  const [page] = await ctx.db.insert(cmsPages).values(fresh).onConflictDoNothing().returning();
  return page;
};

const lockPage = async (ctx: Ctx, id: number): Promise<PageRow> => {
  const [page] = await ctx.db.select().from(cmsPages).where(eq(cmsPages.id, id)).for('update');
  if (!page) throw notFound();
  return page;
};

const latestOf = async (ctx: Ctx, pageId: number): Promise<VersionRow | undefined> => {
  const isOfPage = eq(cmsVersions.pageId, pageId);
  const [latest] = await ctx.db
    .select()
    .from(cmsVersions)
    .where(isOfPage)
    .orderBy(desc(cmsVersions.number))
    .limit(1);
  return latest;
};

const isVersion = (pageId: number, number: number) =>
  and(eq(cmsVersions.pageId, pageId), eq(cmsVersions.number, number));

interface PageChange {
  readonly before?: object | undefined;
  readonly after: object;
}

const recordPage = (ctx: Ctx, objectId: number, action: string, { before, after }: PageChange) =>
  record(ctx, {
    type: 'cmspage',
    objectId,
    action,
    ...(before && { before: { ...before } }),
    after: { ...after },
  });
