// Serves /admin/mitglieder/{id}/bestand, which asks why somebody wants to look at what an account holds.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { REASON_MAX_LENGTH } from '../constants.ts';
import { accountPaths } from '../paths.ts';
import { mayLookIntoAccounts } from '../policy.ts';
import { backTo } from '../texts.ts';
import * as texts from './texts.ts';
import { LookPage } from './ui/LookPage.tsx';
import type { LookPageView } from './views.ts';

interface TypedLook {
  readonly reason: string;
  readonly errors: FieldErrors;
}

/** Throws 403 and 404. */
export const loadLookPage = async (
  ctx: Ctx,
  id: number,
  { reason, errors }: TypedLook = { reason: '', errors: {} },
): Promise<PageAnswer> => {
  if (!mayLookIntoAccounts(ctx.viewer)) throw forbidden();
  const href = accountDesk.href(id);
  const [account, desk] = await Promise.all([accountDesk.find(ctx, id), loadDesk(ctx, href)]);
  if (!account) throw notFound();
  const view: LookPageView = {
    title: texts.titleOf(account.name),
    back: { name: backTo(account.name), href },
    action: url(accountPaths.lookSend, { id }),
    reason,
    errors: { ...errors },
    maxLength: REASON_MAX_LENGTH,
  };
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return page(LookPage, view, { head: { title: texts.title, robots: 'noindex', desk }, status });
};
