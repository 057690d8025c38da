// Says what somebody wants in an archive.
import type { Ctx } from '#kernel/ctx.ts';
import { endOfDay, momentAt } from '#kernel/calendar.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { PICTURE_SIZES } from '#bundles/data-export/public.ts';
import type { PictureSize } from '#bundles/data-export/public.ts';
import { findLocation } from '#bundles/locations/public.ts';
import { accountDesk, usersByIds } from '#bundles/users/public.ts';
import type { PeopleChoice } from './constants.ts';
import * as texts from './texts.ts';

/** The choice as it is kept with the run. What is null narrows nothing. */
export interface ArchiveChoice {
  readonly placeId: number | null;
  readonly personId: number | null;
  readonly fromDay: string | null;
  /** It is within. */
  readonly untilDay: string | null;
  readonly isWithPremium: boolean;
  readonly isWithComments: boolean;
  readonly isWithRevisions: boolean;
  readonly people: PeopleChoice;
  /** Sheets for typesetting, with pictures in this size; null for none. */
  readonly printSize: PictureSize | null;
}

/** The choice as it was typed. */
export interface TypedChoice {
  readonly place: string;
  /** A user name. */
  readonly person: string;
  readonly from: string;
  readonly until: string;
  readonly premium: boolean;
  readonly comments: boolean;
  readonly revisions: boolean;
  readonly people: PeopleChoice;
  readonly print: string;
}

export const USUAL_CHOICE: TypedChoice = {
  place: '',
  person: '',
  from: '',
  until: '',
  premium: true,
  comments: true,
  revisions: true,
  people: 'names',
  print: '',
};

export const readChoice = async (ctx: Ctx, typed: TypedChoice): Promise<Checked<ArchiveChoice>> => {
  const { premium, comments, revisions, people, from, until } = typed;
  const place = typed.place === '' ? undefined : await findLocation(ctx, Number(typed.place) || 0);
  const login = typed.person.trim();
  const person = login === '' ? undefined : await accountDesk.findByLogin(ctx, login);
  const printSize = PICTURE_SIZES.find((size) => size === typed.print) ?? null;
  const errors = {
    ...(typed.place !== '' && !place && { place: texts.placeUnknown }),
    ...(login !== '' && !person && { person: texts.personUnknown }),
    ...problemsOfSpan(from, until),
    ...(typed.print !== '' && !printSize && { print: texts.sizeUnknown }),
  };
  if (Object.keys(errors).length > 0) return invalid(errors);
  return valid({
    placeId: place?.id ?? null,
    personId: person?.id ?? null,
    fromDay: from || null,
    untilDay: until || null,
    isWithPremium: premium,
    isWithComments: comments,
    isWithRevisions: revisions,
    people,
    printSize,
  });
};

const problemsOfSpan = (from: string, until: string) => ({
  ...(from !== '' && !momentAt(from) && { from: texts.dayUnreadable }),
  ...(until !== '' && !endOfDay(until) && { until: texts.dayUnreadable }),
  ...(from !== '' && until !== '' && from > until && { until: texts.spanBackwards }),
});

/** Returns a title such as „Auenfeld, seit 1.1.2024“. */
export const titleOf = async (ctx: Ctx, choice: ArchiveChoice): Promise<string> => {
  const { placeId, personId, fromDay, untilDay } = choice;
  const place = placeId === null ? undefined : await findLocation(ctx, placeId);
  const person = personId === null ? undefined : (await usersByIds(ctx, [personId])).get(personId);
  return texts.archiveTitle({
    place: place?.name,
    person: person?.name,
    from: fromDay && germanDay(fromDay),
    until: untilDay && germanDay(untilDay),
  });
};

const germanDay = (day: string): string => day.split('-').toReversed().map(Number).join('.');
