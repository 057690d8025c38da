// Tests what takes place: /events, and the same below a place.
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, momentAt, weekdayOf } from '#kernel/calendar.ts';
import { dayText, shortDayText } from '#design/dates.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { EVENTS_PER_PAGE } from '../constants.ts';
import { NO_STORED_DETAILS } from '../details.ts';
import type { EventDetails } from '../details.ts';
import { anEvent, inDays, putEventInState } from '../test-data.ts';

/** It is a district with two towns. */
const aPortal = async () => {
  const { ctx, http } = await testApp();
  await aUser(ctx);
  const district = await aPlace(ctx, { name: 'Werletal', slug: 'werletal', kind: 'district' });
  const auenfeld = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld', parentId: district.id });
  const steinach = await aPlace(ctx, { name: 'Steinach', slug: 'steinach', parentId: district.id });
  const get = (url: string) => http.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  const pageAt = async (url: string) => {
    const reply = await get(url);
    expect([url, reply.statusCode]).toEqual([url, 200]);
    return reply.body;
  };
  const titlesAt = async (url: string) => titlesIn(await pageAt(url));
  const event = (title: string, locationId: number, ...days: number[]) =>
    anEvent(ctx, { title, locationId, dates: days.map((day) => ({ startsAt: inDays(ctx, day) })) });
  /** Returns the moment in so many days by the calendar, at an hour. */
  const on = (days: number, clock = '19:30') => momentAt(addDays(dayOf(ctx.now), days), clock)!;
  const day = (days: number) => addDays(dayOf(ctx.now), days);
  return { ctx, auenfeld, steinach, get, pageAt, titlesAt, event, on, day };
};

