// Serves /konto/einsicht: who looked at what one's account holds, when and why.
import { momentOf } from '#design/dates.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { accountPaths } from './paths.ts';
import { listLooks, reasonOfLook } from './queries.ts';
import * as texts from './texts.ts';
import { OwnLooksPage } from './ui/OwnLooksPage.tsx';
import type { OwnLooksPageView } from './views.ts';

export const loadOwnLooksPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const [shell, looks] = await Promise.all([
    loadAccountShell(ctx, url(accountPaths.ownLooks)),
    listLooks(ctx, ctx.viewer.id ?? 0),
  ]);
  const people = await usersByIds(
    ctx,
    looks.flatMap(({ actorId }) => actorId ?? []),
  );
  const view: OwnLooksPageView = {
    shell,
    looks: looks.map((look) => ({
      id: look.id,
      by: people.get(look.actorId ?? 0)?.name ?? texts.byPortal,
      at: momentOf(look.at),
      reason: reasonOfLook(look),
    })),
  };
  return page(OwnLooksPage, view, { head: { title: texts.ownLooks, robots: 'noindex' } });
};
