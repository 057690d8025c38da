// Serves /cockpit/newsletter: the newsletters that the viewer looks after, with what is next of each.
import { momentOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import type { PlannedDate, PlannedDates } from '#kernel/planned-dates.ts';
import { getLocationTree, isWithin } from '#bundles/locations/public.ts';
import { hasMailServer } from '#bundles/mail/public.ts';
import { bounceAddress, bounceSecret } from '../bounces/take-report.ts';
import { newsletterDeskPaths } from '../paths.ts';
import { mayChangeNewsletters, mayEditNewsletter, maySeeNewsletterDesk } from '../policy.ts';
import { countReaders, getNewsletters, listNextIssues } from '../queries.ts';
import type { Newsletter } from '../queries.ts';
import { rhythmOf } from '../reading/offers.ts';
import type { NewsletterDeskView } from '../views.ts';
import * as texts from './texts.ts';
import { NewsletterDesk } from './ui/NewsletterDesk.tsx';

const MENU_ORDER = 13;

export const newslettersEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  maySeeNewsletterDesk(viewer)
    ? { name: texts.title, href: url(newsletterDeskPaths.desk), area: 'cockpit', order: MENU_ORDER }
    : undefined;

/** Returns the newsletters of places where the viewer is an editor. */
const listEditable = async (ctx: Ctx) => {
  const [all, tree] = await Promise.all([getNewsletters(ctx), getLocationTree(ctx)]);
  const placeOf = ({ locationId }: Newsletter) =>
    locationId === null ? undefined : tree.byId.get(locationId);
  const editable = all.filter((one) => mayEditNewsletter(ctx.viewer, placeOf(one)?.path ?? ''));
  return { editable, placeOf, tree };
};

/** Throws 403. */
export const loadNewsletterDesk = async (ctx: Ctx): Promise<PageAnswer> => {
  if (!maySeeNewsletterDesk(ctx.viewer)) throw forbidden();
  const path = url(newsletterDeskPaths.desk);
  const [desk, { editable, placeOf }, issues, counts, isMailed] = await Promise.all([
    loadDesk(ctx, path),
    listEditable(ctx),
    listNextIssues(ctx),
    countReaders(ctx),
    hasMailServer(ctx),
  ]);
  const isAdmin = mayChangeNewsletters(ctx.viewer);
  const view: NewsletterDeskView = {
    beginHref: isAdmin ? url(newsletterDeskPaths.begin) : null,
    hasMailServer: isMailed,
    bounces: isAdmin ? { command: texts.bouncesCommand(bounceAddress(ctx), bounceSecret(ctx)) } : null,
    lines: editable.map((newsletter) => {
      const issue = issues.find(({ newsletterId }) => newsletterId === newsletter.id);
      const { active, resting } = counts(newsletter.id);
      const place = placeOf(newsletter)?.name ?? texts.wholePortal;
      const next = issue ? texts.nextOn(momentOf(issue.dueAt).text) : texts.nothingNext;
      return {
        id: newsletter.id,
        name: newsletter.name,
        href: url(newsletterDeskPaths.next, { newsletterId: newsletter.id }),
        note: [place, rhythmOf(newsletter), ...(newsletter.isActive ? [next] : [])].join(' · '),
        marks: [
          ...(newsletter.isActive ? [] : [texts.markResting]),
          ...(issue?.state === 'held' ? [texts.markOnHold] : []),
        ],
        figure: [texts.readers(active), ...(resting > 0 ? [texts.restingReaders(resting)] : [])].join(', '),
      };
    }),
  };
  return page(NewsletterDesk, view, { head: { title: texts.title, robots: 'noindex', desk } });
};

/** Returns when issues go out, for the newsroom's calendar. */
export const plannedIssues = async (ctx: Ctx, asked: PlannedDates): Promise<readonly PlannedDate[]> => {
  const { from, until, places, type, limit } = asked;
  if (type !== undefined) return [];
  const [{ editable, placeOf, tree }, issues] = await Promise.all([listEditable(ctx), listNextIssues(ctx)]);
  const isShown = (newsletter: Newsletter) =>
    places.some((id) => {
      const [above, below] = [id === undefined ? undefined : tree.byId.get(id), placeOf(newsletter)];
      return id === undefined || (above && below && isWithin(below.path, above.path));
    });
  const shown = new Map(editable.filter((one) => one.isActive && isShown(one)).map((one) => [one.id, one]));
  return issues
    .filter(
      ({ dueAt, newsletterId, state }) =>
        dueAt >= from && dueAt < until && shown.has(newsletterId) && state === 'preparing',
    )
    .slice(0, limit)
    .map(({ dueAt, newsletterId }) => ({
      at: dueAt,
      what: texts.title,
      title: shown.get(newsletterId)!.name,
      href: url(newsletterDeskPaths.next, { newsletterId }),
    }));
};
