import { describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { NO_STORED_DETAILS } from './details.ts';
import type { EventDetails } from './details.ts';
import { anEvent, inDays, putEventInState } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const { doc, p } = build;

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

/** Reads what a page says by schema.org, by its type. */
const told = (body: string, type: string) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json!) as Record<string, unknown>)
    .find((thing) => thing['@type'] === type);

/** Returns where search engines are told that an event takes place. */
const locationTold = async (details: Partial<EventDetails>) => {
  const { href } = await anEvent(ctx, { details: { ...NO_STORED_DETAILS, ...details } });
  return { href, location: told((await get(href)).body, 'Event')?.location };
};

const card = (id: string | number) => get(`/a/ajax/eventcard/${id}`, { accept: 'application/json' });

const untilCached = (url: string) =>
  expect.poll(async () => (await get(url)).headers['x-page-cache']).toBe('hit');

describe('GET /{location}/e-{category}/{slug}_e{id}', () => {
  it('is the event: date, place, headline, lead, facts, text, tags, comments', async () => {
    const place = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld' });
    const category = await aCategory(ctx, { name: 'Markt', slug: 'markt' });
    const author = await aUser(ctx, { name: 'Linh Tran' });
    const image = await anImage(ctx, { ownerId: author.id });
    const startsAt = new Date('2030-11-29T16:00:00Z');
    const event = await anEvent(ctx, {
      title: 'Der Markt & das Licht',
      lead: 'Mit <38> Buden.',
      body: doc(p('Um 17 Uhr geht das Licht an.')),
      organiser: 'Gewerbe & Verein',
      price: 'Eintritt frei',
      link: 'https://markt.example/2030',
      dates: [{ startsAt, endsAt: new Date('2030-11-29T21:00:00Z') }],
      imageId: image.id,
      locationId: place.id,
      categoryId: category.id,
      authorId: author.id,
      tags: ['Weihnachten'],
      publishedAt: new Date('2026-03-02T09:05:00Z'),
      updatedAt: new Date('2026-07-03T10:00:00Z'),
    });
    const comment = await aComment(ctx, event, { text: 'Ich komme.' });
    const reply = await get(event.href);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const { body } = reply;
    expect(event.href).toBe(`/auenfeld/e-markt/der-markt-das-licht_e${event.id}`);
    for (const words of [
      '<title>Der Markt &amp; das Licht – Litfass</title>',
      '<meta name="description" content="Mit &lt;38&gt; Buden."/>',
      `<link rel="canonical" href="http://localhost:3000${event.href}"/>`,
      '<h1>Der Markt &amp; das Licht</h1>',
      '<p>Mit &lt;38&gt; Buden.</p>',
      '<time dateTime="2030-11-29T16:00:00.000Z">',
      'Freitag',
      'November 2030',
      '17 bis 22\u00a0Uhr',
      '<b>Marktplatz</b>',
      'Am Brunnen 1',
      'href="https://www.openstreetmap.org/search?query=Am%20Brunnen%201%2C%20Auenfeld"',
      'Eintritt frei',
      'Gewerbe &amp; Verein',
      'href="https://markt.example/2030"',
      'markt.example</a>',
      `/media/image/${image.id}/v1_XL.webp`,
      'Foto:\u00a0Tomasz Adamek',
      '<p>Um 17 Uhr geht das Licht an.</p>',
      `href="/profile/${author.id}/linh-tran"`,
      '2.\u00a0März 2026, 10.05\u00a0Uhr',
      '3.\u00a0Juli 2026, 12.00\u00a0Uhr',
      'href="/auenfeld"',
      'href="/auenfeld/c-markt"',
      'href="/tag/weihnachten"',
      '<share-button',
      `<article id="comment-${comment.id}"`,
    ])
      expect(body.replaceAll('datetime=', 'dateTime=')).toContain(words);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).not.toContain('Alle Termine');
    expect(body).not.toContain('vorbei');
  });

  it('has all dates at all places, and says which are over', async () => {
    const [past, next, later] = [inDays(ctx, -3), inDays(ctx, 4), inDays(ctx, 11)];
    const event = await anEvent(ctx, {
      locations: [
        { venue: 'Marktplatz', address: 'Am Brunnen 1', dates: [{ startsAt: past }, { startsAt: next }] },
        { venue: 'Stadthalle', address: '', dates: [{ startsAt: later, isAllDay: true }] },
      ],
    });
    const { body } = await get(event.href);
    expect(body).toContain('Alle Termine');
    expect(body).toContain('Alle 3 Termine');
    expect(body).toContain('Stadthalle');
    expect(body).toContain('ganztägig');
    expect(body.match(/>vorbei</g)).toHaveLength(1);
    expect(body).not.toContain('Dieser Termin ist vorbei.');
    expect(body).toContain(`dateTime="${next.toISOString()}"`.replace('dateTime', 'dateTime'));
  });

  it('says so when it is over', async () => {
    const dates = [{ startsAt: inDays(ctx, -9) }, { startsAt: inDays(ctx, -2) }];
    const { body } = await get((await anEvent(ctx, { dates })).href);
    expect(body).toContain('Dieser Termin ist vorbei.');
    expect(body.match(/>vorbei</g)).toHaveLength(2);
  });

  it('announces what else takes place soon in the place', async () => {
    const place = await aPlace(ctx, { name: 'Steinach' });
    const event = await anEvent(ctx, { locationId: place.id });
    const soon = await anEvent(ctx, { title: 'Poetry-Slam', locationId: place.id });
    const { body } = await get(event.href);
    expect(body).toContain('Demnächst in Steinach');
    expect(body).toContain(`href="${soon.href}"`);
    expect((await get((await anEvent(ctx)).href)).body).not.toContain('Demnächst in');
  });

  it('tells others what it is: Open Graph, Event, the way to it', async () => {
    const author = await aUser(ctx);
    const image = await anImage(ctx, { ownerId: author.id });
    const { href, row } = await anEvent(ctx, {
      title: 'Nacht </script>',
      lead: '',
      price: '12,50 Euro, ermäßigt 8',
      feeCents: 1250,
      organiser: 'Chor',
      authorId: author.id,
      imageId: image.id,
      dates: [
        { startsAt: new Date('2030-11-29T18:30:00Z'), endsAt: new Date('2030-11-29T20:30:00Z') },
        { startsAt: new Date('2030-12-01T10:00:00Z'), isAllDay: true },
      ],
    });
    const { body } = await get(href);
    const whole = `http://localhost:3000${href}`;
    expect(body).toContain('<meta property="og:title" content="Nacht &lt;/script&gt;"/>');
    expect(body).toContain(
      '<meta name="description" content="Freitag, 29.\u00a0November 2030: Marktplatz"/>',
    );
    expect(body).toMatch(
      new RegExp(
        `<meta property="og:image" content="http://localhost:3000/media/image/${image.id}/v1_social.jpg`,
      ),
    );
    expect(told(body, 'Event')).toMatchObject({
      name: 'Nacht </script>',
      startDate: '2030-11-29T18:30:00.000Z',
      endDate: '2030-11-29T20:30:00.000Z',
      url: whole,
      location: {
        '@type': 'Place',
        name: 'Marktplatz',
        address: { streetAddress: 'Am Brunnen 1', addressCountry: 'DE' },
      },
      organizer: { name: 'Chor' },
      isAccessibleForFree: false,
      offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR' },
      subEvent: [{ startDate: '2030-11-29T18:30:00.000Z' }, { startDate: '2030-12-01' }],
    });
    const way = told(body, 'BreadcrumbList')?.itemListElement as { item: string }[];
    expect(way.map(({ item }) => item)).toEqual([
      'http://localhost:3000/',
      `http://localhost:3000/${row.locationSlug}`,
      `http://localhost:3000/${row.locationSlug}/c-${row.categorySlug}`,
      whole,
    ]);
  });

  it('says where in the web it is, and where else', async () => {
    const onlineLink = 'https://raum.example/chor';
    expect((await locationTold({ attendance: 'online', onlineLink })).location).toEqual({
      '@type': 'VirtualLocation',
      url: onlineLink,
    });
    expect((await locationTold({ attendance: 'mixed', onlineLink })).location).toMatchObject([
      { '@type': 'Place', name: 'Marktplatz' },
      { '@type': 'VirtualLocation', url: onlineLink },
    ]);
    const unsaid = await locationTold({ attendance: 'online' });
    expect(unsaid.location).toEqual({
      '@type': 'VirtualLocation',
      url: `http://localhost:3000${unsaid.href}`,
    });
  });

  it('makes no offer without a price', async () => {
    const event = told((await get((await anEvent(ctx)).href)).body, 'Event');
    expect(event).not.toHaveProperty('offers');
    expect(event).not.toHaveProperty('subEvent');
  });
});

