import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { listPeople } from './queries.ts';
import { aBlock, aHiddenWord } from './test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;

const get = async (user: TestUser, url: string) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...(await signedIn(app, user)) } });
const send = async (user: TestUser, url: string, fields: Record<string, string>) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      ...(await signedIn(app, user)),
    },
    payload: new URLSearchParams(fields).toString(),
  });
const pageOf = ({ id }: TestUser) => `/konto/miteinander/mitglied/${id}`;
const LIST = '/konto/miteinander';

describe('/konto/miteinander', () => {
  it('mutes and blocks by plain forms, lists whom, and takes it back', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    expect((await get(ada, LIST)).body).toContain('Sie haben niemanden stumm geschaltet oder blockiert.');
    expect((await get(ada, pageOf(ben))).body).toContain(`${ben.name} stumm schalten oder blockieren`);
    const reply = await send(ada, pageOf(ben), { choice: 'mute' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, LIST]);
    expect((await get(ada, LIST)).body).toContain('stumm geschaltet seit');
    await send(ada, pageOf(ben), { choice: 'block' });
    expect((await get(ada, LIST)).body).toContain('blockiert seit');
    expect((await get(ben, LIST)).body).not.toContain(ada.name);
    await send(ada, pageOf(ben), { choice: 'none' });
    expect((await get(ada, LIST)).body).not.toContain(ben.name);
  });

  it.each([
    ['is hidden', { confirmedAt: null }],
    ['is gone', { erasedAt: ctx.now, name: '' }],
  ])('also takes back who %s', async (_state, changes) => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    await aBlock(ctx, ada, ben);
    await changeUser(ctx, ben.id, changes);
    expect((await get(ada, pageOf(ben))).statusCode).toBe(200);
    expect((await send(ada, pageOf(ben), { choice: 'none' })).statusCode).toBe(303);
    expect(await listPeople(ctx, ada.id)).toEqual([]);
    expect((await get(ada, pageOf(ben))).statusCode).toBe(404);
  });

  it('400 for oneself and for what is no choice, 404 for nobody', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    expect((await send(ada, pageOf(ada), { choice: 'mute' })).statusCode).toBe(400);
    expect((await get(ada, pageOf(ada))).statusCode).toBe(400);
    expect((await send(ada, pageOf(ben), { choice: 'kill' })).statusCode).toBe(400);
    expect((await send(ada, `${LIST}/mitglied/2147483647`, { choice: 'block' })).statusCode).toBe(404);
  });

  it('hides words and shows them again; what is none comes back with its reason', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    await send(ada, `${LIST}/woerter`, { word: 'Schuldenbremse <b>' });
    const { body } = await get(ada, LIST);
    expect(body).toContain('Schuldenbremse &lt;b&gt;');
    const action = /action="(\/konto\/miteinander\/woerter\/\d+\/loeschen)"/.exec(body)![1]!;
    expect((await send(ben, action, {})).statusCode).toBe(303);
    expect((await get(ada, LIST)).body).toContain('Schuldenbremse');
    await send(ada, action, {});
    expect((await get(ada, LIST)).body).not.toContain('Schuldenbremse');
    const refused = await send(ada, `${LIST}/woerter`, { word: '!' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Bitte geben Sie ein Wort mit mindestens 2 Zeichen an.');
    expect(refused.body).toContain('value="!"');
  });

  it('is nobody else’s, and where blocking stood before leads to it', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    await aHiddenWord(ctx, ada, 'Geheimwort');
    expect((await get(ben, LIST)).body).not.toContain('Geheimwort');
    const visitor = await app.http.inject({ url: LIST, headers: { accept: 'text/html' } });
    expect(visitor.headers.location).toContain('/anmelden');
    expect((await get(ada, '/konto/nachrichten/blockiert')).headers.location).toBe(LIST);
    expect((await get(ada, `/konto/nachrichten/blockieren/${ben.id}`)).headers.location).toBe(pageOf(ben));
  });
});
