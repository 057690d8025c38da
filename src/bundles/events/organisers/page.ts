// Serves /konto/veranstalter: who names me as organiser, and what I say to that.
import { momentOf } from '#design/dates.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import type { AccountEntry } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { organiserPaths } from './paths.ts';
import { mayAllowOrganiser } from './policy.ts';
import { hasConsents, listConsents } from './queries.ts';
import type { ListedConsent } from './queries.ts';
import * as texts from './texts.ts';
import { ConsentsPage } from './ui/ConsentsPage.tsx';
import type { ConsentView } from './views.ts';

/** The position after one's own calendar. */
const MENU_ORDER = 47;

/** Returns the entry of the menu, only for those whom somebody has named. */
export const organiserEntry = async (ctx: Ctx): Promise<AccountEntry | undefined> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer) || !(await hasConsents(ctx, viewer.id))) return undefined;
  return { name: texts.menuName, href: url(organiserPaths.page), order: MENU_ORDER };
};

export const loadConsentsPage = async (ctx: Ctx, userId: number): Promise<PageAnswer> => {
  const [shell, consents] = await Promise.all([
    loadAccountShell(ctx, url(organiserPaths.page)),
    listConsents(ctx, userId),
  ]);
  const people = await usersByIds(
    ctx,
    consents.map(({ authorId }) => authorId),
  );
  const view = {
    shell,
    consents: consents.map((consent) => toView(ctx, consent, people.get(consent.authorId))),
  };
  return page(ConsentsPage, view, { head: { title: texts.title, robots: 'noindex' } });
};

const toView = (ctx: Ctx, consent: ListedConsent, author: PersonView | undefined): ConsentView => {
  const { authorId, state, title, askedAt } = consent;
  return {
    authorId,
    name: author?.name ?? '',
    href: author?.href ?? null,
    note: texts.noteOf(title, momentOf(askedAt).text),
    state: texts.states[state],
    action: url(organiserPaths.decide, { authorId }),
    allow: state !== 'allowed' && mayAllowOrganiser(ctx.viewer) ? texts.allow : null,
    deny: state === 'denied' ? null : texts.deny,
  };
};
