// A former event is the beginning of a new one: GET /schreiben/termin?vorlage=
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { anEvent, inDays } from './test-data.ts';
import type { EventContent } from './views.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const author = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
const event = await anEvent(ctx, {
  title: 'Chorkonzert',
  authorId: author.id,
  dates: [{ startsAt: inDays(ctx, -300) }, { startsAt: inDays(ctx, -200) }],
  details: {
    status: 'cancelled',
    attendance: 'on-site',
    onlineLink: null,
    ticketLink: null,
    features: ['families'],
    ageFrom: null,
    ageTo: null,
  },
});
const get = async (url: string, as: Awaited<ReturnType<typeof aUser>>) =>
  app.http.inject({ url, headers: { ...(await signedIn(app, as)), accept: 'text/html' } });

const begunWith = (body: string): { content: EventContent; id: number | null; objectId: number | null } => {
  const island = new JSDOM(body).window.document.querySelector('main x-island')!;
  return JSON.parse(island.getAttribute('props')!).view;
};

describe('a former event as the beginning of a new one', () => {
  it('brings everything but its days and that it was cancelled', async () => {
    const { content, id, objectId } = begunWith(
      (await get(`/schreiben/termin?vorlage=${event.id}`, author)).body,
    );
    expect([id, objectId]).toEqual([null, null]);
    expect(content).toMatchObject({ title: 'Chorkonzert', status: 'scheduled', features: ['families'] });
    const [{ venue, dates }] = content.locations as [EventContent['locations'][0]];
    expect(venue).toBe('Marktplatz');
    expect(dates).toEqual([
      { day: '', from: expect.stringMatching(/^\d\d:\d\d$/), untilDay: '', until: '', isAllDay: false },
    ]);
  });

  it('is offered on its page to those who may change it', async () => {
    const link = `/schreiben/termin?vorlage=${event.id}`;
    expect((await get(event.href, author)).body).toContain(link);
    expect((await get(event.href, await aUser(ctx))).body).not.toContain(link);
  });

  it('is nothing for others, and not for what is told anew each time', async () => {
    const link = `/schreiben/termin?vorlage=${event.id}`;
    const other = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
    expect((await get(link, other)).statusCode).toBe(403);
    expect((await get('/schreiben/termin?vorlage=999999', author)).statusCode).toBe(404);
    const article = await anArticle(ctx, { authorId: author.id });
    expect((await get(`/schreiben/artikel?vorlage=${article.id}`, author)).statusCode).toBe(404);
  });
});
