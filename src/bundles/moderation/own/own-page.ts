// /konto/moderation shows what was decided about one's own things, with the reasons, and what became of what one told of.
import { dayText } from '#design/dates.ts';
import type { AccountEntry } from '#kernel/account-menu.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { canBeAppealed, isNoticeWaiting } from '../appeals/rules.ts';
import { statementToAffected } from '../deciding/rules/statement.ts';
import { lastDayText, wordsOf } from '../deciding/words.ts';
import { standingHref } from '../links.ts';
import { moderationPaths } from '../paths.ts';
import { listAppeals } from '../queries.ts';
import type { Appeal, Decision } from '../queries.ts';
import { reportables } from '../reportables.ts';
import { categories } from '../categories/texts.ts';
import { about, numberOf } from '../texts.ts';
import { MENU_ORDER } from './constants.ts';
import { listOwnNotices, listOwnRestrictions } from './queries.ts';
import type { OwnDecision, OwnNotice } from './queries.ts';
import * as texts from './texts.ts';
import { OwnPage } from './ui/OwnPage.tsx';
import type { OwnEntryView } from './views.ts';

export const ownEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  isSignedIn(viewer) ? { name: texts.title, href: url(moderationPaths.own), order: MENU_ORDER } : undefined;

/** Loads the page for a viewer who is signed in. */
export const loadOwnPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const userId = ctx.viewer.id!;
  const [shell, restrictions, notices, kinds] = await Promise.all([
    loadAccountShell(ctx, url(moderationPaths.own)),
    listOwnRestrictions(ctx, userId),
    listOwnNotices(ctx, userId),
    reportables.collect(ctx),
  ]);
  const appeals = await listAppeals(
    ctx,
    restrictions.map(({ decision }) => decision.id),
  );
  const kindOf = (type: string) => kinds.find((kind) => kind.type === type);
  const nameOf = (type: string, title: string) => about(kindOf(type)?.name ?? type, title);
  const view = {
    shell,
    restrictions: restrictions.map((own) =>
      toRestriction(ctx, own, {
        appeals,
        name: nameOf(own.one.type, own.one.title),
        yours: kindOf(own.one.type)?.yours ?? '',
      }),
    ),
    notices: notices.map((own) => toNotice(ctx, own, nameOf(own.one.type, own.one.title))),
  };
  return page(OwnPage, view, { head: { title: texts.title, robots: 'noindex' } });
};

interface Around {
  readonly appeals: readonly Appeal[];
  readonly name: string;
  readonly yours: string;
}

const toRestriction = (
  ctx: Ctx,
  { one, decision }: OwnDecision,
  { appeals, name, yours }: Around,
): OwnEntryView => ({
  id: decision.id,
  title: name,
  // The text says what was done; all of the statement stands behind the link.
  text: statementToAffected(wordsOf(decision), yours)[0]!,
  note: [dayText(decision.validAt ?? decision.createdAt), stateOf(ctx, decision, appeals)].join(' · '),
  href: standingHref(ctx, { side: 'affected', id: one.id }),
});

const stateOf = ({ now }: Ctx, decision: Decision, appeals: readonly Appeal[]): string => {
  if (decision.state === 'reversed') return texts.fallen;
  const own = appeals.find(({ decisionId, side }) => decisionId === decision.id && side === 'affected');
  if (own && own.outcome === null) return texts.isAppealed;
  return !own && canBeAppealed('affected', decision, now)
    ? texts.canAppeal(lastDayText(decision.appealUntil!))
    : texts.holds;
};

const toNotice = (ctx: Ctx, { one, notice, answer }: OwnNotice, name: string): OwnEntryView => ({
  id: notice.id,
  title: name,
  text: categories[notice.category],
  note: [
    numberOf(notice.id),
    dayText(notice.createdAt),
    isNoticeWaiting(one.state, answer) ? texts.waiting : texts.answered,
  ].join(' · '),
  href: standingHref(ctx, { side: 'notifier', id: notice.id }),
});
