// Logs who agreed to a page, to which version, and when.
import { momentOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { agreements } from '#bundles/users/public.ts';
import { AgreementsDesk } from '#bundles/users/ui/public.ts';
import type { AgreementsView } from '#bundles/users/ui/public.ts';
import { AGREEMENTS_PER_PAGE } from '../constants.ts';
import * as texts from '../agreeing/texts.ts';
import { documentOf } from '../agreeing/demands.ts';
import { cmsPaths } from '../paths.ts';
import { maySaveCmsPages } from '../policy.ts';
import { findPage } from './queries.ts';

/** Throws 403 and 404. */
export const loadAgreements = async (ctx: Ctx, id: number, pageNumber: number): Promise<PageAnswer> => {
  if (!maySaveCmsPages(ctx.viewer)) throw forbidden();
  const offset = (pageNumber - 1) * AGREEMENTS_PER_PAGE;
  const [desk, known, found] = await Promise.all([
    loadDesk(ctx, url(cmsPaths.list, {})),
    findPage(ctx, id),
    agreements.list(ctx, documentOf({ id }), { offset, limit: AGREEMENTS_PER_PAGE + 1 }),
  ]);
  if (!known) throw notFound();
  const hrefOf = (at: number) => url(cmsPaths.agreements, { id }, at > 1 ? { seite: at } : {});
  const view: AgreementsView = {
    title: texts.agreementsTitle(known.latest.title),
    intro: texts.agreementsIntro,
    back: { name: texts.backToPage, href: url(cmsPaths.edit, { id }) },
    agreements: found.slice(0, AGREEMENTS_PER_PAGE).map(({ name, login, version, agreedAt }) => ({
      name: texts.memberLine(name, login, version),
      at: momentOf(agreedAt),
    })),
    newer: pageNumber > 1 ? hrefOf(pageNumber - 1) : null,
    older: found.length > AGREEMENTS_PER_PAGE ? hrefOf(pageNumber + 1) : null,
  };
  return page(AgreementsDesk, view, { head: { title: view.title, robots: 'noindex', desk } });
};
