// Tells those concerned of a decision: the person affected gets the statement of reasons, whoever told of it what became of
// that; by mail, and members on the site too. Each mail has a key of its own, so that nothing is told twice.
import { grouped } from '#design/wording.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { mailAddresses } from '#bundles/users/public.ts';
import { wordedLetter } from '#bundles/wording/public.ts';
import { standingHref } from '../links.ts';
import { moderationPaths } from '../paths.ts';
import type { LinkTo } from '../links.ts';
import type { Case, Notice } from '../queries.ts';
import { findReportable } from '../reportables.ts';
import { addressOf } from '../reporting/commands.ts';
import { about } from '../texts.ts';
import type { news } from '../texts.ts';
import { accountMail, affectedMail, affectedManyMail, notifierMail, notifierManyMail } from '../wordings.ts';

export interface CaseNews {
  readonly userId: number;
  /** The same news have the same key. */
  readonly key: string;
  readonly what: keyof typeof news;
  readonly href: string;
}

/** A member is to hear of what was decided. */
export const caseTold = defineAnnouncement<CaseNews>('moderation.told');

interface CaseNotification<Along = Case> {
  readonly one: Case;
  /** What else is told in the same letter. */
  readonly along?: readonly Along[];
  /** Tells this news from all others about the case. */
  readonly key: string;
  readonly what: keyof typeof news;
  /** It is about the account, and nothing that stands there. */
  readonly isAboutAccount?: boolean;
  readonly paragraphs: readonly string[];
}

/** Returns the thing in words: „Kommentar: ‚…‘“. */
export const nameOfThing = async (ctx: Ctx, { type, title }: Pick<Case, 'type' | 'title'>): Promise<string> =>
  about((await findReportable(ctx, type))?.name ?? type, title);

export const notifyAffected = async (
  ctx: Ctx,
  { one, along = [], key, what, paragraphs, isAboutAccount = false }: CaseNotification,
): Promise<void> => {
  const { authorId } = one;
  if (authorId === null) return;
  const to = (await mailAddresses.byIds(ctx, [authorId])).get(authorId);
  const things = [one, ...along].map((one) => ({ one, link: { side: 'affected', id: one.id } as const }));
  const letters = isAboutAccount ? ABOUT_ACCOUNT : AFFECTED;
  if (to) await mail(ctx, letters, { to, things, key, paragraphs, userId: authorId });
  await announce(ctx, caseTold, newsOf(ctx, { userId: authorId, key, what, things }));
};

export const notifyNotifier = async (
  ctx: Ctx,
  notice: Notice,
  {
    one,
    along = [],
    key,
    what,
    paragraphs,
  }: CaseNotification<{ readonly one: Case; readonly notice: Notice }>,
): Promise<void> => {
  const { reporterId } = notice;
  const to = await addressOf(ctx, notice);
  const things = [{ one, notice }, ...along].map(({ one, notice }) => ({
    one,
    link: { side: 'notifier', id: notice.id } as const,
  }));
  const own = `${key}:${notice.id}`;
  const userId = reporterId ?? undefined;
  if (to) await mail(ctx, NOTIFIER, { to, things, key: own, paragraphs, userId });
  if (userId !== undefined) await announce(ctx, caseTold, newsOf(ctx, { userId, key: own, what, things }));
};

interface ThingWithLink {
  readonly one: Case;
  readonly link: LinkTo;
}

/** Returns the news on the site; where it is about many things it leads to the list of all that is one's own. */
const newsOf = (
  ctx: Ctx,
  { things, what, ...news }: Omit<CaseNews, 'href'> & { readonly things: readonly ThingWithLink[] },
): CaseNews =>
  things.length === 1
    ? { ...news, what, href: standingHref(ctx, things[0]!.link) }
    : { ...news, what: MANY[what] ?? what, href: url(moderationPaths.own) };

const MANY: Readonly<Partial<Record<keyof typeof news, keyof typeof news>>> = {
  decided: 'decidedMany',
  answered: 'answeredMany',
};

const AFFECTED = { one: affectedMail, many: affectedManyMail };
const ABOUT_ACCOUNT = { one: accountMail, many: affectedManyMail };
const NOTIFIER = { one: notifierMail, many: notifierManyMail };

interface Letter {
  readonly to: { readonly name: string; readonly address: string };
  readonly things: readonly ThingWithLink[];
  readonly key: string;
  readonly paragraphs: readonly string[];
  readonly userId?: number | undefined;
}

const mail = async (
  ctx: Ctx,
  wordings: typeof AFFECTED | typeof ABOUT_ACCOUNT | typeof NOTIFIER,
  { to, things, key, paragraphs, userId }: Letter,
): Promise<void> => {
  const [{ one, link }] = things as [ThingWithLink];
  const begruendung = paragraphs.join('\n\n');
  const hrefOf = (to: LinkTo) => ctx.config.publicUrl + standingHref(ctx, to);
  const shared = { name: to.name, href: hrefOf(link) };
  const letter =
    things.length === 1
      ? await wordedLetter(ctx, {
          ...shared,
          mail: wordings.one,
          values: { inhalt: await nameOfThing(ctx, one), begruendung },
        })
      : await wordedLetter(ctx, {
          name: to.name,
          mail: wordings.many,
          values: { anzahl: grouped(things.length), begruendung },
          more: await Promise.all(
            things.map(async ({ one, link }) => ({ label: await nameOfThing(ctx, one), href: hrefOf(link) })),
          ),
        });
  await sendMail(ctx, { to, ...letter, key: `moderation:${key}`, ...(userId !== undefined && { userId }) });
};
