// Loads the organiser's page: how registration goes, who is on the list of a date, a mail to all of them.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { toDate } from '../dates.ts';
import { eventHref } from '../kind.ts';
import type { Event } from '../queries.ts';
import { nextOf } from '../rules.ts';
import { CLOSING_HOURS, DATE_QUERY } from './constants.ts';
import { inWords, occasionOf } from './occasion.ts';
import { listOrganised } from './organised-dates.ts';
import type { OrganisedDate } from './organised-dates.ts';
import { namesOf } from './names.ts';
import type { Named } from './names.ts';
import { findOrganised, stampOf } from './organising.ts';
import { registrationPaths } from './paths.ts';
import { findRules, listOfDate } from './queries.ts';
import type { Registration, Rules } from './queries.ts';
import type { LetterInput, TypedRules } from './rules.ts';
import * as texts from './texts.ts';
import { OrganiserPage } from './ui/OrganiserPage.tsx';
import type { OrganisedDateView, OrganiserPageView, PersonView } from './views.ts';

/** A form that came back. */
interface Sent {
  readonly status: number;
  readonly errors: FieldErrors;
  readonly rules?: TypedRules;
  /** Why the rules aren’t saved, where no single field is wrong. */
  readonly refusal?: string;
  /** The stamp of what the form of the rules showed. */
  readonly seen?: string | undefined;
  readonly letter?: LetterInput;
  readonly removing?: { readonly registrationId: number; readonly reason: string };
}

interface Asked {
  readonly eventId: number;
  readonly dateKey?: number | undefined;
  readonly sent?: Sent;
}

/** Throws 403 and 404. */
export const loadOrganiserPage = async (ctx: Ctx, { eventId, dateKey, sent }: Asked): Promise<PageAnswer> => {
  const event = await findOrganised(ctx, eventId);
  const [rules, dates] = await Promise.all([findRules(ctx, eventId), listOrganised(ctx, event)]);
  const next = nextOf(event.dates, ctx.now)?.key;
  const date = dates.find(({ key }) => key === dateKey) ?? dates.find(({ key }) => key === next) ?? dates[0];
  const rows = date ? await listOfDate(ctx, { eventId, dateKey: date.key }) : [];
  const view: OrganiserPageView = {
    intro: texts.listIntro(event.title),
    backHref: eventHref(event),
    tabs: dates.length > 1 ? dates.map((one) => toTab(ctx, event, { one, open: date })) : [],
    date: date ? await toDateView(ctx, { event, date, rows, rules, sent }) : null,
    rules: {
      action: url(registrationPaths.rules, { eventitemId: eventId }),
      // Whoever was told of what somebody else changed has seen it by then.
      seen: sent?.seen || stampOf(rules),
      refusal: sent?.refusal ?? null,
      typed: sent?.rules ?? toTyped(rules),
      errors: sent?.rules ? sent.errors : {},
      closing: CLOSING_HOURS.map((hours) => ({ value: String(hours), name: texts.closesNames[hours]! })),
    },
  };
  return page(OrganiserPage, view, {
    head: { title: `${texts.listTitle}: ${event.title}`, robots: 'noindex' },
    ...(sent && { status: sent.status }),
  });
};

export const organiserHref = (eventId: number, dateKey?: number): string =>
  url(registrationPaths.list, { eventitemId: eventId }, { [DATE_QUERY]: dateKey });

interface Tab {
  readonly one: OrganisedDate;
  readonly open: OrganisedDate | undefined;
}

const toTab = (ctx: Ctx, { id }: Event, { one, open }: Tab) => {
  const { day, hours } = toDate({ ...occasionOf(one.known), status: 'scheduled' }, ctx.now);
  return {
    name: [day, hours, ...(one.isRemoved ? [texts.notAnnounced] : [])].join(', '),
    href: organiserHref(id, one.key),
    isCurrent: one === open,
  };
};

const toTyped = (rules: Rules | undefined): TypedRules => ({
  isOpen: rules?.isOpen ?? false,
  seatLimit: rules?.seatLimit ? String(rules.seatLimit) : '',
  maxSeats: String(rules?.maxSeats ?? 1),
  closesHours: String(rules?.closesHours ?? 0),
  question: rules?.question ?? '',
  hasWaitingList: rules?.hasWaitingList ?? true,
});

interface Listed {
  readonly event: Event;
  readonly date: OrganisedDate;
  readonly rows: readonly Registration[];
  readonly rules: Rules | undefined;
  readonly sent: Sent | undefined;
}

const toDateView = async (
  ctx: Ctx,
  { event, date, rows, rules, sent }: Listed,
): Promise<OrganisedDateView> => {
  const named = await namesOf(ctx, rows);
  const params = { eventitemId: event.id, dateKey: date.key };
  const isReached = rows.some(({ state }) => state !== 'cancelled');
  return {
    heading: [inWords(date.known, ctx.now), ...(date.isRemoved ? [texts.notAnnounced] : [])].join(', '),
    figures: figuresOf(rows, rules?.seatLimit ?? null),
    people: rows.map((row) => toPerson(row, named(row), sent)),
    csvHref: url(registrationPaths.csv, params),
    letter: isReached
      ? {
          action: url(registrationPaths.letter, params),
          typed: sent?.letter ?? { subject: '', message: '' },
          errors: sent?.letter ? sent.errors : {},
        }
      : null,
  };
};

const figuresOf = (rows: readonly Registration[], limit: number | null): string[] => {
  const seatsOf = (isMeant: (row: Registration) => boolean) =>
    rows.filter(isMeant).reduce((all, { seats }) => all + seats, 0);
  const waiting = seatsOf(({ state }) => state === 'waiting');
  const came = seatsOf(({ hasCome, state }) => hasCome && state !== 'cancelled');
  return [
    texts.taken(
      seatsOf(({ state }) => state === 'registered'),
      limit,
    ),
    ...(waiting > 0 ? [texts.waitingCount(waiting)] : []),
    ...(came > 0 ? [texts.cameCount(came)] : []),
  ];
};

const toPerson = (row: Registration, { name, href }: Named, sent: Sent | undefined): PersonView => {
  const params = { eventitemId: row.eventId, registrationId: row.id };
  return {
    id: row.id,
    name,
    href,
    seats: row.seats,
    state: texts.stateWords[row.state],
    isGone: row.state === 'cancelled',
    hasCome: row.hasCome,
    email: row.state === 'cancelled' ? null : row.email,
    answer: row.answer,
    reason: row.cancelReason,
    comeAction: url(registrationPaths.come, params),
    removeAction: url(registrationPaths.remove, params),
    refused:
      sent?.removing?.registrationId === row.id
        ? { error: sent.errors['reason'] ?? '', reason: sent.removing.reason }
        : null,
  };
};