const titlesIn = (body: string) =>
  [...body.matchAll(/<h3><a href="[^"]*">([^<]*)<\/a><\/h3>/g)].map(([, title]) => title);

const inHead = (body: string, rel: string) =>
  new RegExp(`<link rel="${rel}"[^>]*href="http://localhost:3000([^"]*)"`).exec(body)?.[1];

describe('GET /events, GET /{location}/events', () => {
  it('hold what takes place from today on, each date where it stands, of a place with what lies below it', async () => {
    const { ctx, auenfeld, steinach, event, titlesAt } = await aPortal();
    await event('Konzert', auenfeld.id, 9);
    await event('Markt', steinach.id, -7, 3, 10);
    await event('Vorbei', auenfeld.id, -7);
    await anArticle(ctx, { locationId: auenfeld.id });
    expect(await titlesAt('/events')).toEqual(['Markt', 'Konzert', 'Markt']);
    expect(await titlesAt('/werletal/events')).toEqual(['Markt', 'Konzert', 'Markt']);
    expect(await titlesAt('/auenfeld/events')).toEqual(['Konzert']);
  });

  it('go on page by page, each event once', async () => {
    const { auenfeld, event, pageAt } = await aPortal();
    const names = Array.from({ length: EVENTS_PER_PAGE + 2 }, (_, at) => `Nummer ${at}`);
    for (const [at, name] of names.entries()) await event(name, auenfeld.id, 1 + Math.floor(at / 5));
    const first = await pageAt('/auenfeld/events');
    const later = inHead(first, 'next')!;
    expect(later).toMatch(/^\/auenfeld\/events\?nach=/);
    const second = await pageAt(later);
    expect([...titlesIn(first), ...titlesIn(second)]).toEqual(names);
    expect(second).toContain('<title>Spätere Termine · Auenfeld – Litfass</title>');
    expect(second).toContain('Die nächsten Termine</a>');
    expect(inHead(second, 'canonical')).toBe(later);
    expect(inHead(second, 'next')).toBeUndefined();
  });

  it('take what is no cursor for the beginning', async () => {
    const { auenfeld, event, titlesAt } = await aPortal();
    await event('Konzert', auenfeld.id, 9);
    for (const cursor of ['', 'x', '1-1', `${'9'.repeat(20)}-1-event`, '0-0-event'])
      expect([cursor, await titlesAt(`/events?nach=${cursor}`)]).toEqual([cursor, ['Konzert']]);
  });

  it('are fresh as soon as something is out or withdrawn', async () => {
    const { ctx, auenfeld, event, get, titlesAt } = await aPortal();
    for (const url of ['/events', '/auenfeld/events'])
      await expect.poll(async () => (await get(url)).headers['x-page-cache']).toBe('hit');
    const { id } = await event('Konzert', auenfeld.id, 9);
    for (const url of ['/events', '/auenfeld/events']) expect(await titlesAt(url)).toEqual(['Konzert']);
    await putEventInState(ctx, id, 'withdrawn');
    for (const url of ['/events', '/auenfeld/events']) expect(await titlesAt(url)).toEqual([]);
  });

  it('say what they are, are found at one address, and when empty are left out by search engines', async () => {
    const { auenfeld, event, get, pageAt } = await aPortal();
    await event('Konzert', auenfeld.id, 9);
    const body = await pageAt('/auenfeld/events');
    expect(body).toContain('<title>Termine · Auenfeld – Litfass</title>');
    expect(body).toMatch(/<meta name="description" content="Was in Auenfeld stattfindet: [^"]*"/);
    expect(inHead(body, 'canonical')).toBe('/auenfeld/events');
    expect(inHead(await pageAt('/werletal/events'), 'canonical')).toBe('/events');
    const empty = await pageAt('/steinach/events');
    expect(empty).toContain('Zurzeit ist nichts angekündigt');
    expect(empty).toContain('<meta name="robots" content="noindex"');
    const moved = await get('/AUENFELD/events');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/auenfeld/events']);
    expect((await get('/nirgends/events')).statusCode).toBe(404);
  });

  it('are where the head of the events on a front page leads', async () => {
    const { auenfeld, event, pageAt } = await aPortal();
    for (const day of [1, 2, 3]) await event(`Tag ${day}`, auenfeld.id, day);
    expect(await pageAt('/auenfeld')).toContain('<a href="/auenfeld/events">Alle Termine<svg');
    expect(await pageAt('/')).toContain('<a href="/events">Alle Termine<svg');
  });
});

describe('the ways to look at what takes place', () => {
  it('are called by days written out, of which the first says what isn’t that of the last', async () => {
    const { pageAt } = await aPortal();
    const nameAt = async (day: string) => {
      const page = await pageAt(`/auenfeld/events?ansicht=woche&datum=${day}`);
      return /<h1>([^<]*)<\/h1>/
        .exec(page)![1]!
        .replaceAll(/\s|\u00ad/g, (sign) => (sign === '\u00ad' ? '' : ' '));
    };
    expect(await nameAt('2027-06-16')).toBe('Termine vom 14. bis 20. Juni 2027');
    expect(await nameAt('2027-06-30')).toBe('Termine vom 28. Juni bis 4. Juli 2027');
    expect(await nameAt('2027-12-30')).toBe('Termine vom 27. Dezember 2027 bis 2. Januar 2028');
  });

  it('are a day, a week and a month, with ways on to where something is', async () => {
    const { ctx, auenfeld, titlesAt, pageAt, on, day } = await aPortal();
    const dated = (title: string, ...dates: Date[]) =>
      anEvent(ctx, { title, locationId: auenfeld.id, dates: dates.map((startsAt) => ({ startsAt })) });
    await dated('Heute abend', on(0, '23:50'));
    await dated('Morgen', on(1), on(1, '21:00'));
    await dated('Später', on(60));
    expect(await titlesAt(`/auenfeld/events?ansicht=tag&datum=${day(1)}`)).toEqual(['Morgen', 'Morgen']);
    const today = await pageAt('/auenfeld/events?ansicht=tag');
    expect(titlesIn(today)).toEqual(['Heute abend']);
    expect(today).toContain('Tag danach');
    expect(today).not.toContain('Tag davor');
    const week = await pageAt(`/auenfeld/events?ansicht=woche&datum=${day(60)}`);
    expect(titlesIn(week)).toEqual(['Später']);
    // Nothing comes behind it, so nothing leads there.
    expect(week).not.toContain('Woche danach');
    const month = await pageAt(`/auenfeld/events?ansicht=monat&datum=${day(1)}`);
    expect(month).toContain('>Morgen</a>');
    expect(month).toContain('Monat danach');
    for (const view of ['tag', 'woche', 'monat', 'plakat'])
      expect(await pageAt(`/auenfeld/events?ansicht=${view}`)).toContain(
        '<meta name="robots" content="noindex"',
      );
  });

  it('mark today, and show what goes on for days on each of them', async () => {
    const { ctx, auenfeld, pageAt, on, day } = await aPortal();
    await anEvent(ctx, {
      title: 'Ausstellung',
      locationId: auenfeld.id,
      dates: [{ startsAt: on(-3), endsAt: on(3), isAllDay: true }],
    });
    await anEvent(ctx, { locationId: auenfeld.id, dates: [{ startsAt: on(0, '23:58') }] });
    for (const url of ['/events', `/events?ansicht=tag&datum=${day(2)}`, '/auenfeld/events?ansicht=monat'])
      expect([url, (await pageAt(url)).includes('Läuft schon')]).toEqual([url, true]);
    expect(await pageAt(`/events?ansicht=tag&datum=${day(4)}`)).not.toContain('Ausstellung');
    expect(await pageAt('/events')).toMatch(
      new RegExp(`<time dateTime="${day(0)}">[^<]*</time> <small>heute`, 'i'),
    );
  });

  it('say in few signs until when something goes on for days', async () => {
    const { ctx, auenfeld, on, pageAt } = await aPortal();
    const lasting = async (title: string, startsAt: Date, endsAt: Date, isAllDay: boolean) =>
      anEvent(ctx, { title, locationId: auenfeld.id, dates: [{ startsAt, endsAt, isAllDay }] });
    await lasting('Ausstellung', on(3, '00:00'), on(9, '00:00'), true);
    await lasting('Lager', on(4, '18:00'), on(6, '09:30'), false);
    await lasting('Weltreise', on(5, '00:00'), on(500, '00:00'), true);
    const body = await pageAt('/auenfeld/events');
    expect(body).toContain(`bis ${shortDayText(on(9))}<`);
    expect(body).toContain(`18\u00a0Uhr bis ${shortDayText(on(6))}, 9.30\u00a0Uhr`);
    expect(body).toContain(`bis ${dayText(on(500))}<`);
  });

  it('show at which places something is at a time, once', async () => {
    const { ctx, auenfeld, pageAt, on } = await aPortal();
    const dates = [{ startsAt: on(1) }];
    await anEvent(ctx, {
      title: 'Musik',
      locationId: auenfeld.id,
      locations: [
        { venue: 'Markt', address: '', dates },
        { venue: 'Kirche', address: '', dates },
      ],
    });
    const body = await pageAt('/events');
    expect(titlesIn(body)).toEqual(['Musik']);
    expect(body).toContain('Markt · Kirche, Auenfeld');
  });

  it('say of dates that they don’t take place, of one alone or of the event', async () => {
    const { ctx, auenfeld, pageAt, on } = await aPortal();
    await anEvent(ctx, {
      title: 'Lesung',
      locationId: auenfeld.id,
      dates: [{ startsAt: on(1), status: 'cancelled' }, { startsAt: on(2) }],
    });
    await anEvent(ctx, {
      title: 'Ball',
      locationId: auenfeld.id,
      details: { ...NO_STORED_DETAILS, status: 'sold-out' },
      dates: [{ startsAt: on(3) }],
    });
    for (const url of ['/events', '/events?ansicht=plakat']) {
      const body = await pageAt(url);
      expect([url, body.match(/abgesagt/g)]).toEqual([url, ['abgesagt']]);
      expect([url, body.match(/ausverkauft/g)]).toEqual([url, ['ausverkauft']]);
    }
  });

  it('take the one of several places at a time where it takes place', async () => {
    const { ctx, auenfeld, pageAt, on } = await aPortal();
    await anEvent(ctx, {
      title: 'Musik',
      locationId: auenfeld.id,
      locations: [
        { venue: 'Markt', address: '', dates: [{ startsAt: on(1), status: 'cancelled' }] },
        { venue: 'Kirche', address: '', dates: [{ startsAt: on(1) }] },
      ],
    });
    const body = await pageAt('/events');
    expect(body).toContain('<p class="note">Kirche, Auenfeld</p>');
    expect(body).not.toContain('abgesagt');
  });

  it('end a full day of a week and a month with the way to its own page', async () => {
    const { auenfeld, event, pageAt, day } = await aPortal();
    for (let at = 0; at < 14; at++) await event(`Nummer ${at}`, auenfeld.id, 8);
    const week = await pageAt(`/auenfeld/events?ansicht=woche&datum=${day(8)}`);
    expect(titlesIn(week)).toHaveLength(12);
    expect(week).toContain(`href="/auenfeld/events?ansicht=tag&amp;datum=${day(8)}"`);
    expect(await pageAt(`/auenfeld/events?ansicht=monat&datum=${day(8)}`)).toContain('und weitere');
  });
});

const aFullPortal = async () => {
  const portal = await aPortal();
  const { ctx, auenfeld, steinach, on } = portal;
  const culture = await aCategory(ctx, { name: 'Kultur', slug: 'kultur' });
  const long = new Date(ctx.now.getTime() - 20 * 86_400_000);
  const dates = [{ startsAt: on(2) }];
  await anEvent(ctx, {
    title: 'Konzert',
    locationId: auenfeld.id,
    categoryId: culture.id,
    publishedAt: long,
    dates,
  });
  await anEvent(ctx, { title: 'Umsonst', locationId: steinach.id, feeCents: 0, publishedAt: long, dates });
  await anEvent(ctx, { title: 'Eben erst', locationId: steinach.id, dates: [{ startsAt: on(30) }] });
  return portal;
};

describe('what narrows the lists', () => {
  it('are category, fee, what is new, days and this weekend', async () => {
    const { titlesAt, day, ctx } = await aFullPortal();
    expect(await titlesAt('/events?rubrik=kultur')).toEqual(['Konzert']);
    expect(await titlesAt('/events?frei=ja')).toEqual(['Umsonst']);
    expect(await titlesAt('/events?neu=ja')).toEqual(['Eben erst']);
    expect(await titlesAt(`/events?von=${day(3)}`)).toEqual(['Eben erst']);
    expect(await titlesAt(`/events?bis=${day(3)}`)).toEqual(['Konzert', 'Umsonst']);
    expect(await titlesAt('/events?rubrik=kultur&frei=ja')).toEqual([]);
    const weekday = weekdayOf(dayOf(ctx.now));
    const isWeekend = weekday + 2 >= 5 && weekday + 2 <= 7;
    expect(await titlesAt('/events?wochenende=ja')).toEqual(isWeekend ? ['Konzert', 'Umsonst'] : []);
  });

  it('are families, by what is said or by age, and whether people in wheelchairs get in', async () => {
    const { ctx, auenfeld, titlesAt, on } = await aPortal();
    const dated = (title: string, details: Partial<EventDetails>) =>
      anEvent(ctx, {
        title,
        locationId: auenfeld.id,
        details: { ...NO_STORED_DETAILS, ...details },
        dates: [{ startsAt: on(2) }],
      });
    await dated('Für alle', {});
    await dated('Für Familien', { features: ['families', 'hearing-loop'] });
    await dated('Für Kinder', { ageFrom: 6, ageTo: 10, features: ['wheelchair'] });
    await dated('Für Jugendliche und Ältere', { ageFrom: 12 });
    expect(await titlesAt('/events?familien=ja')).toEqual(['Für Familien', 'Für Kinder']);
    expect(await titlesAt('/events?barrierefrei=ja')).toEqual(['Für Kinder']);
    expect(await titlesAt('/events?barrierefrei=ja&familien=ja')).toEqual(['Für Kinder']);
  });

  it('lead to the list of a place that is chosen, with all that was chosen beside it', async () => {
    const { get } = await aFullPortal();
    const reply = await get('/events?ort=auenfeld&rubrik=kultur&von=&plz=x');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/auenfeld/events?rubrik=kultur&plz=x']);
  });

  it('say what they can’t read beside its field, and keep what was typed', async () => {
    const { pageAt } = await aFullPortal();
    const body = await pageAt('/events?plz=361&von=&bis=gestern');
    expect(titlesIn(body)).toHaveLength(3);
    expect(body).toMatch(/id="f-plz" aria-invalid="true"[^>]*value="361"/);
    expect(body).toContain('Bitte vier bis sechs Ziffern.');
    expect(body).toContain('Bitte einen Tag');
  });

  it('look around a postcode, in the whole portal and within a place', async () => {
    const { ctx, titlesAt, on } = await aFullPortal();
    const near = await aPlace(ctx, {
      name: 'Nahe',
      slug: 'nahe',
      postcode: '36199',
      latitude: 51,
      longitude: 9.9,
    });
    const far = await aPlace(ctx, {
      name: 'Fern',
      slug: 'fern',
      postcode: '36200',
      latitude: 51.15,
      longitude: 9.9,
    });
    await anEvent(ctx, { title: 'Hier', locationId: near.id, dates: [{ startsAt: on(5) }] });
    await anEvent(ctx, { title: 'Dort', locationId: far.id, dates: [{ startsAt: on(4) }] });
    expect(await titlesAt('/events?plz=36199')).toEqual(['Hier']);
    expect(await titlesAt('/events?plz=36199&umkreis=20')).toEqual(['Dort', 'Hier']);
    expect(await titlesAt('/fern/events?plz=36199&umkreis=20')).toEqual(['Dort']);
    expect(await titlesAt('/fern/events?plz=36199')).toEqual([]);
  });

  it('can be taken back one by one, and lead on where nothing is found', async () => {
    const { pageAt, day } = await aFullPortal();
    const body = await pageAt('/events?rubrik=kultur&frei=ja');
    expect(body).toContain('Dafür ist nichts angekündigt');
    for (const href of ['/events?frei=ja', '/events?rubrik=kultur', '/events'])
      expect(body).toContain(`href="${href}"`);
    const empty = await pageAt(`/events?ansicht=tag&datum=${day(10)}`);
    expect(empty).toContain('Weiter zum');
    expect(empty).toContain(`href="/events?ansicht=tag&amp;datum=${day(30)}"`);
  });

  it('go on page by page with the same conditions', async () => {
    const { ctx, auenfeld, pageAt, on } = await aPortal();
    for (let at = 0; at < EVENTS_PER_PAGE + 1; at++)
      await anEvent(ctx, {
        title: `Frei ${at}`,
        locationId: auenfeld.id,
        feeCents: 0,
        dates: [{ startsAt: on(1) }],
      });
    const first = await pageAt('/events?frei=ja');
    const later = /href="(\/events\?frei=ja&amp;nach=[^"]*)"/.exec(first)![1]!.replaceAll('&amp;', '&');
    expect(titlesIn(await pageAt(later))).toEqual([`Frei ${EVENTS_PER_PAGE}`]);
  });
});

