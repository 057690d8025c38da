// Says how events are written: what a manuscript of one holds, and how it becomes the event that is out.
import { Type } from 'typebox';
import type { Ctx } from '#kernel/ctx.ts';
import {
  StoredId,
  StoredText,
  StoredTree,
  definePieceWriting,
  readContent,
} from '#bundles/publishing/public.ts';
import { build, firstOfGallery } from '#bundles/rich-text/public.ts';
import { toContentLocations, toLocationInputs } from './clock-dates.ts';
import { commands } from './commands.ts';
import type { EventInput } from './commands.ts';
import { MAX_SERIES_DAYS, MAX_STORED_DATES, MAX_STORED_LOCATIONS, MAX_STORED_SERIES } from './constants.ts';
import { seriesText } from './dates.ts';
import { DETAILS_SHAPE, NO_DETAILS, StoredStatus, toDetails, toTypedDetails } from './details.ts';
import { feeOf, toTypedFee } from './fee.ts';
import { eventHref } from './kind.ts';
import { loadUnpublishedEvent } from './preview.ts';
import { findDates, findEditable, findSeries } from './queries.ts';
import * as texts from './texts.ts';
import { EventPage } from './ui/EventPage.tsx';
import type { EventContent, EventContentDate, EventContentLocation, EventContentSeries } from './views.ts';

const NO_DATE: EventContentDate = { day: '', from: '', untilDay: '', until: '', isAllDay: false };

export const BLANK: EventContent = {
  title: '',
  lead: '',
  body: build.doc(),
  imageId: null,
  organiser: '',
  isOrganisedByAuthor: false,
  organiserId: null,
  price: '',
  feeKind: '',
  fee: '',
  link: '',
  ...NO_DETAILS,
  locations: [{ venue: '', address: '', dates: [NO_DATE] }],
  locationId: null,
  categoryId: null,
  tags: [],
};

const EXACT = { additionalProperties: false };

const StoredDate = Type.Object(
  {
    day: StoredText,
    from: StoredText,
    untilDay: StoredText,
    until: StoredText,
    isAllDay: Type.Boolean(),
    status: Type.Optional(StoredStatus),
    instead: Type.Optional(
      Type.Object(
        { series: Type.Integer({ minimum: 0, maximum: MAX_STORED_DATES }), day: StoredText },
        EXACT,
      ),
    ),
  },
  EXACT,
);

const StoredSeries = Type.Object(
  {
    words: StoredText,
    rule: StoredText,
    day: StoredText,
    from: StoredText,
    until: StoredText,
    isAllDay: Type.Boolean(),
    except: Type.Array(StoredText, { maxItems: MAX_SERIES_DAYS }),
  },
  EXACT,
);

const StoredLocation = Type.Object(
  {
    venue: StoredText,
    address: StoredText,
    dates: Type.Array(StoredDate, { maxItems: MAX_STORED_DATES }),
    series: Type.Optional(Type.Array(StoredSeries, { maxItems: MAX_STORED_SERIES })),
  },
  EXACT,
);

const SHAPE = {
  title: StoredText,
  lead: StoredText,
  body: StoredTree,
  imageId: StoredId,
  organiser: StoredText,
  isOrganisedByAuthor: Type.Boolean(),
  organiserId: StoredId,
  price: StoredText,
  feeKind: Type.Union([Type.Literal(''), Type.Literal('free'), Type.Literal('paid')]),
  fee: StoredText,
  link: StoredText,
  ...DETAILS_SHAPE,
  locations: Type.Array(StoredLocation, { maxItems: MAX_STORED_LOCATIONS }),
};

const toInput = ({ locations, ...content }: EventContent): EventInput => ({
  ...content,
  ...toLocationInputs(locations),
  feeCents: feeOf(content),
  details: toDetails(content),
});

/** Returns the place with the hours of the first date, since those are likely to be the same. */
const atOtherDays = ({ venue, address, dates, series = [] }: EventContentLocation): EventContentLocation => {
  const { from, until, isAllDay } = dates[0] ?? series[0] ?? NO_DATE;
  return { venue, address, dates: [{ ...NO_DATE, from, until, isAllDay }] };
};

const words = (name: string, value: string) => ({ name, kind: 'words', value }) as const;

const feeAsWords = ({ feeKind, fee }: EventContent): string => {
  if (feeKind === 'free') return texts.free;
  return feeKind === 'paid' ? texts.euros(fee) : '';
};

