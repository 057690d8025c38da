// Writes the pages about the portal itself. Every change of words is a version of its own; none is ever overwritten.
import { and, eq, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { url } from '#kernel/named-routes.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked, Invalid } from '#kernel/outcomes.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { record } from '#bundles/history/public.ts';
import { setImageUses } from '#bundles/media/public.ts';
import { setStreamUses } from '#bundles/streams/public.ts';
import { agreements } from '#bundles/users/public.ts';
import { CMS_PAGES_TAG, MAX_SLUG_LENGTH, MAX_TITLE_LENGTH, TEXT_SECTION, cmsPageTag } from './constants.ts';
import type { ToMembers } from './constants.ts';
import { checkSections, mediaOf } from './sections/stored.ts';
import type { CheckedSections, SectionInput, StoredSection } from './sections/stored.ts';
import { isTextSection, typedText } from './sections/text-data.ts';
import { cmsPaths } from './paths.ts';
import { maySaveCmsPages } from './policy.ts';
import { cmsPages, cmsVersions } from './schema.ts';
import * as texts from './texts.ts';

export interface CmsPageInput {
  /** A page with this address gets a new version, otherwise a new page is made. */
  readonly slug: string;
  readonly title: string;
  /** A document tree, as JSON from wherever, of a page that is one text. */
  readonly body?: unknown;
  /** The sections of any other page, in their order. */
  readonly sections?: readonly SectionInput[];
  /** Its turn among the links at the foot of every page; a page without it has no link there. */
  readonly footerPosition?: number;
  /** Its former versions stay to be read by everybody; as it was unless it is said. */
  readonly isLegal?: boolean;
}

export type SaveOutcome = { readonly kind: 'saved'; readonly id: number; readonly version: number } | Invalid;

/** Saves a page, which is out at once; words that didn't change make no new version. Throws 403. */
export const saveCmsPage = (ctx: Ctx, input: CmsPageInput): Promise<SaveOutcome> =>
  withTransaction(ctx, async (ctx): Promise<SaveOutcome> => {
    if (!maySaveCmsPages(ctx.viewer)) throw forbidden();
    const outcome = await checkPage(ctx, input);
    if (outcome.kind === 'invalid') return outcome;
    const checked = outcome.value;
    const page = await lockPage(ctx, checked);
    const [before] = await ctx.db.select().from(cmsVersions).where(isVersion(page.id, page.version));
    const isNew = !before || !hasSameWords(before, checked);
    const version = isNew ? (await latestNumber(ctx, page.id)) + 1 : page.version;
    if (isNew) await writeVersion(ctx, page.id, version, checked);
    const { footerPosition } = checked;
    const isLegal = input.isLegal ?? page.isLegal;
    const demandedVersion = isLegal ? page.demandedVersion : null;
    const changes = {
      footerPosition,
      isLegal,
      demandedVersion,
      version,
      ...(isNew && { updatedAt: ctx.now }),
    };
    await ctx.db.update(cmsPages).set(changes).where(eq(cmsPages.id, page.id));
    await markOut(ctx, page.id, version);
    await setMediaUses(ctx, page.id, version);
    await record(ctx, {
      type: 'cmspage',
      objectId: page.id,
      action: before ? 'cmspage.changed' : 'cmspage.created',
      ...(before && { before: { title: before.title, version: page.version } }),
      after: { title: checked.title, version, footerPosition },
    });
    touch(ctx, CMS_PAGES_TAG, cmsPageTag(page.id));
    if (page.demandedVersion !== null) touch(ctx, agreements.tag);
    return { kind: 'saved', id: page.id, version };
  });

export interface CheckedPage {
  readonly slug: string;
  readonly title: string;
  readonly words: CheckedSections;
  readonly footerPosition: number | null;
}

/** Checks a page; `before` are the sections of the version that was changed. */
export const checkPage = async (
  ctx: Ctx,
  input: CmsPageInput,
  before?: readonly StoredSection[],
): Promise<Checked<CheckedPage>> => {
  const {
    slug,
    footerPosition = null,
    sections = [{ key: 1, type: TEXT_SECTION, typed: typedText(input.body) }],
  } = input;
  const isWord = /^[a-z0-9-]+$/.test(slug);
  const title = visibleLine(input.title);
  const words = await checkSections(ctx, sections, before);
  const isPosition = footerPosition === null || (Number.isInteger(footerPosition) && footerPosition > 0);
  const errors = {
    ...(!isWord && { slug: texts.slugInvalid }),
    ...(isWord && isReserved(ctx, slug) && { slug: texts.slugReserved }),
    ...(slug.length > MAX_SLUG_LENGTH && { slug: texts.tooLong(MAX_SLUG_LENGTH) }),
    ...(!title && { title: texts.titleMissing }),
    ...(title.length > MAX_TITLE_LENGTH && { title: texts.tooLong(MAX_TITLE_LENGTH) }),
    ...(!isPosition && { footerPosition: texts.positionInvalid }),
    ...(words.kind === 'invalid' && words.errors),
  };
  if (words.kind === 'invalid' || Object.keys(errors).length > 0) return invalid(errors);
  return valid({ slug, title, footerPosition, words: words.value });
};

/** Says whether the portal itself shows something else at the address of the page. */
const isReserved = ({ portal }: Ctx, slug: string): boolean =>
  portal.routes.all().some(({ template }) => template === url(cmsPaths.page, { slug }));

/** Returns the page, locked until the end of the transaction; a new one has no version yet. */
const lockPage = async (ctx: Ctx, { slug }: CheckedPage) => {
  const fresh = { slug, version: 0, publishedAt: ctx.now, updatedAt: ctx.now };
  await ctx.db.insert(cmsPages).values(fresh).onConflictDoNothing();
  const [page] = await ctx.db.select().from(cmsPages).where(eq(cmsPages.slug, slug)).for('update');
  return page!;
};

const isVersion = (pageId: number, number: number) =>
  and(eq(cmsVersions.pageId, pageId), eq(cmsVersions.number, number));

const latestNumber = async (ctx: Ctx, pageId: number): Promise<number> => {
  const [row] = await ctx.db
    .select({ number: max(cmsVersions.number) })
    .from(cmsVersions)
    .where(eq(cmsVersions.pageId, pageId));
  return row?.number ?? 0;
};

/**
 * Says whether two versions have the same words: all trees are canonical, the stored ones with their keys in the database's
 * order.
 */
export const hasSameWords = (before: typeof cmsVersions.$inferSelect, { title, words }: CheckedPage) =>
  before.title === title && isDeepStrictEqual(before.sections.map(typedPart), words.sections.map(typedPart));

/** Returns a section without what is made of it. */
const typedPart = (section: StoredSection): object =>
  isTextSection(section) ? { ...section, data: section.data.document } : section;

/** What members hear of a version when it comes out. */
export interface MemberNotice {
  readonly toMembers: ToMembers;
  readonly changes: string;
}

export const NO_MEMBER_NOTICE: MemberNotice = { toMembers: 'nothing', changes: '' };

/** Writes a version: a new one, or a draft as it was saved last. */
export const writeVersion = async (
  ctx: Ctx,
  pageId: number,
  number: number,
  { title, words }: Pick<CheckedPage, 'title' | 'words'>,
  { toMembers, changes }: MemberNotice = NO_MEMBER_NOTICE,
): Promise<void> => {
  const row = { title, ...words, toMembers, changes, editorId: ctx.viewer.id, createdAt: ctx.now };
  await ctx.db
    .insert(cmsVersions)
    .values({ pageId, number, ...row })
    .onConflictDoUpdate({ target: [cmsVersions.pageId, cmsVersions.number], set: row });
};

/** Everything that was out once stays as it was then. */
export const markOut = async (ctx: Ctx, pageId: number, number: number): Promise<void> => {
  const isFirstTime = and(isVersion(pageId, number), isNull(cmsVersions.publishedAt));
  await ctx.db.update(cmsVersions).set({ publishedAt: ctx.now }).where(isFirstTime);
};

const isLatest = sql`${cmsVersions.number} = (select max(v.number) from cms_versions v where v.page_id = ${cmsVersions.pageId})`;

/**
 * Returns the condition for the versions that readers may see of a page: the version that is out, and of a legal page those
 * before it.
 */
const isOpen = (shown: number, isLegal: boolean) =>
  isLegal && shown > 0
    ? or(eq(cmsVersions.number, shown), isNotNull(cmsVersions.publishedAt))
    : eq(cmsVersions.number, shown);

/** Sets that pictures and films of what is open are for everybody, those of the draft for whoever works on it. */
export const setMediaUses = async (ctx: Ctx, pageId: number, shown: number): Promise<void> => {
  const [page] = await ctx.db
    .select({ isLegal: cmsPages.isLegal })
    .from(cmsPages)
    .where(eq(cmsPages.id, pageId));
  const open = isOpen(shown, page?.isLegal ?? false);
  const versions = await ctx.db
    .select({ sections: cmsVersions.sections, isPublic: sql<boolean>`${open}` })
    .from(cmsVersions)
    .where(and(eq(cmsVersions.pageId, pageId), or(open, isLatest)));
  const owner = { type: 'cmspage', id: pageId } as const;
  const shownMedia = await Promise.all(
    versions.map(async ({ sections, isPublic }) => ({ ...(await mediaOf(ctx, sections)), isPublic })),
  );
  await setImageUses(
    ctx,
    owner,
    shownMedia.flatMap(({ imageIds, isPublic }) => imageIds.map((imageId) => ({ imageId, isPublic }))),
  );
  await setStreamUses(
    ctx,
    owner,
    shownMedia.flatMap(({ streamIds, isPublic }) => streamIds.map((streamId) => ({ streamId, isPublic }))),
  );
};