describe('the list as a poster', () => {
  it('has the place, the dates and the address of the list, for two sizes of paper', async () => {
    const { auenfeld, event, pageAt } = await aPortal();
    await event('Konzert', auenfeld.id, 2);
    const list = await pageAt('/auenfeld/events');
    expect(list).toContain('href="/auenfeld/events?ansicht=plakat"');
    const body = await pageAt('/auenfeld/events?ansicht=plakat');
    expect(body).toContain('Was ist los in Auenfeld');
    expect(body).toContain('<h3>Konzert</h3>');
    expect(body).toContain('<b>localhost:3000/auenfeld/events</b>');
    expect(body).toContain('href="/auenfeld/events?ansicht=plakat&amp;papier=a3"');
  });

  it('holds what the paper holds, and says where the others are', async () => {
    const { auenfeld, event, pageAt } = await aPortal();
    for (let at = 0; at < 30; at++) await event(`Nummer ${at}`, auenfeld.id, 1 + at);
    const count = async (url: string) => (await pageAt(url)).match(/<h3>/g)!.length;
    const small = await count('/events?ansicht=plakat');
    expect(small).toBeGreaterThan(5);
    expect(small).toBeLessThan(20);
    expect(await count('/events?ansicht=plakat&papier=a3')).toBeGreaterThan(small);
  });

  it('has no gap where the first dates aren’t for everybody', async () => {
    const { ctx, auenfeld, event, pageAt } = await aPortal();
    const days = Array.from({ length: 40 }, (_, at) => 1 + at);
    const hidden = await event('Verborgen', auenfeld.id, ...days);
    const gone = { contributionsHidden: true, suspendedUntil: inDays(ctx, 90) };
    await changeUser(ctx, hidden.row.authorId, gone);
    await event('Konzert', auenfeld.id, 45);
    const body = await pageAt('/events?ansicht=plakat');
    expect(body.match(/<h3>[^<]*/g)).toEqual(['<h3>Konzert']);
  });
});
