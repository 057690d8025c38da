import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { changeSetting, portalName } from '#bundles/settings/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { securityContact, securityPolicy } from './settings.ts';

const app = await testApp();
const ctx = actAs(app.ctx, portalItself);
await aUser(ctx);
const get = (url: string) => app.http.inject({ method: 'GET', url });

describe('icons', () => {
  it('lie where browsers look that read no page', async () => {
    const icon = await get('/favicon.ico');
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/x-icon']);
    // The numbers are reserved, kind, number of pictures.
    expect([...icon.rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    const touch = await get('/apple-touch-icon.png');
    expect(touch.headers['content-type']).toBe('image/png');
    expect(await sharp(touch.rawPayload).metadata()).toMatchObject({ width: 180, height: 180 });
  });
});

describe('GET /manifest.webmanifest', () => {
  it('has the name from the settings at once, and icons for every device', async () => {
    await changeSetting(ctx, portalName, 'Werlebote am Fluss');
    const reply = await get('/manifest.webmanifest');
    expect(reply.headers['content-type']).toContain('application/manifest+json');
    const manifest = reply.json<{ icons: { sizes: string; purpose: string }[] }>();
    expect(manifest).toMatchObject({ name: 'Werlebote am Fluss', start_url: '/', display: 'standalone' });
    expect(manifest).not.toHaveProperty('short_name');
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    await changeSetting(ctx, portalName, 'Litfass');
    expect((await get('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Litfass',
      short_name: 'Litfass',
    });
  });
});

describe('GET /.well-known/security.txt', () => {
  it('is there as soon as there is somebody to tell', async () => {
    expect((await get('/.well-known/security.txt')).statusCode).toBe(404);
    await changeSetting(ctx, securityContact, 'sicherheit@litfass.example');
    await changeSetting(ctx, securityPolicy, 'https://litfass.example/sicherheit');
    const reply = await get('/.well-known/security.txt');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(reply.body).toMatch(
      /^Contact: mailto:sicherheit@litfass.example\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/,
    );
    expect(reply.body).toContain('\nPolicy: https://litfass.example/sicherheit\n');
    const expires = new Date(/Expires: (.*)/.exec(reply.body)![1]!);
    expect(expires.getTime()).toBeGreaterThan(Date.now());
    await changeSetting(ctx, securityContact, '');
    expect((await get('/.well-known/security.txt')).statusCode).toBe(404);
  });

  it('takes from the form of settings only what can be a contact', async () => {
    const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
    const save = (contact: string, policy: string) =>
      app.http.inject({
        method: 'POST',
        url: '/admin/portal/portal',
        headers: {
          ...admin,
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({
          'portal.name': 'Litfass',
          'portal.description': 'Von hier.',
          [securityContact.key]: contact,
          [securityPolicy.key]: policy,
        }).toString(),
      });
    const refused = await save('ruft an!', 'javascript:alert(1)');
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ errors: object }>().errors).toEqual({
      [securityContact.key]:
        'Bitte in jede Zeile eine Mailadresse oder eine Adresse, die mit https:// beginnt.',
      [securityPolicy.key]:
        'Bitte geben Sie eine Adresse an, die mit https:// oder http:// beginnt, ohne Namen und Passwort zum Anmelden.',
    });
    expect((await save('a@b.example\r\nhttps://b.example/', '')).statusCode).toBe(200);
    expect((await get('/.well-known/security.txt')).body).toContain(
      'Contact: mailto:a@b.example\nContact: https://b.example/\n',
    );
  });
});

describe('GET /.well-known/change-password', () => {
  it('leads to where a password is changed', async () => {
    const reply = await get('/.well-known/change-password');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/sicherheit/passwort']);
  });
});
