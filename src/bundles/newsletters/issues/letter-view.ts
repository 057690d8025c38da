// Turns an issue into what a letter shows, with whole addresses, for the mail and for its preview.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { weekdayText } from '#design/dates.ts';
import { findContact, portalName, readSetting } from '#bundles/settings/public.ts';
import { fileForWidth } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import { PICTURE_WIDTHS, TOKEN_MARK } from '../constants.ts';
import { unsubscribeHref } from '../links.ts';
import { newsletterPaths } from '../paths.ts';
import type { Issue, Newsletter } from '../queries.ts';
import * as texts from '../texts.ts';
import type { LetterEntryView, LetterPictureView, LetterView } from '../views.ts';
import type { Composition } from './compose.ts';

type Parts = Pick<Composition, 'news' | 'dates' | 'discussed'>;

export const toLetterView = async (
  ctx: Ctx,
  { newsletter, issue, parts }: { newsletter: Newsletter; issue: Issue; parts: Parts },
): Promise<LetterView> => {
  const [portal, contact] = await Promise.all([readSetting(ctx, portalName), findContact(ctx)]);
  const { publicUrl } = ctx.config;
  const entry = (teaser: TeaserView, at = 1) => toEntry(publicUrl, teaser, at === 0);
  return {
    portal,
    portalHref: `${publicUrl}/`,
    newsletter: newsletter.name,
    day: weekdayText(issue.startedAt ?? issue.dueAt),
    subject: subjectOf(newsletter, issue, parts),
    // A mail program shows this beside the subject: what comes after the first headline.
    preheader:
      parts.news
        .slice(1, 4)
        .map(({ headline }) => plain(headline))
        .join(' · ') || newsletter.description,
    intro: paragraphs(issue.intro),
    news: parts.news.map((teaser, at) => entry(teaser, at)),
    dates: parts.dates.map((teaser) => entry(teaser)),
    discussed: parts.discussed.map((teaser) => entry(teaser)),
    webHref: publicUrl + url(newsletterPaths.issue, { newsletter: newsletter.slug, number: issue.number }),
    archiveHref: publicUrl + url(newsletterPaths.archive, { newsletter: newsletter.slug }),
    unsubscribeHref: unsubscribeHref(ctx, TOKEN_MARK),
    contact: [portal, ...contact.address, contact.email].filter(Boolean).join(', '),
  };
};

/** Returns the subject as editors wrote it, else one made of the piece that leads. */
export const subjectOf = (
  { name }: Pick<Newsletter, 'name'>,
  { subject }: Pick<Issue, 'subject'>,
  { news, dates }: Pick<Parts, 'news' | 'dates'>,
): string => {
  if (subject) return subject;
  const first = news[0] ?? dates[0];
  return first ? texts.usualSubject(name, plain(first.headline)) : name;
};

const SOFT_HYPHEN = /\u{AD}/gu;

/** Removes soft hyphens, which mail programs show in the middle of lines. */
const plain = (text: string): string => text.replace(SOFT_HYPHEN, '');

export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

const toEntry = (publicUrl: string, teaser: TeaserView, isLead: boolean): LetterEntryView => {
  const { kicker, label, headline, lead, href, isPremium, date, author, commentCount } = teaser;
  return {
    href: publicUrl + href,
    kicker: [kicker.place, label ?? kicker.category].filter(Boolean).join(' · '),
    headline: plain(headline),
    lead: lead === null ? null : plain(lead),
    byline: author?.name ?? null,
    isPremium,
    picture: toPicture(publicUrl, teaser.picture, isLead ? PICTURE_WIDTHS.lead : PICTURE_WIDTHS.row),
    date: date && { ...date, where: [date.hours, date.venue].filter(Boolean).join(', ') },
    comments: commentCount > 0 ? texts.commentsOf(commentCount) : null,
  };
};

/** Returns the picture as JPEG, which every program shows; without anything in its address that would tell who looks at it. */
const toPicture = (
  publicUrl: string,
  picture: PictureView | null,
  width: number,
): LetterPictureView | null => {
  // A picture with an address that expires would be gone from the letter by evening.
  if (!picture || picture.query !== '') return null;
  const file = fileForWidth(picture, width);
  return file
    ? { src: publicUrl + file.path, width: file.width, height: file.height, alt: picture.alt }
    : null;
};
