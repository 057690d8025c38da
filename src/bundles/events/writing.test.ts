import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { renderFragment } from '#kernel/render.tsx';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { listComing } from './agenda.ts';
import { eventKind } from './kind.ts';
import { eventOrganiserConsents } from './organisers/schema.ts';
import { findDates, findEditable, findSeries } from './queries.ts';
import * as texts from './texts.ts';
import type { EventContent, EventContentDate } from './views.ts';
import { eventWriting } from './writing.ts';

const ctx = await testCtx();
const [place, category] = [await aPlace(ctx), await aCategory(ctx)];
const { doc, p } = build;
const by = await aUser(ctx, { roles: [{ role: 'author', locationPath: place.path }] });
const author = actAs(ctx, by.viewer);
const later = { ...author, now: new Date(ctx.now.getTime() + 60_000) };
const own = await anImage(ctx, { ownerId: by.id });

const on = (day: string, changes: Partial<EventContentDate> = {}): EventContentDate => ({
  day,
  from: '19:30',
  untilDay: '',
  until: '',
  isAllDay: false,
  ...changes,
});

const content = (changes: Partial<EventContent> = {}): EventContent => ({
  title: 'Chorkonzert',
  lead: 'Mit Orgel.',
  body: doc(p('Der Chor singt.')),
  imageId: own.id,
  organiser: 'Kantorei',
  isOrganisedByAuthor: true,
  organiserId: null,
  price: '12 Euro',
  feeKind: 'paid',
  fee: '12',
  link: 'https://kantorei.example/',
  status: 'scheduled',
  attendance: 'mixed',
  onlineLink: 'https://kantorei.example/live',
  ticketLink: 'https://karten.example/chor',
  features: ['families', 'wheelchair'],
  ageFrom: '6',
  ageTo: '',
  locations: [{ venue: 'Kirche', address: 'Am Brunnen 1', dates: [on('2150-05-02'), on('2150-05-01')] }],
  locationId: place.id,
  categoryId: category.id,
  tags: ['Musik'],
  ...changes,
});

const publish = (changes: Partial<EventContent> = {}, id: number | null = null, as = author) =>
  withTransaction(as, (ctx) =>
    eventWriting.publish(ctx, { id, content: content(changes), authorId: by.id, shownIds: [] }),
  );

const published = async (changes: Partial<EventContent> = {}): Promise<number> => {
  const outcome = await publish(changes);
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  return outcome.id;
};

describe('an event as it is written', () => {
  it('is kept as it was typed, dates that are none included', () => {
    const typed = content({ locations: [{ venue: '', address: '', dates: [on('irgendwann'), on('')] }] });
    expect(eventWriting.read(ctx, typed)).toEqual(typed);
    expect(eventWriting.read(ctx, {})).toEqual(eventWriting.blank());
    expect(() =>
      eventWriting.read(ctx, { locations: [{ venue: 'x', address: '', dates: [{ day: 1 }] }] }),
    ).toThrow(
      expect.objectContaining({
        errors: expect.objectContaining({ 'locations.0.dates.0.day': expect.any(String) }),
      }),
    );
  });

  it('comes out, and the same content can be read again', async () => {
    const id = await published();
    expect(await eventWriting.contentOf(ctx, id)).toMatchObject({ content: content(), authorId: by.id });
  });

  it('comes out with a series, which can be changed again, and whose days keep their number', async () => {
    const series = [
      {
        words: 'dienstags um 19 Uhr',
        rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=21500526',
        day: '2150-05-05',
        from: '19:00',
        until: '20:30',
        isAllDay: false,
        except: ['2150-05-19'],
      },
    ];
    const hall = { venue: 'Saal', address: '', dates: [], series };
    const id = await published({ locations: [hall] });
    expect((await eventWriting.contentOf(ctx, id))?.content.locations).toEqual([hall]);
    const before = await findDates(ctx, id);
    expect(before.map(({ key, seriesDay }) => [key, seriesDay])).toEqual([
      [1, '2150-05-05'],
      [2, '2150-05-12'],
      [3, '2150-05-26'],
    ]);
    const moved = on('2150-05-13', { status: 'postponed', instead: { series: 0, day: '2150-05-12' } });
    const changed = { ...hall, dates: [moved] };
    expect(await publish({ locations: [changed] }, id)).toMatchObject({ kind: 'published' });
    const after = await findDates(ctx, id);
    expect(after.map(({ key, seriesDay, status }) => [key, seriesDay, status])).toEqual([
      [1, '2150-05-05', 'scheduled'],
      [2, '2150-05-12', 'postponed'],
      [3, '2150-05-26', 'scheduled'],
    ]);
    expect((await findSeries(ctx, id)).map(({ key }) => key)).toEqual([4]);
    const fields = await eventWriting.fields(ctx, content({ locations: [changed] }));
    expect(fields.find(({ name }) => name === 'Termine an Ort 1')?.value).toBe(
      '2150-05-13 19:30 (verschoben, statt 2150-05-12)\nJeden Dienstag von 19 bis 20.30 Uhr, ab 5. Mai 2150 bis 26. Mai 2150, außer 2150-05-19',
    );
  });

  it('has names for all that is compared between two revisions', async () => {
    const fields = await eventWriting.fields(ctx, content());
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    expect(fields.find(({ name }) => name === 'Termine an Ort 1')).toMatchObject({
      value: '2150-05-02 19:30\n2150-05-01 19:30',
    });
  });

  it('says everything that is missing at once, dates by their field', async () => {
    const locations = [{ venue: '', address: '', dates: [on('2150-05-01', { from: '' }), on('')] }];
    const nothing = { ...eventWriting.blank(), locations };
    const outcome = await withTransaction(author, (ctx) =>
      eventWriting.publish(ctx, { id: null, content: nothing, authorId: by.id, shownIds: [] }),
    );
    expect(outcome).toEqual({
      kind: 'invalid',
      errors: {
        title: texts.titleMissing,
        organiser: texts.organiserMissing,
        'locations.0.venue': texts.venueMissing,
        'locations.0.dates.0.from': texts.fromMissing,
        'locations.0.dates.1.day': texts.dayMissing,
        locationId: 'Bitte wählen Sie einen Ort.',
        categoryId: 'Bitte wählen Sie eine Rubrik.',
      },
    });
  });
});