const organiserAsWords = (
  { isOrganisedByAuthor, organiserId }: EventContent,
  nameOf: (userId: number) => string,
): string => {
  if (isOrganisedByAuthor) return texts.organiserIsAuthor;
  return organiserId === null ? '' : texts.organiserIsOther(nameOf(organiserId) || texts.nobodyShown);
};

/** Returns dates as they were typed, one in a line; series in words. */
const datesAsWords = ({ dates, series = [] }: EventContentLocation): string => {
  const typed = dates.map(({ day, from, untilDay, until, isAllDay, status = 'scheduled', instead }) => {
    const end = [untilDay, isAllDay ? '' : until].filter(Boolean).join(' ');
    const beginning = [day, isAllDay ? texts.allDay : from].filter(Boolean).join(' ');
    const when = [beginning, end].filter(Boolean).join(' – ');
    const about = [status !== 'scheduled' && texts.statuses[status], instead && texts.insteadOf(instead.day)];
    const notes = about.filter(Boolean).join(', ');
    return notes === '' ? when : `${when} (${notes})`;
  });
  return [...typed, ...series.map(seriesAsWords)].join('\n');
};

const seriesAsWords = (series: EventContentSeries): string => {
  const said = seriesText(series);
  return series.except.length === 0 ? said : `${said}, ${texts.exceptOn(series.except)}`;
};

const detailsAsWords = (content: EventContent): readonly (readonly [name: string, words: string])[] => [
  [texts.statusField, content.status === 'scheduled' ? '' : texts.statuses[content.status]],
  [texts.attendanceField, content.attendance === 'on-site' ? '' : texts.attendances[content.attendance]],
  [texts.onlineLinkField, content.onlineLink],
  [texts.ticketLinkField, content.ticketLink],
  [texts.featuresField, content.features.map((name) => texts.features[name]).join('\n')],
  [texts.agesField, [content.ageFrom, content.ageTo].filter(Boolean).join(' – ')],
];

const findWithDates = async (ctx: Ctx, id: number) => {
  const [row, dates, series] = await Promise.all([
    findEditable(ctx, id),
    findDates(ctx, id),
    findSeries(ctx, id),
  ]);
  return row && { ...row, dates, series };
};

export const eventWriting = definePieceWriting({
  commands,
  blank: BLANK,
  read: (ctx, content): EventContent => readContent(ctx, SHAPE, content, BLANK),
  titleOf: ({ title }) => title,
  shows: ({ imageId, body }) => ({ imageId, text: body }),
  withShown: (content, { imageId, text }, person) => ({
    ...content,
    imageId,
    body: text,
    organiserId: content.organiserId === null ? null : (person(content.organiserId) ?? null),
  }),
  peopleIn: ({ organiserId }) => (organiserId === null ? [] : [organiserId]),
  fields: (content, { place, category, tags, nameOf }) => [
    words(texts.placeField, place),
    words(texts.category, category),
    words(texts.titleField, content.title),
    words(texts.leadField, content.lead),
    ...content.locations.flatMap((location, at) => [
      words(texts.venueField(at + 1), [location.venue, location.address].filter(Boolean).join(', ')),
      words(texts.datesField(at + 1), datesAsWords(location)),
    ]),
    words(texts.fee, feeAsWords(content)),
    words(texts.price, content.price),
    words(texts.organiser, content.organiser),
    words(texts.organiserProfile, organiserAsWords(content, nameOf)),
    words(texts.linkField, content.link),
    ...detailsAsWords(content).map(([name, value]) => words(name, value)),
    { name: texts.pictureField, kind: 'picture', value: content.imageId },
    { name: texts.textField, kind: 'text', value: content.body },
    words(texts.tagsField, tags),
  ],
  find: findWithDates,
  contentOf: (event, placed) => {
    const { title, lead, body, imageId, organiser, price, feeCents, link, dates, series } = event;
    const words = { title, lead, body, imageId, organiser, price: price ?? '', link: link ?? '' };
    const { isOrganisedByAuthor, organiserId } = event;
    const details = { isOrganisedByAuthor, organiserId, ...toTypedFee(feeCents), ...toTypedDetails(event) };
    return { ...placed, ...words, ...details, locations: toContentLocations(dates, series) };
  },
  startFrom: (content): EventContent => ({
    ...content,
    status: 'scheduled',
    locations: content.locations.map(atOtherDays),
  }),
  picturesOf: (event) => event,
  hrefOf: eventHref,
  // Without a picture of its own the first of a gallery stands for it.
  complete: (content) => ({ ...content, imageId: content.imageId ?? firstOfGallery(content.body) }),
  toInput,
  Page: EventPage,
  loadView: loadUnpublishedEvent,
});
