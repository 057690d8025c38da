// Serves /cockpit/newsletter/{id}: the next issue as it would be sent now, and what became of earlier ones.
import { dayText, momentOf, weekdayText } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { findByWords } from '#kernel/content-kinds.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import { anonymous } from '#kernel/viewer.ts';
import { hasMailServer } from '#bundles/mail/public.ts';
import { teasersByRefs } from '#bundles/teasers/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import { OFFERED_LENGTH, TOKEN_MARK } from '../constants.ts';
import type { IssueState } from '../constants.ts';
import { composeIssue } from '../issues/compose.ts';
import type { Composition } from '../issues/compose.ts';
import { drawLetter } from '../issues/draw-letter.ts';
import { findEditable } from '../issues/editable.ts';
import { subjectOf, toLetterView } from '../issues/letter-view.ts';
import { keyOf } from '../issues/piece-keys.ts';
import { newsletterDeskPaths, newsletterPaths } from '../paths.ts';
import { mayChangeNewsletters } from '../policy.ts';
import { countDeliveries, countReaders, findNextIssue, listPastIssues, listResting } from '../queries.ts';
import type { Issue, Newsletter } from '../queries.ts';
import { maskedAddress } from '../rules.ts';
import { noNextIssue, testToken } from '../texts.ts';
import type { DeskPieceView, NextIssueView, PastIssueView, PreviewView } from '../views.ts';
import * as texts from './texts.ts';
import { NextIssuePage } from './ui/NextIssuePage.tsx';

const PAST_SHOWN = 12;
const RESTING_SHOWN = 20;
const KILOBYTE = 1000;

export interface IssuePageOptions {
  readonly search: string;
  readonly look: PreviewView['kind'];
  readonly isNarrow: boolean;
  readonly errors?: FieldErrors;
  readonly refusal?: string;
  readonly typed?: { readonly subject: string; readonly intro: string };
  readonly status?: number;
}

export const USUAL_LOOK: IssuePageOptions = { search: '', look: 'light', isNarrow: false };

/** Throws 403, 404 where none is in preparation. */
export const loadIssueDesk = async (
  ctx: Ctx,
  newsletterId: number,
  options: IssuePageOptions = USUAL_LOOK,
): Promise<PageAnswer> => {
  const newsletter = await findEditable(ctx, newsletterId);
  const issue = await findNextIssue(ctx, newsletterId);
  if (!issue) throw notFound(noNextIssue);
  const path = url(newsletterDeskPaths.next, { newsletterId });
  const [desk, composition, counts, isMailed, past, resting] = await Promise.all([
    loadDesk(ctx, path),
    composeIssue(ctx, newsletter, issue),
    countReaders(ctx),
    hasMailServer(ctx),
    loadPast(ctx, newsletter),
    listResting(ctx, newsletterId, RESTING_SHOWN),
  ]);
  const [found, preview] = await Promise.all([
    findOffered(ctx, options.search, composition),
    loadPreview(ctx, { newsletter, issue, composition }, options),
  ]);
  const readers = texts.readers(counts(newsletterId).active);
  const due = momentOf(issue.dueAt).text;
  const view: NextIssueView = {
    ...placesOf(ctx, newsletter),
    number: issue.number,
    state: issue.state === 'held' ? 'held' : 'preparing',
    due: issue.state === 'held' ? texts.onHoldUntil(due) : texts.dueAt(due),
    readers,
    hasMailServer: isMailed,
    words: {
      subject: issue.subject,
      usualSubject: subjectOf(newsletter, { subject: '' }, composition),
      intro: issue.intro,
      version: issue.version,
    },
    pieces: composition.news.map(toPiece),
    leftOut: composition.leftOut.map(toPiece),
    further: composition.further.map(toPiece),
    dates: composition.dates.map(toPiece),
    discussed: composition.discussed.map(toPiece),
    search: options.search,
    found: found.map(toPiece),
    preview,
    past,
    resting: resting.map(({ email, restingSince }) => ({
      address: email === null ? texts.memberAddress : maskedAddress(email),
      since: texts.restingSince(dayText(restingSince!)),
    })),
    errors: { ...options.errors },
    refusal: options.refusal ?? null,
    typedBefore: options.typed ?? null,
  };
  return page(NextIssuePage, view, {
    head: { title: newsletter.name, robots: 'noindex', desk },
    ...(options.status && { status: options.status }),
  });
};