const organiserIn = async (event: { href: string }) =>
  /Veranstalter<\/dt>\s*<dd>(.*?)<\/dd>/s.exec((await get(event.href)).body)?.[1];

describe('who invites', () => {
  it('leads to the profile of the author where they say that it is theirs', async () => {
    const club = await aUser(ctx, { name: 'Kantorei' });
    const invitation = { organiser: 'Kantorei', authorId: club.id };
    expect(await organiserIn(await anEvent(ctx, invitation))).toBe('Kantorei');
    const own = await anEvent(ctx, { ...invitation, isOrganisedByAuthor: true });
    expect(await organiserIn(own)).toMatch(/^<a href="[^"]+">Kantorei<\/a>$/);
  });
});

describe('who invites, in a file for calendars', () => {
  it.each([
    ['leads to the profile', { about: 'Wir singen.' }, true],
    ['leads to the event while they are suspended', { suspendedUntil: inDays(ctx, 3) }, false],
    ['leads to the event once they have left', { erasedAt: ctx.now }, false],
  ])('%s', async (_, changes, isProfile) => {
    const club = await aUser(ctx, { name: 'Kantorei' });
    const event = await anEvent(ctx, {
      organiser: 'Kantorei',
      authorId: club.id,
      isOrganisedByAuthor: true,
    });
    await changeUser(ctx, club.id, changes);
    const href = isProfile ? `/profile/${club.id}/kantorei` : event.href;
    const line = `ORGANIZER;CN="Kantorei":${ctx.config.publicUrl}${href}`;
    for (const path of [`/events/ics/${event.id}`, '/events.ics'])
      expect([path, (await get(path)).body.replaceAll('\r\n ', '').includes(line)]).toEqual([path, true]);
  });
});

