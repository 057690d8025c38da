// Tells people what becomes of their registrations: guests by mail, members by notice, which mails them if they want that.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { announce } from '#kernel/announcements.ts';
import { enqueue } from '#kernel/jobs.ts';
import { url } from '#kernel/named-routes.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { mailAddresses } from '#bundles/users/public.ts';
import { wordedLetter } from '#bundles/wording/public.ts';
import { findEvents } from '../queries.ts';
import type { DateNews } from './constants.ts';
import { NOTIFY_BATCH, NOTIFY_REGISTERED } from './constants.ts';
import { guestHrefOf } from './links.ts';
import { registrationMails } from './mails/wordings.ts';
import { registeredTold } from './notices.ts';
import { inFullWords } from './occasion.ts';
import { registrationPaths } from './paths.ts';
import { findRegistrations } from './queries.ts';
import type { Registration } from './queries.ts';
import * as texts from './texts.ts';

export type MailName = keyof typeof registrationMails;

/** What is filled in beside what the registration says. */
interface Said {
  readonly reason?: string;
  readonly subject?: string;
  readonly message?: string;
  /** When and where it was to be before. */
  readonly before?: string;
}

export interface RegisteredNews extends Said {
  readonly what: 'promoted' | 'removed' | 'letter' | DateNews;
  readonly ids: readonly number[];
  /** Tells these news from others of their sort; the same are told once. */
  readonly stamp: string;
}

/** Is done by a job, in the caller's transaction. */
export const notifyLater = (ctx: Ctx, news: RegisteredNews): Promise<void> =>
  news.ids.length === 0 ? Promise.resolve() : enqueue(ctx, { name: NOTIFY_REGISTERED }, news);

/**
 * Tells all of them, however often it is begun anew: mails and notices have keys.
 * No entry: what they are told of left one where it happened.
 */
export const notifyRegistered = async (ctx: Ctx, news: RegisteredNews): Promise<void> => {
  const { ids } = news;
  for (let start = 0; start < ids.length; start += NOTIFY_BATCH) {
    const batch = ids.slice(start, start + NOTIFY_BATCH);
    await withTransaction(ctx, async (ctx) => notifyGuests(ctx, news, await findRegistrations(ctx, batch)));
  }
};

const notifyGuests = async (ctx: Ctx, news: RegisteredNews, all: readonly Registration[]) => {
  const { what, stamp } = news;
  // Who cancelled since then needs no word about it.
  const registrations = all.filter(({ state }) => what === 'removed' || state !== 'cancelled');
  const [first] = registrations;
  if (!first) return;
  const titles = await titlesOf(ctx, registrations);
  const guests = registrations.filter(({ email }) => email !== null);
  for (const guest of guests) await mailGuest(ctx, guest, { what, title: titles(guest), stamp, said: news });
  const members = registrations.filter(({ userId }) => userId !== null);
  if (what === 'letter') return mailMembers(ctx, members, { title: titles(first), news });
  for (const own of Map.groupBy(members, ({ eventId, dateKey }) => `${eventId}:${dateKey}`).values())
    await announce(ctx, registeredTold, {
      eventId: own[0]!.eventId,
      key: `registration:${what}:${stamp}`,
      userIds: own.map(({ userId }) => userId!),
      what,
      when: inFullWords(own[0]!.known, ctx.now),
      ...(news.reason && { reason: news.reason }),
      ...(news.before && { before: news.before }),
    });
};

const titlesOf = async (ctx: Ctx, registrations: readonly Registration[]) => {
  const events = await findEvents(ctx, [...new Set(registrations.map(({ eventId }) => eventId))]);
  return ({ eventId }: Registration) => events.get(eventId)?.title || texts.eventGone;
};

interface GuestMail {
  readonly what: MailName;
  readonly title: string;
  readonly stamp: string;
  readonly said?: Said;
}

/**
 * Mails a guest in the caller's transaction. Before the registration is confirmed nobody is named: whoever typed the name may
 * be a stranger.
 */
export const mailGuest = async (ctx: Ctx, guest: Registration, { what, title, stamp, said }: GuestMail) => {
  const name = what === 'confirm' ? '' : guest.name!;
  await sendMail(ctx, {
    to: { name, address: guest.email! },
    ...(await wordedLetter(ctx, {
      mail: registrationMails[what],
      name,
      values: valuesOf(ctx, guest, title, said),
      href: guestHrefOf(ctx, guest.id),
    })),
    key: `event-registration:${guest.id}:${what}:${stamp}`,
  });
};

const mailMembers = async (
  ctx: Ctx,
  members: readonly Registration[],
  { title, news }: { readonly title: string; readonly news: RegisteredNews },
) => {
  const addresses = await mailAddresses.byIds(
    ctx,
    members.map(({ userId }) => userId!),
  );
  for (const member of members) {
    const userId = member.userId!;
    const to = addresses.get(userId);
    if (!to) continue;
    const { eventId: eventitemId, dateKey } = member;
    await sendMail(ctx, {
      to,
      ...(await wordedLetter(ctx, {
        mail: registrationMails.letter,
        name: to.name,
        values: valuesOf(ctx, member, title, news),
        href: ctx.config.publicUrl + url(registrationPaths.page, { eventitemId, dateKey }),
      })),
      key: `event-registration:${member.id}:letter:${news.stamp}`,
      userId,
    });
  }
};

const valuesOf = (ctx: Ctx, { known, seats }: Registration, title: string, said: Said = {}) => ({
  termin: title,
  wann: inFullWords(known, ctx.now),
  plaetze: texts.seatsWord(seats),
  grund: said.reason ?? '',
  betreff: said.subject ?? '',
  nachricht: said.message ?? '',
  vorher: said.before ?? '',
});
