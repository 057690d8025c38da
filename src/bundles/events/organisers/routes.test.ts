import { expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { anEvent } from '../test-data.ts';
import { eventOrganiserConsents } from './schema.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;

const get = (url: string, headers: Record<string, string>, accept = 'text/html') =>
  app.http.inject({ url, headers: { accept, ...headers } });

it('people are found by the first letters of their names, by members', async () => {
  const club = await aUser(ctx, { name: 'Zitherverein Steinach' });
  const session = await signedIn(app, await aUser(ctx));
  const reply = await get('/events/ajax/veranstalter?q=zitherv', session, 'application/json');
  expect(reply.json()).toMatchObject({ people: [{ id: club.id, name: 'Zitherverein Steinach' }] });
  const known = await get(`/events/ajax/veranstalter?id=${club.id}`, session, 'application/json');
  expect(known.json()).toMatchObject({ people: [{ id: club.id }] });
  expect((await get('/events/ajax/veranstalter?q=zitherv', {}, 'application/json')).statusCode).toBe(401);
});

it('who is named answers on a page of their own, by plain forms', async () => {
  const [club, author] = [await aUser(ctx), await aUser(ctx, { name: 'Ruth Lindner' })];
  const { id: eventId } = await anEvent(ctx, { title: 'Zitherabend', authorId: author.id });
  await ctx.db
    .insert(eventOrganiserConsents)
    .values({ organiserId: club.id, authorId: author.id, state: 'asked', eventId, askedAt: ctx.now });
  const session = await signedIn(app, club);
  const asked = (await get('/konto/veranstalter', session)).body;
  for (const words of ['Ruth Lindner', 'Zitherabend', texts.states.asked, texts.menuName])
    expect(asked).toContain(words);
  const sent = await app.http.inject({
    method: 'POST',
    url: `/konto/veranstalter/${author.id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...session },
    payload: 'act=allow',
  });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/konto/veranstalter']);
  expect((await get('/konto/veranstalter', session)).body).toContain(texts.states.allowed);
  const suspension = { reason: 'Grund', until: null, hidesContributions: true };
  await accountDesk.suspension.suspend(ctx, author.id, suspension);
  expect((await get('/konto/veranstalter', session)).body).not.toContain('Zitherabend');
  const other = await signedIn(app, await aUser(ctx));
  const nobody = (await get('/konto/veranstalter', other)).body;
  expect(nobody).toContain(texts.nobodyTitle);
  expect(nobody).not.toContain('Ruth Lindner');
});
