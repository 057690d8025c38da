import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { mailServers } from '../schema.ts';
import * as texts from './texts.ts';

const app = await testApp();
const admin = await signedIn(app, await aUser(app.ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
const headers = { accept: 'text/html', ...admin };
const open = () => app.http.inject({ method: 'GET', url: '/admin/postausgang/server', headers });
const send = (payload: object) =>
  app.http.inject({ method: 'POST', url: '/admin/postausgang/server', headers, payload });
const passwords = async () => (await app.ctx.db.select().from(mailServers)).map((row) => row.password);
const typed = {
  host: 'smtp.litfass.example',
  port: '587',
  security: 'starttls',
  username: 'portal',
  password: 'streng geheim',
  fromAddress: 'post@litfass.example',
};

/** Returns the stamp that the form of a page sends along. */
const seenIn = (body: string) => /name="seen" value="([^"]+)"/.exec(body)![1]!;

describe('POST /admin/postausgang/server', () => {
  it('says what is wrong beside its field, keeps what was typed, and never sends a password back', async () => {
    const { statusCode, body } = await send({ ...typed, fromAddress: 'keine' });
    expect(statusCode).toBe(422);
    expect(body).toContain(texts.addressInvalid);
    expect(body).toContain('value="smtp.litfass.example"');
    expect(body).not.toContain('streng geheim');
  });

  it('saves, shows all but the password, and forgets', async () => {
    expect((await send(typed)).headers.location).toBe('/admin/postausgang/server');
    const { body } = await open();
    expect(body).toContain(texts.passwordStored);
    expect(body).not.toContain('streng geheim');
    for (const sealed of (await passwords()).filter(Boolean)) expect(body).not.toContain(sealed);
    await send({ act: 'forget' });
    expect((await open()).body).not.toContain('smtp.litfass.example');
  });

  it('takes the last change back by a button, once for what was seen', async () => {
    await send({ ...typed, host: 'smtp.anders.example', password: 'noch eins' });
    const page = (await open()).body;
    expect(page).toContain(texts.takeBack);
    const seen = /name="seen" value="([^"]*)"/.exec(page)?.[1];
    const kept = await passwords();
    expect((await send({ act: 'take-back', seen })).headers.location).toBe('/admin/postausgang/server');
    const again = await send({ act: 'take-back', seen });
    expect(again.statusCode).toBe(409);
    expect(again.body).toContain(texts.changedSince);
    expect(await passwords()).toEqual(expect.arrayContaining(kept));
    for (const secret of [...kept.filter(Boolean), 'noch eins', 'streng geheim'])
      expect(again.body).not.toContain(secret);
  });

  it('tells the second of two administrators of what the first one changed, and keeps both', async () => {
    const seen = seenIn((await open()).body);
    expect((await send({ ...typed, host: 'smtp.neu.example', seen })).statusCode).toBe(303);
    const late = { ...typed, fromAddress: 'stadt@litfass.example' };
    const told = await send({ ...late, seen });
    expect(told.statusCode).toBe(409);
    expect(told.body).toContain(texts.changedMeanwhile);
    expect(told.body).toContain('value="stadt@litfass.example"');
    expect((await open()).body).toContain('smtp.neu.example');
    expect((await send({ ...late, seen: seenIn(told.body) })).statusCode).toBe(303);
  });

  it('is a step of setting up', async () => {
    const url = '/admin/einrichtung/mailserver';
    const refused = await app.http.inject({ method: 'POST', url, headers, payload: { ...typed, host: '' } });
    expect([refused.statusCode, refused.body.includes('streng geheim')]).toEqual([422, false]);
    expect((await app.http.inject({ method: 'POST', url, headers, payload: typed })).statusCode).toBe(303);
  });
});
