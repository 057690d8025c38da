// Topic: events as they are written: what a manuscript of one holds, and how it becomes the event that is out.
import { Type } from 'typebox';
import type { Ctx } from '#kernel/ctx.ts';
import { loadPlacing, slugsOfPieces } from '#bundles/pieces/public.ts';
import {
  COMMON_SHAPE,
  StoredId,
  StoredTree,
  StoredText,
  readShape,
  readTree,
} from '#bundles/publishing/public.ts';
import { build, firstOfGallery } from '#bundles/rich-text/public.ts';
import { outlineOf, placementOf, toEditablePiece } from '#bundles/writing/public.ts';
import type { KindWriting, RevisionField, EditablePiece } from '#bundles/writing/public.ts';
import { toContentLocations, toLocationInputs } from './clock-dates.ts';
import { changeEvent, publishEvent, setEventState } from './commands.ts';
import type { EventInput } from './commands.ts';
import { MAX_STORED_DATES, MAX_STORED_LOCATIONS } from './constants.ts';
import { feeOf, toTypedFee } from './fee.ts';
import { eventHref } from './kind.ts';
import { previewEvent } from './preview.ts';
import { findDates, findEditable } from './queries.ts';
import * as texts from './texts.ts';
import type { EventContent, EventContentDate, EventContentLocation } from './views.ts';

export const eventWriting: KindWriting<EventContent> = {
  blank: () => BLANK,
  read: (ctx, content) => {
    const read = readShape(SHAPE, content, BLANK);
    return { ...read, body: readTree(ctx, 'body', read.body) };
  },
  outline: ({ title, imageId, body }) => outlineOf(title, imageId, body),
  fields: (ctx, content) => listFields(ctx, content),
  contentOf: (ctx, id) => findContent(ctx, id),
  publish: (ctx, { id, content, authorId, shownIds }) => {
    const input = toInput(withPicture(content));
    return id === null
      ? publishEvent(ctx, { ...input, authorId, shownIds })
      : changeEvent(ctx, id, { ...input, shownIds });
  },
  setState: setEventState,
  preview: (ctx, content, of) => previewEvent(ctx, withPicture(content), of),
};

/** Without one of its own the first of a gallery stands for it. */
const withPicture = (content: EventContent): EventContent => ({
  ...content,
  imageId: content.imageId ?? firstOfGallery(content.body),
});

const NO_DATE: EventContentDate = { day: '', from: '', untilDay: '', until: '', isAllDay: false };

const BLANK: EventContent = {
  title: '',
  lead: '',
  body: build.doc(),
  imageId: null,
  organiser: '',
  price: '',
  feeKind: '',
  fee: '',
  link: '',
  locations: [{ venue: '', address: '', dates: [NO_DATE] }],
  locationId: null,
  categoryId: null,
  tags: [],
};

const EXACT = { additionalProperties: false };

const StoredDate = Type.Object(
  { day: StoredText, from: StoredText, untilDay: StoredText, until: StoredText, isAllDay: Type.Boolean() },
  EXACT,
);

const StoredLocation = Type.Object(
  { venue: StoredText, address: StoredText, dates: Type.Array(StoredDate, { maxItems: MAX_STORED_DATES }) },
  EXACT,
);

const SHAPE = {
  ...COMMON_SHAPE,
  title: StoredText,
  lead: StoredText,
  body: StoredTree,
  imageId: StoredId,
  organiser: StoredText,
  price: StoredText,
  feeKind: Type.Union([Type.Literal(''), Type.Literal('free'), Type.Literal('paid')]),
  fee: StoredText,
  link: StoredText,
  locations: Type.Array(StoredLocation, { maxItems: MAX_STORED_LOCATIONS }),
};

const toInput = ({ locations, ...content }: EventContent): EventInput => ({
  ...content,
  ...toLocationInputs(locations),
  feeCents: feeOf(content),
});

const listFields = async (ctx: Ctx, content: EventContent): Promise<RevisionField[]> => {
  const { place, category, tags } = await loadPlacing(ctx, content);
  return [
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
    words(texts.linkField, content.link),
    { name: texts.pictureField, kind: 'picture', value: content.imageId },
    { name: texts.textField, kind: 'text', value: content.body },
    words(texts.tagsField, tags),
  ];
};

const words = (name: string, value: string) => ({ name, kind: 'words', value }) as const;

const feeAsWords = ({ feeKind, fee }: EventContent): string => {
  if (feeKind === 'free') return texts.free;
  return feeKind === 'paid' ? texts.euros(fee) : '';
};

/** As they were typed, one in a line. */
const datesAsWords = ({ dates }: EventContentLocation): string =>
  dates
    .map(({ day, from, untilDay, until, isAllDay }) => {
      const end = [untilDay, isAllDay ? '' : until].filter(Boolean).join(' ');
      const beginning = [day, isAllDay ? texts.allDay : from].filter(Boolean).join(' ');
      return [beginning, end].filter(Boolean).join(' – ');
    })
    .join('\n');

const findContent = async (ctx: Ctx, id: number): Promise<EditablePiece<EventContent> | undefined> => {
  const [row, dates, slugs] = await Promise.all([
    findEditable(ctx, id),
    findDates(ctx, id),
    slugsOfPieces(ctx),
  ]);
  if (!row || row.state === 'erased') return undefined;
  const { title, lead, body, imageId, organiser, price, feeCents, link } = row;
  const placed = await placementOf(ctx, row);
  const fee = toTypedFee(feeCents);
  const words = { title, lead, body, imageId, organiser, ...fee, price: price ?? '', link: link ?? '' };
  return toEditablePiece(row, {
    content: { ...placed, ...words, locations: toContentLocations(dates) },
    href: eventHref({ ...row, ...slugs(row) }),
  });
};
