import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { Role } from '#kernel/viewer.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { aFailedJob } from './test-data.ts';

const PASSWORD = 'streng-geheim-4711';
const app = await testApp({ config: { smtpUrl: `smtp://portal:${PASSWORD}@mail.example` } });
const { ctx, http, portal } = app;
const sessions = new Map<Role, Record<string, string>>();
const sessionOf = async (role: Role) => {
  const known = sessions.get(role);
  if (known) return known;
  const session = await signedIn(app, await aUser(ctx, { roles: [{ role, locationPath: '' }] }));
  sessions.set(role, session);
  return session;
};
const get = async (url: string, role: Role = 'admin') =>
  http.inject({ url, headers: { accept: 'text/html', ...(await sessionOf(role)) } });
const post = async (payload: object) =>
  http.inject({
    method: 'POST',
    url: '/admin/betrieb/aufgaben',
    headers: { accept: 'application/json', ...(await sessionOf('admin')) },
    payload,
  });

describe.each(['/admin/betrieb', '/admin/betrieb/aufgaben', '/admin/betrieb/fehler'])('GET %s', (address) => {
  it('is for administrators of the whole portal', async () => {
    expect((await get(address)).statusCode).toBe(200);
    expect((await get(address, 'editor')).statusCode).toBe(403);
    expect((await get(address, 'member')).statusCode).toBe(403);
  });
});

describe('the page of jobs', () => {
  it('shows what failed with its reason, without secrets, and can be narrowed', async () => {
    await aFailedJob(ctx, { message: `Keine Verbindung zu smtp://portal:${PASSWORD}@mail.example` });
    await aFailedJob(ctx, { name: 'other.work', message: '<b>fett</b>' });
    const { body } = await get('/admin/betrieb/aufgaben');
    expect(body).toContain('Keine Verbindung zu');
    expect(body).not.toContain(PASSWORD);
    expect(body).toContain('&lt;b&gt;fett');
    const narrowed = await get('/admin/betrieb/aufgaben?name=other.work');
    expect(narrowed.body).toContain('fett');
    expect(narrowed.body).not.toContain('Keine Verbindung zu');
    expect((await get('/admin/betrieb/aufgaben?name=niemand&nach=x-y')).statusCode).toBe(200);
    expect((await get("/admin/betrieb/aufgaben?name=a'b")).statusCode).toBe(400);
  });

  it('starts one again, and says so when it is gone', async () => {
    const id = await aFailedJob(ctx);
    expect((await post({ act: 'again', id })).json()).toMatchObject({ status: 'success' });
    expect((await post({ act: 'again', id })).statusCode).toBe(409);
  });

  it.each([
    { act: 'again' },
    { act: 'again', id: '1' },
    { act: 'burn', name: 'mail.deliver' },
    { act: 'discard', name: "x' or 1=1" },
  ])('refuses %j', async (payload) => expect((await post(payload)).statusCode).toBe(400));
});

it('errors are grouped, with the ids of their requests, and stand on the first page', async () => {
  for (const requestId of ['abc-1', 'abc-2'])
    portal.errors.report({
      error: new TypeError(`boom for ada@litfass.example at https://x.example/a?token=${PASSWORD}`),
      source: 'page',
      place: '/konto/passwort/{token}',
      requestId,
    });
  const { body } = await get('/admin/betrieb/fehler');
  expect(body).toContain('TypeError: boom');
  expect(body).toContain('abc-2, abc-1');
  expect(body).toContain('2-mal');
  expect(body).not.toMatch(/ada@|streng-geheim/);
  expect((await get('/cockpit')).body).toContain('Fehler seit gestern');
  expect((await get('/cockpit', 'editor')).body).not.toContain('Fehler seit gestern');
});

it('what failed for good within a day stands on the first page of administrators alone', async () => {
  await aFailedJob(ctx, { message: 'Der Postausgang antwortet nicht' });
  await aFailedJob(ctx, { message: 'Von vorgestern', at: new Date(ctx.now.getTime() - 48 * 3600 * 1000) });
  const { body } = await get('/cockpit');
  expect(body).toContain('Gescheiterte Aufgaben');
  expect(body).toContain('Der Postausgang antwortet nicht');
  expect(body).not.toContain('Von vorgestern');
  expect((await get('/cockpit', 'editor')).body).not.toContain('Gescheiterte Aufgaben');
});
