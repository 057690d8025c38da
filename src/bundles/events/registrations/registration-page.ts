// Loads the page on which somebody registers for a date, sees that they have, and cancels.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { signInHref } from '#bundles/users/public.ts';
import { eventTag } from '../constants.ts';
import { eventHref } from '../kind.ts';
import { isOff } from '../rules.ts';
import { closingInWords, ownInWords, seatsInWords } from './box.ts';
import { findSeenOccasion, inWords, knownOf, obstacleTo } from './occasion.ts';
import type { EventOccasion } from './occasion.ts';
import { registrationPaths } from './paths.ts';
import { countSeats, findActive, findRules } from './queries.ts';
import type { Rules } from './queries.ts';
import type { TypedRegistration } from './rules.ts';
import type { DateRef } from './seats.ts';
import * as texts from './texts.ts';
import { RegistrationPage } from './ui/RegistrationPage.tsx';
import type { RegistrationFormView, RegistrationPageView } from './views.ts';

interface Sent {
  readonly typed: TypedRegistration;
  readonly errors: FieldErrors;
  readonly status: number;
  /** Why it can't be, whatever is typed. */
  readonly obstacle?: string;
}

const NOTHING: TypedRegistration = { name: '', email: '', seats: '1', answer: '' };

/** Throws 404. */
export const loadRegistrationPage = async (ctx: Ctx, ref: DateRef, sent?: Sent): Promise<PageAnswer> => {
  const occasion = await findSeenOccasion(ctx, ref.eventId, ref.dateKey);
  const { event, date } = occasion;
  const { viewer } = ctx;
  const [rules, counts, own] = await Promise.all([
    findRules(ctx, ref.eventId),
    countSeats(ctx, ref.eventId),
    isSignedIn(viewer) ? findActive(ctx, ref, { userId: viewer.id }) : undefined,
  ]);
  const params = { eventitemId: event.id, dateKey: date.key };
  const closed = obstacleTo(ctx, occasion, rules);
  const seats = rules && seatsInWords(rules, counts(date.key), closed !== undefined);
  const obstacle = closed ?? sent?.obstacle ?? (seats?.isPossible ? null : texts.isFull);
  const view: RegistrationPageView = {
    title: event.title,
    when: inWords(knownOf(occasion), ctx.now),
    seats: seats && !closed ? seats.text : '',
    until: rules && !closed ? closingInWords(date, rules) : null,
    backHref: eventHref(event),
    // Whoever is registered needs no word of seats, but of a date that doesn't take place.
    obstacle: own && !isOff(date.status) ? null : obstacle,
    own: own
      ? {
          text: ownInWords(own),
          answer: own.answer || null,
          cancelAction: url(registrationPaths.cancel, params),
        }
      : null,
    form:
      own || closed || !seats?.isPossible
        ? null
        : toForm(ctx, { occasion, rules: rules!, isWaiting: seats.isWaiting, sent }),
  };
  return page(RegistrationPage, view, {
    head: { title: texts.pageTitle(event.title), robots: 'noindex' },
    place: { locationSlug: event.locationSlug, categorySlug: event.categorySlug },
    tags: [eventTag(event.id)],
    ...(sent && { status: sent.status }),
  });
};

interface FormInput {
  readonly occasion: EventOccasion;
  readonly rules: Rules;
  readonly isWaiting: boolean;
  readonly sent: Sent | undefined;
}

const toForm = (ctx: Ctx, { occasion, rules, isWaiting, sent }: FormInput): RegistrationFormView => {
  const { viewer } = ctx;
  const action = url(registrationPaths.register, {
    eventitemId: occasion.event.id,
    dateKey: occasion.date.key,
  });
  return {
    action,
    memberName: isSignedIn(viewer) ? viewer.name : null,
    signInHref: isSignedIn(viewer) ? null : signInHref(action),
    question: rules.question,
    maxSeats: rules.maxSeats,
    button: isWaiting ? texts.joinWaiting : texts.register,
    typed: sent?.typed ?? NOTHING,
    errors: sent?.errors ?? {},
  };
};
