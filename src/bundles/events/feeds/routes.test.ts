// Checks calendars that readers subscribe to, read by another program.
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, momentAt } from '#kernel/calendar.ts';
import { actAs } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { changeEvent } from '../commands.ts';
import { NO_STORED_DETAILS } from '../details.ts';
import { anEvent, putEventInState } from '../test-data.ts';
import { DAYS_AHEAD, DAYS_BACK, MAX_FEED_DATES } from './constants.ts';

const aPortal = async () => {
  const { ctx, http } = await testApp();
  const author = await aUser(ctx, { name: 'Chor Auenfeld' });
  const district = await aPlace(ctx, { name: 'Werletal', slug: 'werletal', kind: 'district' });
  const auenfeld = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld', parentId: district.id });
  const steinach = await aPlace(ctx, { name: 'Steinach', slug: 'steinach', parentId: district.id });
  const get = (url: string, headers = {}) => http.inject({ method: 'GET', url, headers });
  /** Returns the moment in so many days by the calendar, at an hour. */
  const on = (days: number, clock = '19:30') => momentAt(addDays(dayOf(ctx.now), days), clock)!;
  const calendarAt = async (url: string) => {
    const reply = await get(url);
    expect([url, reply.statusCode, reply.headers['content-type']]).toEqual([
      url,
      200,
      'text/calendar; charset=utf-8',
    ]);
    return new ICAL.Component(ICAL.parse(reply.body) as object[]);
  };
  const titlesAt = async (url: string) => eventsIn(await calendarAt(url)).map(({ summary }) => summary);
  return { ctx, author, auenfeld, steinach, get, on, calendarAt, titlesAt };
};

const eventsIn = (calendar: ICAL.Component) =>
  calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: event.getFirstPropertyValue('uid') as string,
    summary: event.getFirstPropertyValue('summary') as string,
    status: event.getFirstPropertyValue('status') as string,
    sequence: Number(event.getFirstPropertyValue('sequence')),
  }));

