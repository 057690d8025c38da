// Topic: who hears of a decision: the person affected gets the statement of reasons, whoever told of it what became of that; by mail, and
// members on the site too. Each mail has a key of its own, so that nothing is told twice.
import type { Ctx } from '#kernel/ctx.ts';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { mailAddresses } from '#bundles/users/public.ts';
import { wordedLetter } from '#bundles/wording/public.ts';
import { standingHref } from '../links.ts';
import type { LinkTo } from '../links.ts';
import type { Case, Notice } from '../queries.ts';
import { findReportable } from '../reportables.ts';
import { addressOf } from '../reporting/commands.ts';
import { about } from '../texts.ts';
import type { news } from '../texts.ts';
import { affectedMail, notifierMail } from '../wordings.ts';

export interface CaseTold {
  readonly userId: number;
  /** The same news have the same key. */
  readonly key: string;
  readonly what: keyof typeof news;
  readonly href: string;
}

/** A member is to hear of what was decided. */
export const caseTold = defineAnnouncement<CaseTold>('moderation.told');

interface Telling {
  readonly one: Case;
  /** Tells this news from all others about the case. */
  readonly key: string;
  readonly what: keyof typeof news;
  readonly paragraphs: readonly string[];
}

/** The thing in words: „Kommentar: ‚…‘“. */
export const nameOfThing = async (ctx: Ctx, { type, title }: Pick<Case, 'type' | 'title'>): Promise<string> =>
  about((await findReportable(ctx, type))?.name ?? type, title);

export const tellAffected = async (ctx: Ctx, { one, key, what, paragraphs }: Telling): Promise<void> => {
  const { authorId } = one;
  if (authorId === null) return;
  const to = (await mailAddresses.byIds(ctx, [authorId])).get(authorId);
  const link: LinkTo = { side: 'affected', id: one.id };
  if (to)
    await mail(ctx, affectedMail, {
      to,
      link,
      key,
      paragraphs,
      inhalt: await nameOfThing(ctx, one),
      userId: authorId,
    });
  const told: CaseTold = { userId: authorId, key, what, href: standingHref(ctx, link) };
  await announce(ctx, caseTold, told);
};

export const tellNotifier = async (
  ctx: Ctx,
  notice: Notice,
  { one, key, what, paragraphs }: Telling,
): Promise<void> => {
  const { reporterId } = notice;
  const to = await addressOf(ctx, notice);
  const link: LinkTo = { side: 'notifier', id: notice.id };
  const inhalt = await nameOfThing(ctx, one);
  const own = `${key}:${notice.id}`;
  if (to)
    await mail(ctx, notifierMail, {
      to,
      link,
      key: own,
      paragraphs,
      inhalt,
      ...(reporterId !== null && { userId: reporterId }),
    });
  if (reporterId === null) return;
  const told: CaseTold = { userId: reporterId, key: own, what, href: standingHref(ctx, link) };
  await announce(ctx, caseTold, told);
};

interface Letter {
  readonly to: { readonly name: string; readonly address: string };
  readonly link: LinkTo;
  readonly key: string;
  readonly paragraphs: readonly string[];
  readonly inhalt: string;
  readonly userId?: number;
}

const mail = async (
  ctx: Ctx,
  wording: typeof affectedMail,
  { to, link, key, paragraphs, inhalt, userId }: Letter,
): Promise<void> => {
  const letter = await wordedLetter(ctx, {
    mail: wording,
    name: to.name,
    values: { inhalt, begruendung: paragraphs.join('\n\n') },
    href: ctx.config.publicUrl + standingHref(ctx, link),
  });
  await sendMail(ctx, { to, ...letter, key: `moderation:${key}`, ...(userId !== undefined && { userId }) });
};
