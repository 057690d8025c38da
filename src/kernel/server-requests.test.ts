// Tests what becomes of single requests and of their lines in the log, on a portal without a database; the rest is in
// server.test.ts.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import net from 'node:net';
import { Type } from 'typebox';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AlreadySent } from './answers.ts';
import { developmentAssets } from './assets.ts';
import { defineBundle } from './bundle.ts';
import { testConfig } from './config.ts';
import { createPortal } from './create-portal.ts';
import { HttpError, notFound, unavailable } from './errors.ts';
import { formerAddresses } from './former-addresses.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { createServer } from './server.ts';
import type { RawMiddleware } from './server.ts';
import type { Shell } from './shell.ts';
import { capturedLog } from './testing/captured-log.ts';

const thrown = {
  404: notFound(),
  500: new Error('kaputt'),
  501: new HttpError(501, 'Kann er nicht.'),
  503: unavailable(),
  // This error comes from a part of the machine that says the status itself.
  spent: Object.assign(new Error('voll'), { statusCode: 503 }),
};
let gate = Promise.withResolvers<void>();
let hasBegun = false;
let lastAnswer: ServerResponse | undefined;

const bundle = defineBundle({
  name: 'test',
  slots: [formerAddresses.add(async (_, { path }) => (/%FC|^\/lang/.test(path) ? '/neu' : undefined))],
  routes: (app) => {
    const access = 'anyone' as const;
    const params = Type.Object({ what: Type.Union(Object.keys(thrown).map((name) => Type.Literal(name))) });
    mount(app, path('broken', 'GET', '/kaputt/{what}'), { access, params }, async ({ params }) => {
      throw thrown[params.what as keyof typeof thrown];
    });
    mount(app, path('long', 'GET', '/lang/{name}'), { access }, async ({ reply }) => {
      lastAnswer = reply.raw;
      return {};
    });
    mount(app, path('guarded', 'GET', '/nur-fuer-mitglieder'), { access: 'signed-in' }, async () => ({}));
    mount(app, path('slow', 'GET', '/x/ajax/gestoppt'), { access }, async ({ reply }) => {
      Object.defineProperty(reply, 'elapsedTime', { value: 12.345 });
      return {};
    });
    const fields = { name: Type.String() };
    for (const [name, body] of Object.entries({
      fields: Type.Object(fields),
      maybe: Type.Optional(Type.Object(fields, { nullable: true })),
      anything: Type.Optional(Type.Unknown()),
    }))
      mount(app, path(`told_${name}`, 'POST', `/x/ajax/${name}`), { access, body }, async ({ body }) => ({
        body: body ?? 'nothing',
      }));
    mount(app, path('streaming', 'GET', '/x/ajax/stroemt'), { access }, async ({ reply }) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-length': 2 }).write('a');
      hasBegun = true;
      await gate.promise;
      reply.raw.end('b');
      return new AlreadySent();
    });
  },
});

const { log, lines } = capturedLog();
const report = vi.fn();
const open = async (middleware?: RawMiddleware) => {
  const config = testConfig({ dataDir: '/nirgends' });
  const portal = createPortal({
    config,
    secrets: config.secrets,
    log,
    database: {} as never,
    files: {} as never,
    bundles: [bundle],
    shell: { signInHref: () => '/anmelden' } as unknown as Shell,
  });
  const http = await createServer({
    portal: { ...portal, errors: { ...portal.errors, report } },
    assets: developmentAssets,
    ...(middleware && { middleware }),
  });
  afterAll(() => http.close());
  return { http, portal };
};
const { http, portal } = await open();
const origin = await http.listen({ port: 0, host: '127.0.0.1' });

beforeEach(() => {
  lines.length = 0;
  report.mockClear();
});
const PROGRAM = { accept: 'application/json' };
const get = (url: string) => http.inject({ url, headers: PROGRAM });
/** Returns the line that a request has left which came over a connection. */
const lineOf = async (url: string) => {
  await (await fetch(origin + url, { headers: PROGRAM })).text();
  await expect.poll(() => lines.length).toBe(1);
  return lines[0]!;
};
const USUAL = ['level', 'method', 'ms', 'msg', 'path', 'pid', 'reqId', 'route', 'status', 'time'];
const keysBeside = (line: object) => Object.keys(line).filter((key) => !USUAL.includes(key));

describe('the line of a request', () => {
  it('says how long it took, to a tenth of a millisecond, and nothing but what there is to say', async () => {
    const line = await lineOf('/x/ajax/gestoppt');
    expect(line).toMatchObject({ level: 30, msg: 'request', ms: 12.3, status: 200 });
    expect(keysBeside(line)).toEqual([]);
  });

  it.each([
    ['404', 30, 'request', ['reason']],
    ['500', 50, 'request failed', ['err']],
    ['501', 50, 'request failed', ['err']],
    ['503', 50, 'request failed', ['err']],
  ])('of a failure says why: %s', async (what, level, msg, keys) => {
    const line = await lineOf(`/kaputt/${what}`);
    expect(line).toMatchObject({ level, msg, path: `/kaputt/${what}`, status: Number(what) });
    expect(keysBeside(line)).toEqual(keys);
  });
});

