import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { tagsByIds } from '#bundles/topics/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { publishEvent } from './commands.ts';
import type { EventInput } from './commands.ts';
import { MAX_DATES, MAX_LEAD_LENGTH, MAX_LINE_LENGTH, MAX_LOCATIONS, MAX_TITLE_LENGTH } from './constants.ts';
import { authoredEvents } from './personal-data.ts';
import { findDates, findEvents } from './queries.ts';
import { events } from './schema.ts';
import * as texts from './texts.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const place = await aPlace(ctx);
const category = await aCategory(ctx);
const { doc, p } = build;

const somebody = async (role: Role, locationPath = '') =>
  actAs(ctx, (await aUser(ctx, { roles: [{ role, locationPath }] })).viewer);
const author = await somebody('author', place.path);
const editor = await somebody('editor', place.path);
const authorId = author.viewer.id!;
const image = await anImage(ctx, { ownerId: authorId, access: 'gated' });
const othersImage = await anImage(ctx);

const startsAt = new Date('2026-11-27T16:00:00Z');
const endsAt = new Date('2026-11-27T21:00:00Z');
const market = { venue: 'Marktplatz', address: 'Am Brunnen 1', dates: [{ startsAt, endsAt }] };

const input = (changes: Partial<EventInput> = {}): EventInput => ({
  title: 'Der Weihnachtsmarkt macht auf',
  lead: 'Mit 38 Buden.',
  body: doc(p('Um 17 Uhr geht das Licht an.')),
  organiser: 'Gewerbeverein',
  locations: [market],
  locationId: place.id,
  categoryId: category.id,
  ...changes,
});

const published = async (changes: Partial<EventInput> = {}, by: Ctx = author) => {
  const outcome = await publishEvent(by, input(changes));
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  const [row] = await ctx.db.select().from(events).where(eq(events.id, outcome.id));
  return row!;
};

/** Returns those of these images that everybody may fetch. */
const publicOnes = async (...ids: number[]) =>
  [...(await picturesByIds(ctx, ids)).values()].filter(({ query }) => query === '').map(({ id }) => id);

const aGatedImage = (ownerId = authorId) => anImage(ctx, { ownerId, access: 'gated' });

const countEvents = () => ctx.db.$count(events);

