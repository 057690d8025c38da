// What takes place: /events, and the same below a place.
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { EVENTS_PER_PAGE } from './constants.ts';
import { anEvent, inDays, putEventInState } from './test-data.ts';

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
  return { ctx, auenfeld, steinach, get, pageAt, titlesAt, event };
};

const titlesIn = (body: string) =>
  [...body.matchAll(/<h3><a href="[^"]*">([^<]*)<\/a><\/h3>/g)].map(([, title]) => title);

const inHead = (body: string, rel: string) =>
  new RegExp(`<link rel="${rel}"[^>]*href="http://localhost:3000([^"]*)"`).exec(body)?.[1];

describe('GET /events, GET /{location}/events', () => {
  it('hold what takes place from today on, each once by its next date, of a place with what lies below it', async () => {
    const { ctx, auenfeld, steinach, event, titlesAt } = await aPortal();
    await event('Konzert', auenfeld.id, 9);
    await event('Markt', steinach.id, -7, 3, 10);
    await event('Vorbei', auenfeld.id, -7);
    await anArticle(ctx, { locationId: auenfeld.id });
    expect(await titlesAt('/events')).toEqual(['Markt', 'Konzert']);
    expect(await titlesAt('/werletal/events')).toEqual(['Markt', 'Konzert']);
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
