import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { ruleDeeds } from '#bundles/gates/public.ts';
import { presetSetting } from '#bundles/settings/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { findComment } from '../queries.ts';
import { deleteComment, undoRemoval } from '../removing.ts';
import { aComment } from '../test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const town = await aPlace(ctx);
const moderator = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: town.path }] });
const article = await anArticle(ctx, { locationId: town.id });
const foreign = await anArticle(ctx);
const open = async (person: typeof moderator, query = '') =>
  app.http.inject({
    url: `/cockpit/kommentare/regeln${query}`,
    headers: { accept: 'text/html', ...(await signedIn(app, person)) },
  });

it('moderators see what a word would have held at their places, and what they did with it; nobody else does', async () => {
  const author = await aUser(ctx);
  const say = (text: string, where: { type: 'article'; id: number } = article) =>
    aComment(ctx, where, { author: author.viewer, text });
  const bad = await say('Die Trottel vom Amt.');
  await say('Trottel heißt ein Stück im Theater.');
  const own = await say('Ich Trottel!');
  await say('Trottel anderswo', foreign);
  await deleteComment(actAs(ctx, moderator.viewer), bad.id);
  await deleteComment(actAs(ctx, author.viewer), own.id);
  const { body } = await open(moderator, '?woerter=Trottel');
  const row = /Enthält „trottel“.*?<\/tr>/s
    .exec(body)![0]
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(row).toContain('nur Probe; davon 1 entfernt, 1 stehen gelassen 3 50 %');
  expect(body).not.toContain('anderswo');
  expect((await open(await aUser(ctx))).statusCode).toBe(403);
  const suspendedUntil = new Date(Date.now() + 86_400_000);
  const roles = [{ role: 'moderator' as const, locationPath: town.path }];
  expect((await open(await aUser(ctx, { roles, suspendedUntil }))).statusCode).toBe(403);
  expect((await open(moderator, `?woerter=${'x'.repeat(2001)}`)).statusCode).toBe(400);
});

it('what its own author took away in the end says nothing about a word, though a moderator had taken it away before', async () => {
  const author = await aUser(ctx);
  const { id } = await aComment(ctx, article, { author: author.viewer, text: 'Halunken!' });
  await deleteComment(actAs(ctx, moderator.viewer), id);
  await undoRemoval(actAs(ctx, moderator.viewer), id);
  await deleteComment(actAs(ctx, author.viewer), id);
  const { body } = await open(moderator, '?woerter=Halunken');
  const row = /Enthält „halunken“.*?<\/tr>/s
    .exec(body)![0]
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(row).toContain('nur Probe; davon 0 entfernt');
});

it('a comment with a phone number waits where that is wanted, and says why', async () => {
  const author = await aUser(ctx);
  const browser = await signedIn(app, author);
  const send = async (text: string) => {
    const payload = { text };
    const url = `/a/ajax/articlecommentnew/${article.id}`;
    const sent = await app.http.inject({
      method: 'POST',
      url,
      payload,
      headers: { accept: 'application/json', ...browser },
    });
    return findComment(ctx, sent.json().commentId);
  };
  expect(await send('Ruft mich an: 0171 2345678')).toMatchObject({ state: 'visible' });
  await presetSetting(actAs(ctx, portalItself), ruleDeeds.phoneNumber, 'hold');
  expect(await send('Ruft bitte an: 0171 2345679')).toMatchObject({
    state: 'held',
    heldReasons: ['Enthält eine Telefonnummer'],
  });
});