describe('publishEvent', () => {
  it('publishes at once, in the name of who entered it', async () => {
    const row = await published({
      title: ' Über den Markt! ',
      lead: ' Kommt \n',
      price: ' 3 Euro ',
      link: 'https://markt.example/2026',
      imageId: image.id,
    });
    expect(row).toMatchObject({
      title: 'Über den Markt!',
      lead: 'Kommt',
      slug: 'ueber-den-markt',
      state: 'published',
      body: doc(p('Um 17 Uhr geht das Licht an.')),
      parts: [{ html: '<p>Um 17 Uhr geht das Licht an.</p>' }],
      imageId: image.id,
      organiser: 'Gewerbeverein',
      price: '3 Euro',
      link: 'https://markt.example/2026',
      locationId: place.id,
      locationPath: place.path,
      categoryId: category.id,
      authorId,
      tagIds: [],
      createdAt: ctx.now,
      publishedAt: ctx.now,
      updatedAt: null,
    });
  });

  it('needs neither picture nor price nor link', async () =>
    expect(await published({ price: ' ', link: '', title: '🎄' })).toMatchObject({
      imageId: null,
      price: null,
      link: null,
      slug: 'termin',
    }));

  it('keeps places and dates as they were given, whole days by their midnights', async () => {
    const wholeDay = { startsAt: new Date('2026-11-29T10:00:00Z'), isAllDay: true };
    const church = { venue: ' Kirche ', address: ' ', dates: [wholeDay, { startsAt }] };
    const { id } = await published({ locations: [market, church] });
    const event = (await findEvents(ctx, [id])).get(id)!;
    expect(event.dates).toEqual([
      {
        eventId: id,
        locationPosition: 0,
        position: 0,
        key: 1,
        startsAt,
        endsAt,
        isAllDay: false,
        status: 'scheduled',
        seriesPosition: null,
        seriesDay: null,
        isSeriesChange: false,
        venue: 'Marktplatz',
        address: 'Am Brunnen 1',
      },
      {
        eventId: id,
        locationPosition: 1,
        position: 1,
        key: 3,
        startsAt,
        endsAt: null,
        isAllDay: false,
        status: 'scheduled',
        seriesPosition: null,
        seriesDay: null,
        isSeriesChange: false,
        venue: 'Kirche',
        address: '',
      },
      {
        eventId: id,
        locationPosition: 1,
        position: 0,
        key: 2,
        startsAt: new Date('2026-11-28T23:00:00Z'),
        endsAt: null,
        isAllDay: true,
        status: 'scheduled',
        seriesPosition: null,
        seriesDay: null,
        isSeriesChange: false,
        venue: 'Kirche',
        address: '',
      },
    ]);
  });

  it('names what it shows, in the order given, each thing once', async () => {
    const { tagIds } = await published({ tags: ['Kraniche', 'Nebel', ' kraniche '] });
    expect((await tagsByIds(ctx, tagIds)).map(({ name }) => name)).toEqual(['Kraniche', 'Nebel']);
  });

  it('puts it into the lists of its place', async () => {
    const { id } = await published();
    const { entries } = await listPieces(ctx, { locationId: place.id, categoryId: category.id });
    expect(entries.find((entry) => entry.id === id)).toMatchObject({ type: 'event', authorId });
  });

  it('shows its pictures to everybody, its own and those of the text', async () => {
    const [own, inText] = [await aGatedImage(), await aGatedImage()];
    expect(await publicOnes(own.id, inText.id)).toEqual([]);
    await published({ imageId: own.id, body: doc(p('Daneben:'), build.image(inText.id)) });
    expect((await publicOnes(own.id, inText.id)).toSorted()).toEqual([own.id, inText.id]);
  });

  it('keeps the picture of what comes out later from everybody', async () => {
    const publishedAt = new Date(ctx.now.getTime() + 3600_000);
    const { id } = await aGatedImage(editor.viewer.id!);
    await published({ publishedAt, imageId: id }, editor);
    expect(await publicOnes(id)).toEqual([]);
  });

  it('writes history and touches what shows it', async () => {
    const touched: string[] = [];
    portal.invalidation.onDrop((tags) => touched.push(...(tags ?? [])));
    const { id } = await published({ title: 'Für das Protokoll' });
    expect(await listHistory(ctx, { type: 'event', id })).toMatchObject([
      { action: 'event.published', actorId: authorId, after: { title: 'Für das Protokoll' } },
    ]);
    for (const tag of [`event:${id}`, 'pieces', `pieces:location:${place.id}`, `pieces:author:${authorId}`])
      expect(touched).toContain(tag);
  });

  it('leaves nothing behind when its transaction is undone', async () => {
    const before = await countEvents();
    const failing = withTransaction(author, async (ctx) => {
      await publishEvent(ctx, input());
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await countEvents()).toBe(before);
  });
});

describe('who may publish', () => {
  it('403 for others, before anything is checked', async () => {
    const by = await somebody('author', '999999/');
    const before = await countEvents();
    for (const changes of [{}, { title: '' }])
      await expect(publishEvent(by, input(changes))).rejects.toMatchObject({ status: 403 });
    expect(await countEvents()).toBe(before);
  });

  it.each([
    ['in the name of somebody else', { authorId: editor.viewer.id! }],
    ['at another time', { publishedAt: new Date('2020-01-01T10:00:00Z') }],
    ['with a change of another time', { updatedAt: new Date('2020-01-01T10:00:00Z') }],
  ])('only editors publish %s', async (_, changes) => {
    await expect(publishEvent(author, input(changes))).rejects.toMatchObject({ status: 403 });
    expect(await published({ ...changes, authorId }, editor)).toMatchObject({ ...changes, authorId });
  });
});

describe('what is wrong with an event is said, and nothing is written', () => {
  it.each<[string, Partial<EventInput>, Record<string, unknown>]>([
    ['no title', { title: ' \n' }, { title: texts.titleMissing }],
    ['a title that nobody sees', { title: '\u200B\u00AD' }, { title: texts.titleMissing }],
    ['an organiser that nobody sees', { organiser: '\u200B' }, { organiser: texts.organiserMissing }],
    ['a long title', { title: 'x'.repeat(MAX_TITLE_LENGTH + 1) }, { title: texts.tooLong(200) }],
    ['a long lead', { lead: 'x'.repeat(MAX_LEAD_LENGTH + 1) }, { lead: texts.tooLong(1000) }],
    ['nobody who invites', { organiser: ' ' }, { organiser: texts.organiserMissing }],
    ['a long organiser', { organiser: 'x'.repeat(MAX_LINE_LENGTH + 1) }, { organiser: texts.tooLong(200) }],
    ['a long price', { price: 'x'.repeat(MAX_LINE_LENGTH + 1) }, { price: texts.tooLong(200) }],
    [
      'an unknown picture',
      { imageId: 2147483647 },
      { imageId: 'Dieses Bild gibt es nicht, oder es gehört jemand anderem.' },
    ],
    [
      'somebody else’s picture',
      { imageId: othersImage.id },
      { imageId: 'Dieses Bild gibt es nicht, oder es gehört jemand anderem.' },
    ],
    [
      'somebody else’s picture in the text',
      { body: doc(p('Da:'), build.image(othersImage.id)) },
      { body: 'Im Text steht ein Bild, das es nicht gibt oder das jemand anderem gehört.' },
    ],
    ['a text that is none', { body: { type: 'doc', content: 'x' } }, { body: expect.any(String) }],
    ['no text', { body: undefined }, { body: expect.any(String) }],
    [
      'several things at once',
      { title: '', categoryId: 0 },
      { title: texts.titleMissing, categoryId: 'Diese Rubrik gibt es nicht.' },
    ],
  ])('%s', async (_, changes, errors) => {
    const before = await countEvents();
    expect(await publishEvent(author, input(changes))).toEqual({ kind: 'invalid', errors });
    expect(await countEvents()).toBe(before);
  });

  it.each([
    'markt.example',
    'javascript:alert(1)',
    'ftp://markt.example',
    'https://',
    'https://a b',
    '//x',
    'https://a:b@markt.example',
  ])('the link %j', async (link) =>
    expect(await publishEvent(author, input({ link }))).toEqual({
      kind: 'invalid',
      errors: { link: texts.linkInvalid },
    }),
  );

  const many = (count: number) => Array.from({ length: count }, () => ({ startsAt }));
  it.each<[string, EventInput['locations'], string, string]>([
    ['no place', [], 'locations', texts.locationMissing],
    [
      'too many places',
      Array.from({ length: MAX_LOCATIONS + 1 }, () => market),
      'locations',
      texts.tooManyLocations(20),
    ],
    ['a place without a name', [market, { ...market, venue: ' ' }], 'locations.1.venue', texts.venueMissing],
    [
      'a long address',
      [{ ...market, address: 'x'.repeat(MAX_LINE_LENGTH + 1) }],
      'locations.0.address',
      texts.tooLong(200),
    ],
    ['a place without a date', [market, { ...market, dates: [] }], 'locations.1.dates', texts.dateMissing],
    ['too many dates', [{ ...market, dates: many(MAX_DATES + 1) }], 'locations', texts.tooManyDates(200)],
    [
      'no moment at all',
      [{ ...market, dates: [{ startsAt: new Date('x') }] }],
      'locations.0.dates.0.day',
      texts.dateInvalid,
    ],
    [
      'a year gone wrong',
      [{ ...market, dates: [{ startsAt: new Date('0202-01-01') }] }],
      'locations.0.dates.0.day',
      texts.dateInvalid,
    ],
    [
      'an end gone wrong',
      [{ ...market, dates: [{ startsAt, endsAt: new Date('x') }] }],
      'locations.0.dates.0.until',
      texts.dateInvalid,
    ],
    [
      'an end before the beginning',
      [{ ...market, dates: [{ startsAt: endsAt, endsAt: startsAt }] }],
      'locations.0.dates.0.until',
      texts.endsTooEarly,
    ],
  ])('%s', async (_, locations, field, problem) =>
    expect(await publishEvent(author, input({ locations }))).toEqual({
      kind: 'invalid',
      errors: { [field]: problem },
    }),
  );
});

describe('what events hold about a person', () => {
  it('is given out with its texts and dates, and stays when the person is erased', async () => {
    const by = await somebody('author', place.path);
    const { id, title, lead, body, organiser, price, feeCents, link } = await published({}, by);
    const words = { title, lead, body, organiser, price, feeCents, link };
    const details = {
      status: 'scheduled',
      attendance: 'on-site',
      onlineLink: null,
      ticketLink: null,
      features: [],
      ageFrom: null,
      ageTo: null,
    };
    const dates = (await findDates(ctx, id)).map(
      ({ venue, address, startsAt, endsAt, isAllDay, status }) => ({
        venue,
        address,
        startsAt,
        endsAt,
        isAllDay,
        status,
      }),
    );
    expect(dates).not.toEqual([]);
    expect(await authoredEvents.exportFor(ctx, by.viewer.id!)).toEqual([
      { id, state: 'published', publishedAt: ctx.now, ...words, ...details, dates },
    ]);
    await authoredEvents.eraseFor(ctx, by.viewer.id!, { keepsComments: true });
    expect(await ctx.db.$count(events, eq(events.id, id))).toBe(1);
  });
});
