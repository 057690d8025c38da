import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { runSelfTest } from '#kernel/self-test.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { Role } from '#kernel/viewer.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { isOwnAnswer, makeQuestion } from './echo.ts';

/** Returns a port that was free a moment ago. */
const freePort = async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const port = await freePort();
const PASSWORD = 'smtp-geheim-0815';
const app = await testApp({
  config: { publicUrl: `http://127.0.0.1:${port}`, smtpUrl: `smtp://post:${PASSWORD}@127.0.0.1:1` },
});
const { http, ctx, portal } = app;
const ask = async (method: 'GET' | 'POST', role: Role) => {
  const user = await aUser(ctx, { roles: [{ role, locationPath: '' }] });
  const headers = { accept: 'text/html', ...(await signedIn(app, user)) };
  return http.inject({ method, url: '/admin/selbsttest', headers });
};

it('the page is for administrators, and shows what the latest run found without secrets', async () => {
  expect((await ask('GET', 'editor')).statusCode).toBe(403);
  expect((await ask('POST', 'editor')).statusCode).toBe(403);
  expect((await ask('GET', 'admin')).body).toContain('Noch nicht geprüft');
  expect((await ask('POST', 'admin')).statusCode).toBe(303);
  const { body } = await ask('GET', 'admin');
  expect(body).toContain('Hintergrundarbeit');
  expect(body).toContain('Niemand arbeitet die Aufgaben ab');
  expect(body).toContain('127.0.0.1:1 lässt das Portal nicht ein');
  expect(body).not.toContain(PASSWORD);
});

it('the portal knows its own answer, and answers nobody else', async () => {
  await http.listen({ port, host: '127.0.0.1' });
  const results = await runSelfTest(ctx);
  expect(results.find(({ name }) => name === 'address')).toMatchObject({ state: 'ok' });
  expect(results.find(({ name }) => name === 'proxy')).toMatchObject({ state: 'ok' });

  const token = makeQuestion(portal.secrets);
  const reply = await http.inject({
    url: `/_selbsttest/${token}`,
    headers: { 'x-forwarded-for': '192.0.2.7' },
  });
  expect(reply.json()).toMatchObject({ isForwarded: true, isTrusted: false, scheme: 'http' });
  expect(isOwnAnswer(portal.secrets, token, reply.json())).toBe(true);
  expect(isOwnAnswer(['another secret of thirty-two signs'], token, reply.json())).toBe(false);
  const foreign = makeQuestion(['another secret of thirty-two signs']);
  for (const asked of [foreign, token.replace(/^\d/, '9'), 'x'.repeat(43), `${token}x`])
    expect((await http.inject(`/_selbsttest/${asked}`)).statusCode).toBe(404);
});
