import { expect, it } from 'vitest';
import { isOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { listGates } from './queries.ts';
import * as texts from './texts.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const [town, other] = [await aPlace(ctx), await aPlace(ctx)];
const URL = '/cockpit/vor-dem-erscheinen';
const editorAt = (locationPath: string) => aUser(ctx, { roles: [{ role: 'editor', locationPath }] });
const [boss, local] = [await editorAt(''), await editorAt(town.path)];
const open = async (person: typeof boss) =>
  app.http.inject({ url: URL, headers: { accept: 'text/html', ...(await signedIn(app, person)) } });
const send = async (person: typeof boss, payload: Record<string, string>) =>
  app.http.inject({
    method: 'POST',
    url: URL,
    payload: new URLSearchParams(payload).toString(),
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...(await signedIn(app, person)),
    },
  });
const wordsOf = (body: string) =>
  body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00ad', '')
    .replaceAll(/\s+/g, ' ');

it('editors read what holds where, and set it for their places by a plain form', async () => {
  const set = { ort: String(town.id), art: '', gruppe: 'members', stufe: 'questions' };
  expect(await send(local, set)).toMatchObject({ statusCode: 303 });
  expect((await listGates(ctx)).map(({ type }) => type)).toEqual([
    'article',
    'comment',
    ...(isOn('events') ? ['event'] : []),
    'imagepost',
  ]);
  const words = wordsOf((await open(local)).body);
  expect(words).toContain(`Was gilt: ${town.name}`);
  expect(words).toContain('mit Fragen');
  expect(words).toContain('Wer neu ist');
  expect(words).not.toContain('Regeln ändern');
  expect((await open(local)).body).not.toContain('value="0"');
  expect((await open(boss)).body).toContain('value="0"');
});

it('whoever edits elsewhere is refused, and what was typed wrong is said at its field', async () => {
  const set = { ort: String(other.id), art: 'article', gruppe: 'members', stufe: 'release' };
  expect(await send(local, set)).toMatchObject({ statusCode: 403 });
  expect(await send(await aUser(ctx), set)).toMatchObject({ statusCode: 403 });
  expect((await open(await aUser(ctx))).statusCode).toBe(403);
  for (const [wrong, said] of [
    [{ ...set, ort: 'x' }, texts.placeUnknown],
    [{ ...set, gruppe: 'alle' }, texts.choose],
    [{ ...set, stufe: 'nie' }, texts.choose],
    [{ ort: '0', art: 'article', gruppe: 'members' }, texts.choose],
    [{ ...set, art: 'user' }, texts.kindUnknown],
  ] as const) {
    const answer = await send(boss, wrong);
    expect([wrong, answer.statusCode]).toEqual([wrong, 422]);
    expect(wordsOf(answer.body)).toContain(said);
  }
});