const isComing = async (id: number) =>
  (await listComing(ctx, { locationId: place.id, limit: 50 })).includes(id);

const setState = (id: number, state: 'published' | 'withdrawn' | 'erased') =>
  withTransaction(author, (ctx) => eventWriting.setState(ctx, id, state));

describe('an event that is out', () => {
  it('gets other dates, of which its readers hear, and its agenda with it', async () => {
    const id = await published();
    const locations = [{ venue: 'Saal', address: '', dates: [on('2010-05-01')] }];
    expect([await isComing(id), await publish({ locations }, id, later)]).toEqual([
      true,
      { kind: 'published', id },
    ]);
    expect((await findDates(ctx, id)).map(({ venue }) => venue)).toEqual(['Saal']);
    expect([await isComing(id), (await findEditable(ctx, id))!.updatedAt]).toEqual([false, later.now]);
  });

  it('is no news with another picture alone', async () => {
    const id = await published();
    await publish({ imageId: null }, id, later);
    expect(await findEditable(ctx, id)).toMatchObject({ imageId: null, updatedAt: null });
  });

  it('leaves the agenda when it is taken back, and comes into it again', async () => {
    const id = await published();
    await setState(id, 'withdrawn');
    expect(await isComing(id)).toBe(false);
    await setState(id, 'published');
    expect(await isComing(id)).toBe(true);
  });

  it('leaves not a word when it is erased', async () => {
    const id = await published();
    await setState(id, 'erased');
    const thing = (await eventKind.find(ctx, [id])).get(id)!;
    expect(thing).toMatchObject({ title: '', lead: '', organiser: '', price: null, link: null, dates: [] });
    expect(await eventWriting.contentOf(ctx, id)).toBeUndefined();
    const told = await listHistory(ctx, { type: 'event', id });
    expect(told.map(({ before, after }) => [before, after])).toEqual([
      [{ state: 'published' }, { state: 'erased' }],
      // This is the redaction itself.
      [null, { fields: ['title'] }],
      [null, {}],
    ]);
  });
});

const preview = async (changes: Partial<EventContent>, as = author) => {
  const { element } = await eventWriting.preview(as, content(changes), { id: null, authorId: by.id });
  return renderFragment(element, ctx.log);
};

describe('the preview of an event', () => {
  it('is the page as it will be', async () => {
    const html = await preview({});
    for (const words of ['Chorkonzert', 'Kantorei', '1. Mai 2150', 'kantorei.example', '<img', 'Vorschau'])
      expect(html.replaceAll('\u00a0', ' ')).toContain(words);
  });

  it('is there with nothing written yet', async () => {
    expect(await preview({ ...eventWriting.blank() })).toContain('Noch kein Ort');
    expect(await preview({ link: 'javascript:alert(1)' })).not.toContain('javascript:');
  });
});

describe('an organiser who is somebody else', () => {
  it('is called by name where revisions are compared, and led to in a preview where it would come out so', async () => {
    const club = await aUser(ctx, { name: 'Kantorei St. Marien' });
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] });
    const named = { isOrganisedByAuthor: false, organiserId: club.id };
    const fields = await eventWriting.fields(ctx, content(named));
    expect(fields.find(({ name }) => name === texts.organiserProfile)?.value).toBe(
      'das von Kantorei St. Marien',
    );
    const link = `<a href="/profile/${club.id}/kantorei-st-marien">`;
    expect(await preview(named)).not.toContain(link);
    expect(await preview(named, actAs(ctx, editor.viewer))).toContain(link);
    const asked = { authorId: by.id, organiserId: club.id, eventId: null, askedAt: ctx.now };
    await ctx.db.insert(eventOrganiserConsents).values({ ...asked, state: 'allowed' });
    expect(await preview(named)).toContain(link);
    await ctx.db.update(eventOrganiserConsents).set({ state: 'denied' });
    expect(await preview(named, actAs(ctx, editor.viewer))).not.toContain(link);
  });
});

describe('an organiser whose profile isn’t there for everybody', () => {
  it('is named neither where revisions are compared nor in a preview, whoever typed the number', async () => {
    const unconfirmed = await aUser(ctx, { name: 'Ute Unbestätigt', confirmedAt: null });
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] });
    const named = { isOrganisedByAuthor: false, organiserId: unconfirmed.id };
    const fields = await eventWriting.fields(ctx, content(named));
    expect(fields.find(({ name }) => name === texts.organiserProfile)?.value).toBe(
      'das von jemandem ohne öffentliches Profil',
    );
    for (const somebody of [author, actAs(ctx, editor.viewer)])
      expect(await preview(named, somebody)).not.toMatch(/Unbestätigt|unbestaetigt/);
  });
});

describe('a gallery', () => {
  it('gives an event without a picture its first one', async () => {
    const id = await published({ imageId: null, body: doc(p('Seht.'), build.gallery(own.id)) });
    expect((await findEditable(ctx, id))?.imageId).toBe(own.id);
  });
});
