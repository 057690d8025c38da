// Lists all pages about the portal, with what waits to come out.
import { momentOf } from '#design/dates.ts';
import { page, seeOther } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { cmsPageHref } from '../kind.ts';
import { cmsPaths } from '../paths.ts';
import { maySaveCmsPages } from '../policy.ts';
import { listPages } from './queries.ts';
import type { PageWithLatest } from './queries.ts';
import * as texts from './texts.ts';
import { PagesDesk } from './ui/PagesDesk.tsx';
import type { PagesDeskView } from './views.ts';

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadPagesDesk = async (ctx: Ctx, number: number): Promise<PageAnswer | RedirectAnswer> => {
  if (!maySaveCmsPages(ctx.viewer)) throw forbidden();
  const [desk, { rows, hasMore }] = await Promise.all([
    loadDesk(ctx, url(cmsPaths.list, {})),
    listPages(ctx, number),
  ]);
  if (rows.length === 0 && number > 1) return seeOther(hrefOf(1));
  const view: PagesDeskView = {
    begin: { name: texts.newPage, href: url(cmsPaths.begin) },
    rows: rows.map((row) => ({
      key: String(row.page.id),
      title: row.latest.title,
      href: url(cmsPaths.edit, { id: row.page.id }),
      address: cmsPageHref(row.page),
      state: stateOf(row),
      changed: momentOf(row.latest.createdAt),
    })),
    newer: number > 1 ? hrefOf(number - 1) : null,
    older: hasMore ? hrefOf(number + 1) : null,
  };
  return page(PagesDesk, view, { head: { title: texts.title, robots: 'noindex', desk } });
};

const hrefOf = (at: number) => url(cmsPaths.list, at > 1 ? { page: at } : {});

export const stateOf = ({ page: { version, publishAt }, latest }: PageWithLatest): string => {
  if (publishAt && latest.number > version) return texts.stateScheduled(momentOf(publishAt).text);
  if (version === 0)
    return latest.publishedAt !== null || latest.number > 1 ? texts.stateWithdrawn : texts.stateDraft;
  return latest.number > version ? texts.stateOutWithDraft(version) : texts.stateOut(version);
};

const MENU_ORDER = 75;

export const pagesEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  maySaveCmsPages(viewer)
    ? { name: texts.title, href: url(cmsPaths.list, {}), area: 'admin', order: MENU_ORDER }
    : undefined;
