// Loads what everybody finds of newsletters: which there are, their issues, and an issue as it may be read now.
import { weekdayText } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badInput, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { descriptionFrom } from '#kernel/page-description.ts';
import { ISSUES_TAG, NEWSLETTERS_TAG, OLDER_QUERY } from '../constants.ts';
import { paragraphs } from '../issues/letter-view.ts';
import { loadSentIssue } from '../issues/sent-issue.ts';
import { newsletterPaths } from '../paths.ts';
import { findSentIssue, getNewsletters, listSentIssues } from '../queries.ts';
import type { Newsletter } from '../queries.ts';
import * as texts from '../texts.ts';
import type { ArchivePageView, IssuePageView, NewslettersPageView } from '../views.ts';
import { askForm, ownHrefFor, rhythmOf } from './offers.ts';
import type { SentAsk } from './offers.ts';
import { ArchivePage } from './ui/ArchivePage.tsx';
import { IssuePage } from './ui/IssuePage.tsx';
import { NewslettersPage } from './ui/NewslettersPage.tsx';

export const loadNewslettersPage = async (ctx: Ctx, sent?: SentAsk): Promise<PageAnswer> => {
  const offers = (await getNewsletters(ctx)).filter(({ isActive }) => isActive);
  // Without any newsletter there is no form that could say what was wrong.
  if (sent && offers.length === 0) throw badInput(sent.errors);
  const view: NewslettersPageView = {
    form: await askForm(ctx, undefined, sent),
    ownHref: ownHrefFor(ctx),
    offers: offers.map(toCard),
  };
  const canonical = url(newsletterPaths.list);
  return page(NewslettersPage, view, {
    head: { title: texts.title, description: texts.description, canonical, isForWork: true },
    tags: [NEWSLETTERS_TAG],
    ...(sent && { status: 422 }),
  });
};

const toCard = (one: Newsletter) => ({
  id: one.id,
  name: one.name,
  description: one.description,
  rhythm: rhythmOf(one),
  href: url(newsletterPaths.archive, { newsletter: one.slug }),
});

const findBySlug = async (ctx: Ctx, slug: string): Promise<Newsletter> => {
  const found = (await getNewsletters(ctx)).find((one) => one.slug === slug);
  if (!found) throw notFound();
  return found;
};

/** Loads the page of a newsletter with its issues, or those before one. Throws 404. */
export const loadArchivePage = async (ctx: Ctx, slug: string, before?: number): Promise<PageAnswer> => {
  const newsletter = await findBySlug(ctx, slug);
  const [{ issues, newer, older }, form] = await Promise.all([
    listSentIssues(ctx, newsletter.id, before),
    askForm(ctx, newsletter),
  ]);
  if (before !== undefined && issues.length === 0) throw notFound();
  const hrefOf = (vor: number | undefined) =>
    url(newsletterPaths.archive, { newsletter: slug }, { [OLDER_QUERY]: vor });
  const view: ArchivePageView = {
    name: newsletter.name,
    description: newsletter.description,
    rhythm: rhythmOf(newsletter),
    listHref: url(newsletterPaths.list),
    form,
    ownHref: newsletter.isActive ? ownHrefFor(ctx) : null,
    // Subjects name what stood in them, which may have been taken back: the day says enough.
    issues: issues.map(({ number, startedAt }) => ({
      number,
      href: url(newsletterPaths.issue, { newsletter: newsletter.slug, number }),
      day: weekdayText(startedAt!),
    })),
    newer: newer === undefined ? null : hrefOf(newer === 'first' ? undefined : newer),
    older: older === undefined ? null : hrefOf(older),
  };
  const head = {
    title: texts.archiveTitle(newsletter.name),
    description: descriptionFrom(newsletter.description),
    canonical: hrefOf(before),
    isForWork: true,
  };
  return page(ArchivePage, view, { head, tags: [NEWSLETTERS_TAG, ISSUES_TAG] });
};

/** Loads what of an issue the reader may read now. Throws 404. */
export const loadIssuePage = async (ctx: Ctx, slug: string, number: number): Promise<PageAnswer> => {
  const newsletter = await findBySlug(ctx, slug);
  const issue = await findSentIssue(ctx, newsletter.id, number);
  if (!issue) throw notFound();
  const { parts, words, tags } = await loadSentIssue(ctx, issue);
  const day = weekdayText(issue.startedAt!);
  const view: IssuePageView = {
    name: newsletter.name,
    day,
    archiveHref: url(newsletterPaths.archive, { newsletter: slug }),
    intro: paragraphs(words.intro),
    ...parts,
  };
  const head = {
    title: texts.issueTitle(newsletter.name, day),
    description: descriptionFrom(newsletter.description),
    canonical: url(newsletterPaths.issue, { newsletter: slug, number }),
    isForWork: true,
  };
  return page(IssuePage, view, { head, tags: [...new Set([NEWSLETTERS_TAG, ISSUES_TAG, ...tags])] });
};