describe('the cached page of an event', () => {
  it('knows of another event in the place, and of one that is gone', async () => {
    const { href, row } = await anEvent(ctx);
    await untilCached(href);
    const another = await anEvent(ctx, { locationId: row.locationId });
    expect((await get(href)).body).toContain(another.href);
    await untilCached(href);
    await putEventInState(ctx, another.id, 'withdrawn');
    expect((await get(href)).body).not.toContain(another.href);
  });

  it('is drawn anew when its picture or its author changes', async () => {
    const author = await aUser(ctx);
    const { id: imageId } = await anImage(ctx, { ownerId: author.id });
    const { href } = await anEvent(ctx, { authorId: author.id, imageId });
    for (const tag of [`image:${imageId}`, `user:${author.id}`]) {
      await untilCached(href);
      await withTransaction(ctx, async (ctx) => touch(ctx, tag));
      expect((await get(href)).headers['x-page-cache']).toBe('miss');
    }
  });
});

/** Returns the keys of the dates in a file for calendars. */
const keysIn = (file: string) =>
  file.match(/^UID:.*$/gm)?.map((line) => line.replace(/@.*/, '').split('-')[2]);

const calendarFile = (rest: string) => get(`/events/ics/${rest}`);

describe('the file for calendars', () => {
  const [early, late, other] = [inDays(ctx, 3), inDays(ctx, 5), inDays(ctx, 9)];
  const tour = async () =>
    anEvent(ctx, {
      title: 'Die Kapelle spielt',
      locationId: (await aPlace(ctx, { name: 'Steinach' })).id,
      locations: [
        { venue: 'Markt', address: 'Am Brunnen 1', dates: [{ startsAt: late }, { startsAt: early }] },
        { venue: 'Kirche', address: 'Kirche', dates: [{ startsAt: other }] },
      ],
    });

  it('GET /events/ics/{eventitemId} has all dates, with where they are', async () => {
    const { id, href } = await tour();
    const reply = await calendarFile(String(id));
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="die-kapelle-spielt.ics"');
    expect(keysIn(reply.body)).toEqual(['2', '1', '3']);
    const unfolded = reply.body.replaceAll('\r\n ', '');
    for (const line of [
      'SUMMARY:Die Kapelle spielt',
      'LOCATION:Markt\\, Am Brunnen 1\\, Steinach',
      'LOCATION:Kirche\\, Steinach',
      `URL:${ctx.config.publicUrl}${href}`,
      'SEQUENCE:1',
    ])
      expect(unfolded).toContain(`\r\n${line}\r\n`);
  });

  it('GET /events/ics/{eventitemId}/{locationIndex} has those at one place', async () => {
    const { id } = await tour();
    expect(keysIn((await calendarFile(`${id}/0`)).body)).toEqual(['2', '1']);
    expect(keysIn((await calendarFile(`${id}/1`)).body)).toEqual(['3']);
  });

  it('GET /events/ics/{eventitemId}/{locationIndex}/{dateIndex} has one of these, as the author ordered them', async () => {
    const { id } = await tour();
    expect(keysIn((await calendarFile(`${id}/0/0`)).body)).toEqual(['1']);
    expect(keysIn((await calendarFile(`${id}/0/1`)).body)).toEqual(['2']);
  });

  it.each(['2', '0/2', '1/1', '0/-1', '-1', 'x', '0/0/0', '0/1e0', '99999999999', '%00'])(
    'is not there for %s',
    async (rest) => expect((await calendarFile(`${(await tour()).id}/${rest}`)).statusCode).toBe(404),
  );

  it('is not there for an event that isn’t out, and gone with it', async () => {
    expect((await calendarFile('2147483647')).statusCode).toBe(404);
    const coming = await anEvent(ctx, { publishedAt: inDays(ctx, 1) });
    expect((await calendarFile(String(coming.id))).statusCode).toBe(404);
    const { id } = await tour();
    await calendarFile(String(id));
    await putEventInState(ctx, id, 'withdrawn');
    expect((await calendarFile(String(id))).statusCode).toBe(410);
  });

  it('is cached until the event changes, and answers who has it with 304', async () => {
    const { id } = await tour();
    const first = await calendarFile(String(id));
    await untilCached(`/events/ics/${id}`);
    const etag = first.headers.etag as string;
    expect((await get(`/events/ics/${id}`, { 'if-none-match': etag })).statusCode).toBe(304);
    await withTransaction(ctx, async (ctx) => touch(ctx, `event:${id}`));
    expect((await calendarFile(String(id))).headers['x-page-cache']).toBe('miss');
  });

  it('is offered on the page as long as there is something to come', async () => {
    const { id, href } = await tour();
    const { body } = await get(href);
    expect(body).toContain(
      `<a href="/events/ics/${id}" class="button">Alle 3 Termine in meinen Kalender</a>`,
    );
    expect(body).toContain(`href="/events/ics/${id}/0/1"`);
    const past = await anEvent(ctx, { dates: [{ startsAt: inDays(ctx, -3) }] });
    expect((await get(past.href)).body).not.toContain('/events/ics/');
  });
});

describe('GET /a/ajax/eventcard/{id}', () => {
  it('says where it takes place', async () =>
    expect((await card((await anEvent(ctx)).id)).json().html).toContain('Marktplatz'));
});

describe('the page of an event and the database', () => {
  it('ask for little of each other, however much the page shows', async () => {
    const { http, portal, ctx } = await testApp({ config: { pageCache: false } });
    const [place, author] = [await aPlace(ctx), await aUser(ctx)];
    const common = { locationId: place.id, authorId: author.id };
    for (let i = 0; i < 6; i++) await anEvent(ctx, common);
    const event = await anEvent(ctx, { ...common, tags: ['Nebel', 'Morgen'] });
    for (let i = 0; i < 4; i++) await aComment(ctx, event);
    const queriesOfPage = async () => {
      const before = portal.database.queryCount();
      expect((await http.inject({ method: 'GET', url: event.href })).statusCode).toBe(200);
      return portal.database.queryCount() - before;
    };
    expect(await queriesOfPage()).toBeLessThanOrEqual(16);
    // Settings, changed texts, moderators’ labels and what else all pages share are in memory from the first page on.
    expect(await queriesOfPage()).toBeLessThanOrEqual(11);
  });
});