const placesOf = ({ viewer }: Ctx, { id: newsletterId, name, slug }: Newsletter) => ({
  name,
  deskHref: url(newsletterDeskPaths.desk),
  settingsHref: mayChangeNewsletters(viewer) ? url(newsletterDeskPaths.settings, { newsletterId }) : null,
  archiveHref: url(newsletterPaths.archive, { newsletter: slug }),
  actions: {
    desk: url(newsletterDeskPaths.next, { newsletterId }),
    words: url(newsletterDeskPaths.words, { newsletterId }),
    piece: url(newsletterDeskPaths.piece, { newsletterId }),
    test: url(newsletterDeskPaths.test, { newsletterId }),
    hold: url(newsletterDeskPaths.hold, { newsletterId }),
    send: url(newsletterDeskPaths.send, { newsletterId }),
    stop: url(newsletterDeskPaths.stop, { newsletterId }),
  },
});

const toPiece = (teaser: TeaserView): DeskPieceView => ({
  key: keyOf(teaser),
  headline: teaser.headline,
  note: [teaser.kicker.place, teaser.label ?? teaser.kicker.category, teaser.author?.name]
    .filter(Boolean)
    .join(' · '),
  href: teaser.href,
});

/** Returns what everybody may read and doesn't stand in the issue yet. */
const findOffered = async (ctx: Ctx, search: string, { news }: Composition): Promise<TeaserView[]> => {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  const kinds = declaring(ctx.portal.kinds.all(), 'listing');
  const refs = await findByWords(ctx, kinds, { words, limit: OFFERED_LENGTH });
  const { byRef } = await teasersByRefs(actAs(ctx, anonymous), refs);
  const shown = new Set(news.map(keyOf));
  return [...byRef.values()].filter((teaser) => !shown.has(keyOf(teaser))).slice(0, OFFERED_LENGTH);
};

interface Previewed {
  readonly newsletter: Newsletter;
  readonly issue: Issue;
  readonly composition: Composition;
}

const LOOKS = ['light', 'dark', 'text'] as const;

const loadPreview = async (
  ctx: Ctx,
  { newsletter, issue, composition }: Previewed,
  { look, isNarrow, search }: IssuePageOptions,
): Promise<PreviewView> => {
  const letter = await toLetterView(ctx, { newsletter, issue, parts: composition });
  const [shown, sent] = await Promise.all([
    drawLetter(ctx, letter, look === 'dark' ? 'dark' : 'light'),
    drawLetter(ctx, letter),
  ]);
  const href = (kind: PreviewView['kind'], narrow: boolean) =>
    `${url(
      newsletterDeskPaths.next,
      { newsletterId: newsletter.id },
      {
        q: search || undefined,
        ansicht: kind === 'light' ? undefined : VIEW_WORDS[kind],
        breite: narrow ? 'schmal' : undefined,
      },
    )}#vorschau`;
  return {
    kind: look,
    html: look === 'text' ? null : shown.html.replaceAll(TOKEN_MARK, testToken),
    text: look === 'text' ? shown.text.replaceAll(TOKEN_MARK, testToken) : null,
    isNarrow,
    size: texts.previewSize(Math.ceil(Buffer.byteLength(sent.html) / KILOBYTE)),
    tabs: [
      ...LOOKS.map((kind) => ({
        name: texts.previewTabs[kind],
        href: href(kind, isNarrow),
        isCurrent: kind === look,
      })),
      {
        name: isNarrow ? texts.previewWide : texts.previewNarrow,
        href: href(look, !isNarrow),
        isCurrent: false,
      },
    ],
  };
};

/** The words for the views in addresses. */
export const VIEW_WORDS = { light: 'hell', dark: 'dunkel', text: 'text' } as const;

/** How an issue that is on its way or on the web can be taken back. */
const ways: Partial<Record<IssueState, PastIssueView['way']>> = { sending: 'stop', sent: 'takeOff' };

const loadPast = async (ctx: Ctx, newsletter: Newsletter): Promise<PastIssueView[]> => {
  const issues = await listPastIssues(ctx, newsletter.id, PAST_SHOWN);
  const onTheirWay = issues.filter(({ state }) => state === 'sending').map(({ id }) => id);
  const counts = onTheirWay.length > 0 ? await countDeliveries(ctx, onTheirWay) : undefined;
  return issues.map((issue) => {
    const { takenCount, refusedCount, unclearCount, bouncedCount: bounced } = issue;
    const sums = { taken: takenCount, refused: refusedCount, unclear: unclearCount, waiting: 0 };
    const now = counts?.get(issue.id);
    // What is being given to the mail server just now isn't unclear yet.
    const told = { ...sums, ...(now && { ...now, unclear: 0 }), bounced };
    return {
      id: issue.id,
      number: issue.number,
      // Without a subject of its own an issue was sent with the headline of its first piece, which may have been taken back.
      subject: issue.subject || texts.issueNumber(issue.number),
      day: weekdayText(issue.startedAt!),
      state: texts.states[issue.state],
      counts: texts.counts(told),
      href:
        ways[issue.state] === undefined
          ? null
          : url(newsletterPaths.issue, { newsletter: newsletter.slug, number: issue.number }),
      way: ways[issue.state] ?? null,
    };
  });
};
