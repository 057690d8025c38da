// Serves /admin/mitglieder/{id}/loeschen: what erasing an account would come to, and the form that does it.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { personalDataOf } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { REASON_MAX_LENGTH } from '../constants.ts';
import { accountPaths } from '../paths.ts';
import { mayEraseAccounts } from '../policy.ts';
import { backTo } from '../texts.ts';
import type { ProofPart } from './proof-document.ts';
import { rehearseErasure } from './queries.ts';
import * as texts from './texts.ts';
import { RehearsalPage } from './ui/RehearsalPage.tsx';
import type { ErasurePartView, RehearsalPageView } from './views.ts';

export interface TypedErasure {
  readonly keepsComments: boolean;
  readonly login?: string;
  readonly reason?: string;
  readonly errors?: FieldErrors;
  readonly refusal?: string;
}

/** Throws 403 and 404. */
export const loadRehearsalPage = async (ctx: Ctx, id: number, typed: TypedErasure): Promise<PageAnswer> => {
  if (!mayEraseAccounts(ctx.viewer)) throw forbidden();
  const { keepsComments, login = '', reason = '', errors = {} } = typed;
  const href = accountDesk.href(id);
  const [account, desk] = await Promise.all([accountDesk.find(ctx, id), loadDesk(ctx, href)]);
  if (!account) throw notFound();
  const parts = await rehearseErasure(ctx, id, { keepsComments });
  const view: RehearsalPageView = {
    title: texts.titleOf(account.name),
    back: { name: backTo(account.name), href },
    refusal: typed.refusal ?? (await accountDesk.refusalToErase(ctx, id)),
    parts: toPartViews(ctx, parts),
    rehearseAction: url(accountPaths.erasure, { id }),
    comments: keepsComments ? 'keep' : 'remove',
    action: url(accountPaths.erase, { id }),
    login: account.login,
    typed: { login, reason },
    errors: { ...errors },
    maxReason: REASON_MAX_LENGTH,
  };
  const status = typed.refusal ? 409 : Object.keys(errors).length > 0 ? 422 : 200;
  return page(RehearsalPage, view, { head: { title: view.title, robots: 'noindex', desk }, status });
};

/** Makes views of the parts; what there is nothing of is left out. */
const toPartViews = (ctx: Ctx, parts: readonly ProofPart[]): ErasurePartView[] => {
  const words = new Map(personalDataOf(ctx.portal).map((kept) => [kept.name, kept.words]));
  return parts
    .filter(({ goes, stays }) => goes > 0 || stays > 0)
    .map(({ name, title, goes, stays }) => {
      const said = words.get(name);
      const sentences = [goes > 0 && said?.goes, stays > 0 && said?.stays];
      return {
        title,
        goes: texts.count(goes),
        stays: texts.count(stays),
        words: sentences.filter((sentence) => typeof sentence === 'string'),
      };
    });
};
