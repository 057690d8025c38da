import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { BROWSER_KEYS } from './push/test-data.ts';
import { findPushKeys } from './push/vapid.ts';
import { listDevices } from './queries.ts';
import { aDevice } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const endpoint = 'https://push.example/abc';
const subscription = { endpoint, keys: BROWSER_KEYS };
let reader: TestUser;
let cookie: { cookie: string };

beforeEach(async () => {
  reader = await aUser(ctx);
  cookie = await signedIn(app, reader);
});

const get = (url: string) => app.http.inject({ method: 'GET', url, headers: cookie });
const post = (url: string, payload: object = {}, headers = {}) =>
  app.http.inject({ method: 'POST', url, payload, headers: { ...cookie, ...headers } });

describe('push', () => {
  it('GET /konto/ajax/push/key gives the key that pushes are signed with', async () => {
    const { publicKey } = await findPushKeys(ctx);
    expect((await get('/konto/ajax/push/key')).json()).toEqual({ status: 'success', key: publicKey });
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  });

  it('POST /konto/ajax/push lets this browser show notices', async () => {
    const answer = await post('/konto/ajax/push', subscription, { 'user-agent': 'X11; Linux Firefox/145.0' });
    expect(answer.json()).toMatchObject({
      status: 'success',
      device: { name: 'Firefox auf Linux', isThis: true },
    });
    expect(await listDevices(ctx, [reader.id])).toMatchObject([{ endpoint, ...BROWSER_KEYS }]);
    const { body } = await get('/konto/mitteilungen/einstellungen');
    expect(body).toContain('dieses Gerät');
  });

  it.each([
    ['an address that is none', { endpoint: 'abc' }],
    ['an address without encryption', { endpoint: 'http://push.example/abc' }],
    ['a key of another length', { keys: { ...BROWSER_KEYS, p256dh: 'AAAA' } }],
    ['a secret of another length', { keys: { ...BROWSER_KEYS, auth: 'AAAA' } }],
    ['an address of our own network', { endpoint: 'https://10.0.0.7/abc' }],
    ['an address of this machine', { endpoint: 'https://[::1]/abc' }],
    ['a name that leads to this machine', { endpoint: 'https://localhost/abc' }],
    ['another port than that of the web', { endpoint: 'https://push.example:6379/abc' }],
  ])('POST /konto/ajax/push refuses %s', async (_, changes) => {
    const { statusCode } = await post('/konto/ajax/push', { ...subscription, ...changes });
    expect(statusCode).toBe(422);
    expect(await listDevices(ctx, [reader.id])).toEqual([]);
  });

  it('POST /konto/ajax/push takes of the keys nothing but the keys', async () => {
    const keys = { ...BROWSER_KEYS, id: 4711, endpoint: 'https://push.example/other' };
    expect((await post('/konto/ajax/push', { endpoint, keys })).statusCode).toBe(200);
    const [device] = await listDevices(ctx, [reader.id]);
    expect(device?.endpoint).toBe(endpoint);
    expect(device?.id).not.toBe(4711);
  });

  it('says of which kind the refused address is, and keeps nothing of it', async () => {
    const answer = await post('/konto/ajax/push', { ...subscription, endpoint: 'https://192.168.1.1/abc' });
    expect(answer.json()).toMatchObject({
      status: 'error',
      errors: { endpoint: 'An diese Adresse schickt das Portal keine Hinweise.' },
    });
  });

  it('DELETE /konto/ajax/push ends that, of one’s own browsers only', async () => {
    const theirs = await aUser(ctx);
    await aDevice(ctx, theirs, 'https://push.example/theirs');
    await aDevice(ctx, reader, 'https://push.example/mine');
    for (const name of ['mine', 'theirs']) {
      const payload = { endpoint: `https://push.example/${name}` };
      const answer = await app.http.inject({
        method: 'DELETE',
        url: '/konto/ajax/push',
        payload,
        headers: cookie,
      });
      expect(answer.statusCode).toBe(204);
    }
    expect(await listDevices(ctx, [reader.id])).toEqual([]);
    expect(await listDevices(ctx, [theirs.id])).toHaveLength(1);
  });

  it('POST /konto/mitteilungen/geraete/{id}/entfernen takes one of one’s own away', async () => {
    const [mine, theirs] = [await aDevice(ctx, reader), await aDevice(ctx, await aUser(ctx))];
    for (const { device } of [mine, theirs]) await post(`/konto/mitteilungen/geraete/${device.id}/entfernen`);
    const left = await listDevices(ctx, [reader.id, theirs.device.userId]);
    expect(left.map(({ id }) => id)).toEqual([theirs.device.id]);
  });

  it('ends in a browser where the person signs out', async () => {
    await aDevice(ctx, reader);
    await post('/konto/ajax/push', subscription);
    expect(await listDevices(ctx, [reader.id])).toHaveLength(2);
    await post('/abmelden');
    expect((await listDevices(ctx, [reader.id])).map((device) => device.endpoint)).not.toContain(endpoint);
  });
});
