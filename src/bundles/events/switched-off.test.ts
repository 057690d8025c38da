// With BUNDLES_OFF=events its routes, cards and entries are gone, and nothing else is. contract.md 18.10
import { describe, expect, it } from 'vitest';
import { personalDataOf } from '#kernel/bundle.ts';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { noticeKindsOf } from '#kernel/notices.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { createLocation } from '#bundles/locations/public.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { loadTeasers, loadUpcoming } from '#bundles/teasers/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { findRegistration } from './registrations/queries.ts';
import { anOpenEvent, aRegistered } from './registrations/test-data.ts';
import { anEvent } from './test-data.ts';

const on = await testApp({ config: { bundlesOff: [] } });
const event = await anEvent(on.ctx, { title: 'Poetry-Slam im Stellwerk' });
const body = build.doc(build.p('Davor.'), build.embed('event', event.id), build.p('Danach.'));
const article = await anArticle(on.ctx, { body, locationId: event.row.locationId });

const off = await testApp({ target: on.portal.target, config: { bundlesOff: ['events'] } });
const ctx = actAs(makeCtx(off.portal, anonymous), anonymous);
const HTML = { accept: 'text/html' };
const get = (url: string) => off.http.inject({ method: 'GET', url, headers: HTML });

describe('a portal without events', () => {
  it('has neither their pages nor their calls', async () => {
    for (const url of [
      event.href,
      '/events',
      `/a/ajax/eventcard/${event.id}`,
      `/a/pub-api/events/${event.id}/comments`,
      `/events/${event.id}/anmeldung/1`,
      `/events/${event.id}/anmeldungen`,
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    const names = Object.keys((await get('/routing/routes.json')).json<object>());
    expect(names.filter((name) => /^event(_|$)/.test(name))).toEqual([]);
  });

  it('shows nothing of them in lists, in texts, and knows of nothing that comes', async () => {
    const { entries } = await listPieces(ctx, { locationId: event.row.locationId });
    expect((await loadTeasers(ctx, entries)).views.map(({ kind }) => kind)).toEqual(['article']);
    expect((await loadUpcoming(ctx, { limit: 10 })).views).toEqual([]);
    const reply = await get(article.href);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toMatch(/Davor\..*Danach\./s);
    for (const words of ['Poetry-Slam', 'Beitrag nicht verfügbar']) expect(reply.body).not.toContain(words);
  });

  it('names them nowhere: in the masthead, the search, feeds, sitemaps and what search engines are told', async () => {
    for (const [url, words] of [
      ['/', 'href="/events"'],
      ['/suche?q=Poetry-Slam', 'im Stellwerk'],
      ['/suche/vorschlaege?q=Poetry', 'Poetry-Slam'],
      ['/sitemap.xml', 'sitemap-event'],
      ['/feed.xml', 'Poetry-Slam'],
      ['/feed.xml', 'Termine'],
      ['/', 'Termine'],
    ] as const) {
      const [shown, gone] = [await on.http.inject({ method: 'GET', url, headers: HTML }), await get(url)];
      expect([url, shown.body.includes(words), gone.body.includes(words)]).toEqual([url, true, false]);
    }
  });

  it('keeps their addresses for them: no place can be called so', async () => {
    const place = { name: 'Events', slug: 'events', kind: 'town', parentId: null } as const;
    const outcome = await createLocation(actAs(off.ctx, portalItself), place);
    expect(outcome).toMatchObject({ kind: 'invalid', errors: { slug: expect.any(String) } });
  });

  it('does nothing by the clock for them, has no notices of them and nothing to be set', async () => {
    const own = (portal: typeof on.portal) => ({
      jobs: portal.bundles
        .flatMap(({ jobs = [] }) => jobs.map(({ name }) => name))
        .filter((name) => name.startsWith('events.')),
      notices: noticeKindsOf(portal.bundles).map(({ name }) => name),
    });
    expect(own(on.portal).jobs).not.toEqual([]);
    expect(own(off.portal).jobs).toEqual([]);
    const gone = own(on.portal).notices.filter((name) => !own(off.portal).notices.includes(name));
    expect(gone).toEqual(expect.arrayContaining(['registration', 'reminder']));
  });

  it('keeps who registered, and gives it out and erases it with the person', async () => {
    const open = await anOpenEvent(on.ctx, { seatLimit: '1' });
    const [first, second] = [await aRegistered(on.ctx, open.ref), await aRegistered(on.ctx, open.ref)];
    const kept = personalDataOf(off.portal).find(({ name }) => name === 'eventRegistrations')!;
    expect(await kept.exportFor(off.ctx, second.member.id)).toMatchObject([
      { standing: 'Auf der Warteliste' },
    ]);
    await kept.eraseFor(off.ctx, first.member.id, { keepsComments: false });
    expect(await kept.exportFor(off.ctx, first.member.id)).toEqual([]);
    expect(await findRegistration(on.ctx, second.id)).toMatchObject({ state: 'waiting' });
  });

  it('has them back when they are switched on again', async () => {
    expect((await on.http.inject({ method: 'GET', url: event.href })).statusCode).toBe(200);
  });
});
