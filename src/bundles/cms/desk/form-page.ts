// Shows one page with its draft and its versions, to be written, or as it was typed.
import { momentOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { dayAndClockOf } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { agreements } from '#bundles/users/public.ts';
import { MAX_FOOTER_POSITION, TEXT_SECTION, TO_MEMBERS } from '../constants.ts';
import { cmsPageHref } from '../kind.ts';
import * as demandTexts from '../agreeing/texts.ts';
import { documentOf } from '../agreeing/demands.ts';
import { cmsPaths } from '../paths.ts';
import { maySaveCmsPages } from '../policy.ts';
import { stateOf } from './list-page.ts';
import { findPage, listVersions, stampOf } from './queries.ts';
import type { DeskPage, WholePage } from './queries.ts';
import * as texts from './texts.ts';
import { loadSectionForms, toTypedSections } from './section-forms.ts';
import { sectionsOf } from './typed-sections.ts';
import type { TypedPage, TypedPageSection } from './typed-sections.ts';
import { PageForm } from './ui/PageForm.tsx';
import type { PageFormView, VersionView } from './views.ts';

/** What couldn't be saved so, or was only put in order: then there is nothing wrong. */
export interface RefusedPage {
  readonly typed: TypedPage;
  /** The sections as they were put in order; those that were typed without. */
  readonly sections?: readonly TypedPageSection[];
  readonly errors?: FieldErrors;
  readonly refusal?: string;
  /** What was done all the same. */
  readonly done?: string;
}

/** Loads the form of a page; null is a new one. Throws 403 for everybody but administrators of the whole portal, and 404. */
export const loadPageForm = async (
  ctx: Ctx,
  id: number | null,
  refused?: RefusedPage,
): Promise<PageAnswer> => {
  if (!maySaveCmsPages(ctx.viewer)) throw forbidden();
  const known = id === null ? undefined : await findPage(ctx, id);
  if (id !== null && !known) throw notFound();
  const path = id === null ? url(cmsPaths.begin) : url(cmsPaths.edit, { id });
  const typed = refused?.typed;
  const errors = { ...refused?.errors };
  const [desk, versions, demand, sections] = await Promise.all([
    loadDesk(ctx, path),
    id === null ? [] : listVersions(ctx, id),
    known ? loadDemand(ctx, known.page) : null,
    sectionsShown(ctx, known, refused).then((sections) => loadSectionForms(ctx, sections, errors)),
  ]);
  const title = typed?.['title'] ?? known?.latest.title ?? '';
  const view: PageFormView = {
    list: { name: texts.backToList, href: url(cmsPaths.list, {}) },
    heading: known?.latest.title ?? texts.newPage,
    state: known ? stateOf(known) : null,
    action: id === null ? url(cmsPaths.create) : url(cmsPaths.save, { id }),
    seen: seenOf(known, refused),
    title,
    slug: typed?.['slug'] ?? known?.page.slug ?? '',
    isLegal: typed ? typed['isLegal'] === '1' : (known?.page.isLegal ?? false),
    memberNotice: memberNoticeOf(known, typed),
    demand,
    footer: footerOf(typed?.['footerPosition'] ?? String(known?.page.footerPosition ?? '')),
    sections,
    publishAt: typed?.['publishAt'] ?? (known?.page.publishAt ? dayAndClockOf(known.page.publishAt) : ''),
    canPublish: true,
    canWithdraw: known !== undefined && known.page.version > 0,
    preview: id === null ? null : url(cmsPaths.preview, { id }),
    show: known && known.page.version > 0 ? cmsPageHref(known.page) : null,
    versions: known ? versions.map((version, at) => toVersion(known.page, version, at)) : [],
    restoreAction: id === null ? null : url(cmsPaths.restore, { id }),
    errors,
    refusal: refused?.refusal ?? refused?.done ?? null,
  };
  const status = refused?.errors ? 422 : refused?.refusal ? 409 : undefined;
  return page(PageForm, view, {
    head: { title: view.heading, robots: 'noindex', desk },
    ...(status && { status }),
  });
};

/**
 * Returns what is seen from now on. A form that comes back has seen no more than before; only who is told that somebody else was
 * faster has.
 */
const seenOf = (known: WholePage | undefined, refused: RefusedPage | undefined): string => {
  const before = refused?.refusal === undefined ? refused?.typed['seen'] : undefined;
  return before ?? (known ? stampOf(known.page, known.latest) : '');
};

/** Returns the sections that are shown: a new page begins with a text. */
const sectionsShown = async (
  ctx: Ctx,
  known: WholePage | undefined,
  refused: RefusedPage | undefined,
): Promise<readonly TypedPageSection[]> => {
  const typed = refused?.sections ?? (refused && sectionsOf(refused.typed));
  if (typed && (typed.length > 0 || refused?.errors)) return typed;
  if (known) return toTypedSections(ctx, known.latest.sections);
  return [{ key: 1, type: TEXT_SECTION, typed: {}, isRemoved: false }];
};

/** Returns what members are to be told: what is out tells nothing any more, the next version begins anew. */
const memberNoticeOf = (
  known: WholePage | undefined,
  typed: TypedPage | undefined,
): PageFormView['memberNotice'] => {
  const draft = known?.latest.publishedAt === null ? known.latest : undefined;
  const said = typed?.['order'] === undefined ? draft : undefined;
  return {
    value: typed?.['toMembers'] ?? said?.toMembers ?? 'nothing',
    options: TO_MEMBERS.map((value) => ({ value, name: demandTexts.toMembersNames[value] })),
    changes: typed?.['changes'] ?? said?.changes ?? '',
  };
};

const loadDemand = async (ctx: Ctx, page: DeskPage): Promise<PageFormView['demand']> => {
  const { id, demandedVersion } = page;
  const count = await agreements.count(ctx, documentOf(page), demandedVersion ?? 1);
  if (demandedVersion === null && count === 0) return null;
  return {
    text: demandedVersion === null ? demandTexts.noDemand : demandTexts.demandSince(demandedVersion, count),
    log: { name: demandTexts.toAgreements, href: url(cmsPaths.agreements, { id }) },
    endAction: demandedVersion === null ? null : url(cmsPaths.release, { id }),
  };
};

const footerOf = (value: string): PageFormView['footer'] => ({
  value,
  options: [
    { value: '', name: texts.footerNone },
    ...Array.from({ length: MAX_FOOTER_POSITION }, (_, at) => ({
      value: String(at + 1),
      name: texts.footerAt(at + 1),
    })),
  ],
});

interface ListedVersion {
  readonly number: number;
  readonly createdAt: Date;
}

const toVersion = (
  { id, version }: DeskPage,
  { number, createdAt }: ListedVersion,
  at: number,
): VersionView => {
  const marks = { [version]: texts.versionOut };
  const mark = marks[number] ?? (number > version && at === 0 ? texts.versionDraft : undefined);
  return {
    number,
    name: mark ? `${texts.versionName(number)}, ${mark}` : texts.versionName(number),
    at: momentOf(createdAt),
    preview: url(cmsPaths.preview, { id }, { fassung: number }),
    compare: number > 1 ? url(cmsPaths.versions, { id }, { von: number - 1, bis: number }) : null,
    canRestore: at > 0,
  };
};