describe('GET /events.ics, GET /{location}/events.ics', () => {
  it('hold the dates of a place with what lies below it, narrowed as its list is', async () => {
    const { ctx, auenfeld, steinach, on, titlesAt } = await aPortal();
    const culture = await aCategory(ctx, { name: 'Kultur', slug: 'kultur' });
    const dates = [{ startsAt: on(9) }, { startsAt: on(16) }];
    await anEvent(ctx, { title: 'Konzert', locationId: auenfeld.id, categoryId: culture.id, dates });
    await anEvent(ctx, {
      title: 'Markt',
      locationId: steinach.id,
      feeCents: 0,
      dates: [{ startsAt: on(3) }],
    });
    expect(await titlesAt('/events.ics')).toEqual(['Markt', 'Konzert', 'Konzert']);
    expect(await titlesAt('/werletal/events.ics')).toEqual(['Markt', 'Konzert', 'Konzert']);
    expect(await titlesAt('/steinach/events.ics')).toEqual(['Markt']);
    expect(await titlesAt('/events.ics?rubrik=kultur')).toEqual(['Konzert', 'Konzert']);
    expect(await titlesAt('/events.ics?frei=ja&bis=2020-01-01&wochenende=ja')).toEqual(['Markt']);
  });

  it('have all days, those that are over for a while', async () => {
    const { ctx, auenfeld, on, titlesAt } = await aPortal();
    const dated = (title: string, days: number) =>
      anEvent(ctx, { title, locationId: auenfeld.id, dates: [{ startsAt: on(days) }] });
    await dated('Lange vorbei', -DAYS_BACK - 1);
    await dated('Vorbei', -DAYS_BACK + 1);
    await dated('Bald', DAYS_AHEAD - 1);
    await dated('Irgendwann', DAYS_AHEAD + 1);
    expect(await titlesAt('/events.ics')).toEqual(['Vorbei', 'Bald']);
  });

  it('end with the soonest dates when there are too many', async () => {
    const { ctx, auenfeld, on, titlesAt } = await aPortal();
    const days = Array.from({ length: 200 }, (_, at) => ({ startsAt: on(1 + at) }));
    for (let at = 0; at < 3; at++) await anEvent(ctx, { locationId: auenfeld.id, dates: days });
    expect(await titlesAt('/events.ics')).toHaveLength(MAX_FEED_DATES);
  });

  it('have what is to come before what is over, however much that is', async () => {
    const { ctx, auenfeld, on, titlesAt } = await aPortal();
    const hours = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
    const days = Array.from({ length: 28 }, (_, at) =>
      hours.map((hour) => ({ startsAt: on(-1 - at, hour) })),
    );
    for (let at = 0; at < 3; at++)
      await anEvent(ctx, { title: 'Vorbei', locationId: auenfeld.id, dates: days.flat() });
    await anEvent(ctx, { title: 'Kommt', locationId: auenfeld.id, dates: [{ startsAt: on(2) }] });
    const titles = await titlesAt('/events.ics');
    expect([titles.length, titles.at(-1), titles.at(-2)]).toEqual([MAX_FEED_DATES, 'Kommt', 'Vorbei']);
  });

  it('say what they are called, how often they change, and in which zone', async () => {
    const { ctx, auenfeld, on, calendarAt, get } = await aPortal();
    await anEvent(ctx, { locationId: auenfeld.id, dates: [{ startsAt: on(1) }] });
    const calendar = await calendarAt('/auenfeld/events.ics?frei=ja');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(
      'Litfass: Termine in Auenfeld: Eintritt frei',
    );
    const { body } = await get('/events.ics');
    for (const line of ['REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H', 'TZID:Europe/Berlin'])
      expect(body).toContain(`${line}\r\n`);
  });

  it('keep the numbers of dates that move, count changes, and strike out what is cancelled', async () => {
    const { ctx, author, auenfeld, on, calendarAt } = await aPortal();
    const input = {
      title: 'Konzert',
      lead: '',
      organiser: 'Chor',
      body: build.doc(),
      locationId: auenfeld.id,
      categoryId: (await aCategory(ctx)).id,
      authorId: author.id,
    };
    const at = (...days: number[]) => [
      { venue: 'Halle', address: '', dates: days.map((day) => ({ startsAt: on(day) })) },
    ];
    const { id } = await anEvent(ctx, { ...input, locations: at(3, 4) });
    const before = eventsIn(await calendarAt('/events.ics'));
    const details = { ...NO_STORED_DETAILS, status: 'cancelled' as const };
    const outcome = await changeEvent(actAs(ctx, portalItself), id, {
      ...input,
      details,
      locations: at(5, 4),
    });
    expect(outcome.kind).toBe('published');
    const after = eventsIn(await calendarAt('/events.ics'));
    expect(new Set(after.map(({ uid }) => uid))).toEqual(new Set(before.map(({ uid }) => uid)));
    expect(after[0]!.sequence).toBeGreaterThan(before[0]!.sequence);
    expect(after.map(({ status, summary }) => `${status} ${summary}`)).toEqual([
      'CANCELLED abgesagt: Konzert',
      'CANCELLED abgesagt: Konzert',
    ]);
  });

  it('answer 404 to what can’t be read, rather than everything, and lead to their own address', async () => {
    const { get } = await aPortal();
    for (const url of ['/events.ics?rubrik=nichts', '/events.ics?plz=1', '/nirgends/events.ics'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    const moved = await get('/AUENFELD/events.ics?frei=ja');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/auenfeld/events.ics?frei=ja']);
  });

  it('are fetched again only when something has changed', async () => {
    const { ctx, auenfeld, on, get } = await aPortal();
    const { id } = await anEvent(ctx, { locationId: auenfeld.id, dates: [{ startsAt: on(1) }] });
    await expect.poll(async () => (await get('/events.ics')).headers['x-page-cache']).toBe('hit');
    const { etag } = (await get('/events.ics')).headers;
    expect((await get('/events.ics', { 'if-none-match': etag })).statusCode).toBe(304);
    await putEventInState(ctx, id, 'withdrawn');
    const fresh = await get('/events.ics', { 'if-none-match': etag });
    expect([fresh.statusCode, fresh.body.includes('VEVENT')]).toEqual([200, false]);
  });

  it('give nothing of what not everybody may read', async () => {
    const { ctx, auenfeld, on, titlesAt } = await aPortal();
    for (const state of ['withdrawn', 'published'] as const)
      await anEvent(ctx, { title: state, state, locationId: auenfeld.id, dates: [{ startsAt: on(1) }] });
    expect(await titlesAt('/events.ics')).toEqual(['published']);
  });
});

describe('GET /tag/{slug}/events.ics, GET /profile/{id}/events.ics', () => {
  it('hold what has the tag, and what somebody organises', async () => {
    const { ctx, author, auenfeld, on, titlesAt, get } = await aPortal();
    const dates = [{ startsAt: on(1) }];
    await anEvent(ctx, { title: 'Mit Thema', tags: ['Chor'], locationId: auenfeld.id, dates });
    await anEvent(ctx, { title: 'Vom Chor', authorId: author.id, locationId: auenfeld.id, dates });
    expect(await titlesAt('/tag/chor/events.ics')).toEqual(['Mit Thema']);
    expect(await titlesAt(`/profile/${author.id}/events.ics`)).toEqual(['Vom Chor']);
    for (const url of ['/tag/nichts/events.ics', '/profile/99999/events.ics'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });
});

describe('GET /events/abonnieren', () => {
  it('has the address of the list as it is narrowed, for programs of all kinds', async () => {
    const { ctx, get } = await aPortal();
    await aCategory(ctx, { name: 'Kultur', slug: 'kultur' });
    const list = (await get('/auenfeld/events?rubrik=kultur&ansicht=woche')).body;
    expect(list).toContain('href="/events/abonnieren?ort=auenfeld&amp;rubrik=kultur"');
    const { body } = await get('/events/abonnieren?ort=auenfeld&rubrik=kultur');
    const address = 'localhost:3000/auenfeld/events.ics?rubrik=kultur';
    expect(body).toContain('<h1>Termine in Auenfeld: Kultur abonnieren</h1>');
    expect(body).toContain(`value="http://${address}"`);
    expect(body).toContain(`href="webcal://${address}"`);
    expect(body).toContain(`cid=${encodeURIComponent(`webcal://${address}`)}`);
    expect(body).toContain('https://outlook.live.com/calendar/0/addfromweb?url=');
    expect(body).toContain('href="/auenfeld/events?rubrik=kultur"');
  });

  it('knows tags and people, and nothing of what there isn’t', async () => {
    const { ctx, author, get } = await aPortal();
    await anEvent(ctx, { tags: ['Chor'] });
    expect((await get('/events/abonnieren?thema=chor')).body).toContain('/tag/chor/events.ics');
    expect((await get(`/events/abonnieren?profil=${author.id}`)).body).toContain(
      `/profile/${author.id}/events.ics`,
    );
    for (const query of ['thema=x', 'profil=0', 'profil=x', 'ort=x', 'rubrik=x'])
      expect([query, (await get(`/events/abonnieren?${query}`)).statusCode]).toEqual([query, 404]);
  });
});

describe('the way to a calendar', () => {
  it('is on pages of places, categories, tags and people that have dates to come, and on no others', async () => {
    const { ctx, author, auenfeld, on, get } = await aPortal();
    const culture = await aCategory(ctx, { name: 'Kultur', slug: 'kultur' });
    await aCategory(ctx, { name: 'Sport', slug: 'sport' });
    const pageAt = async (url: string) => (await get(url, { accept: 'text/html' })).body;
    const profile = (await get(`/profile/${author.id}/x`, { accept: 'text/html' })).headers.location!;
    const pages = ['/auenfeld', '/auenfeld/c-kultur', profile];
    for (const url of pages)
      expect([url, (await pageAt(url)).includes('Kalender abonnieren')]).toEqual([url, false]);
    for (const days of [1, 2, 3])
      await anEvent(ctx, {
        authorId: author.id,
        locationId: auenfeld.id,
        categoryId: culture.id,
        tags: ['Chor'],
        dates: [{ startsAt: on(days) }],
      });
    const query = ['ort=auenfeld', 'ort=auenfeld&amp;rubrik=kultur', `profil=${author.id}`, 'thema=chor'];
    for (const [at, url] of [...pages, '/tag/chor'].entries())
      expect(await pageAt(url)).toContain(`href="/events/abonnieren?${query[at]}"`);
    expect(await pageAt('/')).toContain('href="/events/abonnieren"');
    expect(await pageAt('/auenfeld/c-sport')).not.toContain('Kalender abonnieren');
  });
});