it('the line of somebody who is led to the door says nothing of a failure', async () => {
  const headers = { accept: 'text/html' };
  await fetch(`${origin}/nur-fuer-mitglieder`, { headers, redirect: 'manual' });
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toMatchObject({ level: 30, msg: 'request', status: 303 });
  expect(keysBeside(lines[0]!)).toEqual([]);
});

describe('administrators hear', () => {
  it.each(['500', '501', 'spent'] as const)('of a failure, where and of what: %s', async (what) => {
    const reply = await get(`/kaputt/${what}`);
    expect(report).toHaveBeenCalledExactlyOnceWith({
      error: thrown[what],
      source: 'page',
      place: '/kaputt/{what}',
      requestId: reply.headers['x-request-id'],
    });
  });

  it('of nobody who is asked to come back later, nor of what isn’t there', async () => {
    for (const what of ['404', '503']) await get(`/kaputt/${what}`);
    expect(report).not.toHaveBeenCalled();
  });
});

describe('an address of old', () => {
  it('in Latin-1 leads to where it is now, and is refused where nobody knows it', async () => {
    const known = await http.inject({ url: '/m%FCnchen', headers: { accept: 'text/html' } });
    expect([known.statusCode, known.headers.location]).toEqual([301, '/neu']);
    const unknown = await get('/%E4%C3');
    expect([unknown.statusCode, unknown.json().msg]).toEqual([400, 'Diese Adresse ist ungültig.']);
    for (const { headers } of [known, unknown])
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
      });
    expect(lines).toMatchObject([{ status: 301 }, { status: 400, reason: 'Diese Adresse ist ungültig.' }]);
  });

  it('that is too long stays too long', async () =>
    expect((await get(`/lang/${'a'.repeat(501)}`)).statusCode).toBe(414));
});

const send = (name: string, payload?: string) =>
  http.inject({
    method: 'POST',
    url: `/x/ajax/${name}`,
    headers: { ...PROGRAM, ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { payload }),
  });

describe('whoever sends nothing', () => {
  it.each([
    ['fields', 400, { name: 'Bitte füllen Sie dieses Feld aus.' }],
    ['maybe', 200, undefined],
    ['anything', 200, undefined],
  ])('is told what is missing, where something is: %s', async (name, status, errors) => {
    for (const payload of [undefined, 'null']) {
      const reply = await send(name, payload);
      expect([payload, reply.statusCode, reply.json().errors]).toEqual([payload, status, errors]);
      if (status === 200) expect(reply.json()).toEqual({ body: 'nothing' });
    }
  });

  it('isn’t whoever sends something', async () => {
    expect((await send('fields', '{"name":"Ada"}')).json()).toEqual({ body: { name: 'Ada' } });
  });
});

describe('the server', () => {
  it('has what every portal has', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/routing/routes.json')).json()).toHaveProperty('routing_routes');
    expect((await get('/live')).json().msg).not.toBe('Diese Seite gibt es nicht.');
    expect(portal.routes.find('asset')).toBeDefined();
    expect((await get('/lang/a/')).statusCode).toBe(200);
  });

  it('counts no lateness of its start', async () => {
    const { http, portal } = await open();
    const lateness = () => Number(/^litfass_event_loop_lateness_ms (.+)$/m.exec(portal.metrics.text())?.[1]);
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000_000);
    onTestFinished(() => clock.mockRestore());
    expect(lateness()).toBeGreaterThan(900_000);
    await http.listen({ port: 0, host: '127.0.0.1' });
    expect(lateness()).toBeLessThan(10_000);
  });

  it('asks what is put before it first', async () => {
    const seen: string[] = [];
    const { http } = await open((request, response, next) => {
      seen.push(request.url!);
      if (request.url === '/davor') response.end('davor');
      else next();
    });
    expect((await http.inject('/davor')).body).toBe('davor');
    expect((await http.inject({ url: '/lang/a', headers: PROGRAM })).statusCode).toBe(200);
    expect(seen).toEqual(['/davor', '/lang/a']);
  });

  it('ignores an expectation that nobody knows', async () => {
    const { http } = await open();
    const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
    const socket = net.connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.write('GET /lang/a HTTP/1.1\r\nHost: localhost\r\nExpect: wunder\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('has nothing more to do with an answer that is over', async () => {
    const { http } = await open();
    await http.inject({ url: '/lang/a', headers: PROGRAM });
    const asked = vi.spyOn(lastAnswer!, 'once');
    await http.close();
    expect(asked).not.toHaveBeenCalled();
  });

  it('lets go of a connection whose answer had begun when it was closed, as soon as that is over', async () => {
    const { http } = await open();
    const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
    const socket = net.connect(Number(port), '127.0.0.1').on('error', () => undefined);
    socket.resume();
    const isGone = once(socket, 'close');
    socket.write('GET /x/ajax/stroemt HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(() => hasBegun).toBe(true);
    const closing = http.close();
    await new Promise((resolve) => setImmediate(resolve));
    gate.resolve();
    const began = performance.now();
    await Promise.all([closing, isGone]);
    expect(performance.now() - began).toBeLessThan(4000);
    [gate, hasBegun] = [Promise.withResolvers<void>(), false];
  });
});
