import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn, suspendUser } from '#bundles/users/test-data.ts';
import { anEvent } from '../test-data.ts';
import { setMark } from './commands.ts';

const app = await testApp();
const { ctx } = app;

const boxOf = async (href: string, headers: Record<string, string> = {}) => {
  const { body } = await app.http.inject({ url: href, headers: { accept: 'text/html', ...headers } });
  return new JSDOM(body).window.document.querySelector('#kommen');
};
const bodyOf = async (url: string) => (await app.http.inject({ url, headers: { accept: 'text/html' } })).body;
const wordsOf = (box: Element | null) => box?.textContent?.replaceAll(/\s+/g, ' ');

it('an event says who comes, by name only those who want it, and offers visitors to sign in', async () => {
  const event = await anEvent(ctx);
  const ref = { eventId: event.id, dateKey: event.row.dates[0]!.key };
  const [seen, hidden] = [
    await aUser(ctx, { name: 'Ruth Lindner' }),
    await aUser(ctx, { name: 'Tom Becker' }),
  ];
  await setMark(actAs(ctx, seen.viewer), ref, 'show');
  await setMark(actAs(ctx, hidden.viewer), ref, 'come');
  const box = await boxOf(event.href);
  expect(wordsOf(box)).toContain('2 kommen, darunter Ruth Lindner und eine weitere Person');
  expect(wordsOf(box)).not.toContain('Tom Becker');
  expect(box?.querySelector('form')).toBeNull();
  expect(box?.querySelector('a[rel=nofollow]')?.getAttribute('href')).toContain('/anmelden?');
  const people = `/events/${event.id}/wer-kommt/${ref.dateKey}`;
  const all = await app.http.inject({ url: people, headers: { accept: 'text/html' } });
  expect([all.body.includes('Ruth Lindner'), all.body.includes('Tom Becker')]).toEqual([true, false]);
});

it('nobody is named whose contributions are hidden, in the box and on the page', async () => {
  const event = await anEvent(ctx);
  const ref = { eventId: event.id, dateKey: event.row.dates[0]!.key };
  const people = `/events/${event.id}/wer-kommt/${ref.dateKey}`;
  const [one, other] = [await aUser(ctx, { name: 'Olga Wirth' }), await aUser(ctx, { name: 'Nils Ahrens' })];
  await setMark(actAs(ctx, one.viewer), ref, 'show');
  await setMark(actAs(ctx, other.viewer), ref, 'show');
  expect(wordsOf(await boxOf(event.href))).toContain('2 kommen, darunter Olga Wirth, Nils Ahrens');
  expect(await bodyOf(people)).toContain('Olga Wirth');
  const moderator = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
  await suspendUser(actAs(ctx, moderator.viewer), one.id, {
    reason: 'Streit',
    until: null,
    hidesContributions: true,
  });
  const box = wordsOf(await boxOf(event.href));
  expect(box).toContain('2 kommen, darunter Nils Ahrens und eine weitere Person');
  expect(box).not.toContain('alle Namen');
  expect(await bodyOf(people)).not.toContain('Olga Wirth');
  expect(await bodyOf(people)).toContain('Nils Ahrens');
});

it('a member comes and is reminded by plain forms', async () => {
  const event = await anEvent(ctx);
  const session = await signedIn(app, await aUser(ctx));
  const send = async (act: string) => {
    const action = (await boxOf(event.href, session))!.querySelector('form')!.getAttribute('action')!;
    return app.http.inject({
      method: 'POST',
      url: action,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...session },
      payload: `act=${act}`,
    });
  };
  const sent = await send('come');
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${event.href}#kommen`]);
  await send('remind');
  const box = await boxOf(event.href, session);
  expect(wordsOf(box)).toContain('Sie kommen. Sie werden erinnert.');
  expect([...box!.querySelectorAll('button')].map(({ value }) => value)).toEqual(['show', 'stay', 'forget']);
  expect((await send('zaubern')).statusCode).toBe(400);
});
