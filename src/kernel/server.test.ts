import { once } from 'node:events';
import net from 'node:net';
import { Type } from 'typebox';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defineBundle } from './bundle.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { capturedLog } from './testing/captured-log.ts';
import { testApp } from './testing/test-portal.ts';

let open = () => {};
let gate: Promise<void>;
let hasBegun = false;
let lastMoment: Promise<void> = Promise.resolve();
const shut = () => {
  hasBegun = false;
  gate = new Promise((resolve) => (open = resolve));
};

const bundle = defineBundle({
  name: 'test',
  routes: (app) => {
    const anyone = { access: 'anyone' } as const;
    const params = Type.Object({ slug: Type.String() });
    const kept = { ...anyone, cache: [] };
    mount(app, path('thing', 'GET', '/ding/{slug}'), { ...anyone, params }, async ({ params }) => params);
    mount(app, path('opened', 'GET', '/oeffnen/{token}'), anyone, async () => ({}));
    mount(app, path('guest', 'GET', '/gast/{id}/{securityHash}'), anyone, async () => ({}));
    mount(app, path('search', 'GET', '/x/ajax/suche'), anyone, async ({ query }) => ({ query }));
    mount(app, path('echo', 'POST', '/x/ajax/echo'), anyone, async ({ body }) => ({ body }));
    mount(app, path('form', 'POST', '/formular'), anyone, async ({ body }) => ({ body }));
    app.http.addHook('preClose', () => lastMoment);
    mount(app, path('kept', 'GET', '/behalten'), kept, async () => ({ a: 1 }));
    mount(app, path('slow', 'GET', '/x/ajax/langsam'), anyone, async () => {
      hasBegun = true;
      await gate;
      return { slow: true };
    });
  },
});

const { log, lines } = capturedLog();
const start = () => testApp({ bundles: [bundle], log });
const app = await start();
const { http } = app;
const port = Number(new URL(await http.listen({ port: 0 })).port);

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = { accept: 'text/html' }) => http.inject({ url, headers });
const post = (url: string, payload: string, headers: Headers) =>
  http.inject({ method: 'POST', url, payload, headers });
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Returns whatever a socket answers to these bytes. */
const raw = async (bytes: string): Promise<string> => {
  const socket = net.connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
};
const HOST = 'Host: localhost\r\nConnection: close\r\n';

beforeEach(() => void (lines.length = 0));

describe('an address', () => {
  it.each(['/%zz', '/%', '/ding/%C3', '/ding/%E0%A4%A', '/%c0%ae%c0%ae/'])(
    'with broken percent encoding is 400: %s',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(400);
      expect(reply.body).toContain('Diese Adresse ist ungültig.');
      expect(reply.body).toContain(String(reply.headers['x-request-id']));
    },
  );

  it('with a null byte is 404, since nothing is called so', async () => {
    expect((await get('/ding/a%00b')).statusCode).toBe(404);
    expect((await get('/ding/%ED%A0%80')).statusCode).toBe(400);
  });

  it('may have 500 characters in a part and not more', async () => {
    expect((await get(`/ding/${'a'.repeat(500)}`)).statusCode).toBe(200);
    const reply = await get(`/ding/${'a'.repeat(501)}`);
    expect(reply.statusCode).toBe(414);
    expect(reply.body).toContain('Diese Adresse ist zu lang.');
  });

  it('that is endless is refused by the parser, in German', async () => {
    const answer = await raw(`GET /${'a'.repeat(70_000)} HTTP/1.1\r\n${HOST}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('Die Anfrage ist zu groß.');
  });

  it.each(['/ding/__proto__', '/ding/constructor', '/ding/toString'])(
    'may be called like a trap: %s',
    async (url) => expect((await get(url)).json()).toEqual({ slug: url.split('/')[2] }),
  );
});

describe('a query', () => {
  it.each(['a=%zz', 'a=%C3', '%=1', 'a=%00', 'a%00=1', 'a[b][c][d][e][f][g]=1'])(
    'is 400: ?%s',
    async (query) => {
      const reply = await get(`/x/ajax/suche?${query}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().status).toBe('error');
    },
  );

  it('names the field with a character that can’t be stored', async () => {
    expect((await get('/x/ajax/suche?name=a%00b')).json()).toEqual({
      status: 'error',
      msg: 'Die Eingabe ist ungültig.',
      errors: { name: 'Diese Angabe enthält ein Zeichen, das nicht gespeichert werden kann.' },
    });
  });

  it('can’t pollute a prototype', async () => {
    const reply = await get('/x/ajax/suche?__proto__[polluted]=1&constructor[prototype][polluted]=1&a=1');
    expect(reply.json()).toEqual({ query: { a: '1' } });
    expect({}).not.toHaveProperty('polluted');
  });
});

/** Returns JSON of so many bytes. */
const ofBytes = (count: number) => JSON.stringify('x'.repeat(count - 2));

describe('a body', () => {
  it('of JSON or of a form is read', async () => {
    expect((await post('/x/ajax/echo', '{"a":[1]}', JSON_TYPE)).json()).toEqual({ body: { a: [1] } });
    expect((await post('/x/ajax/echo', 'a=1&b[]=2&c=%C3%BC+x', FORM)).json()).toEqual({
      body: { a: '1', b: ['2'], c: 'ü x' },
    });
  });

  it.each(['{"a":', '{a:1}', '', 'kein JSON', '[1,2'])('of malformed JSON is 400: %j', async (payload) => {
    const reply = await post('/x/ajax/echo', payload, JSON_TYPE);
    expect([reply.statusCode, reply.json().msg]).toEqual([400, 'Die Anfrage ist nicht lesbar.']);
  });

  it('of a malformed form is 400, as a page for those who sent it', async () => {
    const reply = await post('/formular', 'a=%zz', { ...FORM, accept: 'text/html' });
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('Die Anfrage ist nicht lesbar.');
  });

  it.each([
    '{"__proto__":{"polluted":1}}',
    '{"a":{"__proto__":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
  ])('that would pollute a prototype is 400: %s', async (payload) => {
    expect((await post('/x/ajax/echo', payload, JSON_TYPE)).statusCode).toBe(400);
    expect({}).not.toHaveProperty('polluted');
  });

  it('of a form loses the names that would pollute a prototype', async () =>
    expect((await post('/x/ajax/echo', '__proto__[polluted]=1&a=1', FORM)).json()).toEqual({
      body: { a: '1' },
    }));

  it.each(['{"text":"a\\u0000b"}', '{"list":[{"text":"\\ud800"}]}'])(
    'with a character that can’t be stored is 400: %s',
    async (payload) => {
      const reply = await post('/x/ajax/echo', payload, JSON_TYPE);
      expect(reply.statusCode).toBe(400);
      expect(Object.values(reply.json().errors)).toEqual([
        'Diese Angabe enthält ein Zeichen, das nicht gespeichert werden kann.',
      ]);
    },
  );

  it('that is nested too deep is 400', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    expect((await post('/x/ajax/echo', deep, JSON_TYPE)).statusCode).toBe(400);
  });

  it.each(['text/plain', 'application/xml', 'application/octet-stream', 'unsinn'])(
    'of the type %s is 415',
    async (type) => {
      const reply = await post('/x/ajax/echo', 'hallo', { 'content-type': type });
      expect([reply.statusCode, reply.json().msg]).toEqual([
        415,
        'Dieses Format wird hier nicht angenommen.',
      ]);
    },
  );

  it('may have a mebibyte and not more', async () => {
    expect((await post('/x/ajax/echo', ofBytes(1024 * 1024), JSON_TYPE)).statusCode).toBe(200);
    for (const [payload, type] of [
      [ofBytes(1024 * 1024 + 1), JSON_TYPE],
      [`a=${'x'.repeat(1024 * 1024)}`, FORM],
    ] as const) {
      const reply = await post('/x/ajax/echo', payload, type);
      expect([reply.statusCode, reply.json().msg]).toEqual([413, 'Die Anfrage ist zu groß.']);
    }
  });
});

it('a body has half a minute to arrive', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  const head = `POST /x/ajax/echo HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
  expect(await raw(`${head}Content-Length: 2\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 200 /);
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(30_000);
});

describe('a request without a host', () => {
  it('is refused where HTTP asks for one, and served where it doesn’t', async () => {
    expect(await raw('GET /ding/a HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw('GET /ding/a HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a request that is no HTTP', () => {
  it.each([
    [
      'over-long headers',
      `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431',
      'zu groß. Bitte löschen',
    ],
    [
      'over-long cookies',
      `GET / HTTP/1.1\r\n${HOST}Cookie: ${'c=1; '.repeat(5000)}\r\n\r\n`,
      '431',
      'die Cookies',
    ],
    ['noise', 'GUTEN TAG\r\n\r\n', '400', 'nicht lesbar'],
    ['a broken header', `GET / HTTP/1.1\r\n${HOST}: leer\r\n\r\n`, '400', 'nicht lesbar'],
    [
      'two lengths',
      `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      '400',
      'lesbar',
    ],
  ])('because of %s gets a German answer and one line in the log', async (_, bytes, status, text) => {
    const answer = await raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('content-type: text/html; charset=utf-8');
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain(text);
    const id = /x-request-id: ([0-9a-f]{16})/.exec(answer)?.[1];
    expect(lines).toMatchObject([{ reqId: id, status: Number(status) }]);
  });

  it.each(['a broken cookie=%zz; a', '=; =; ;;;', 'a=b; __proto__=x; litfass_session', '\u00e4=\u00fc'])(
    'in its cookies only is answered: %s',
    async (cookie) => expect((await get('/x/ajax/suche', { cookie })).statusCode).toBe(200),
  );
});

describe('a connection', () => {
  it('is kept for so long as no proxy would keep it, and nobody holds it up', () =>
    expect(http.server).toMatchObject({
      keepAliveTimeout: 72_000,
      headersTimeout: 30_000,
      requestTimeout: 600_000,
    }));
});

describe('HEAD', () => {
  it.each(['/x/ajax/suche', '/ding/a', '/behalten', '/gibt-es-nicht', '/%zz'])(
    'answers as GET without a body: %s',
    async (url) => {
      const [whole, head] = [await get(url), await http.inject({ method: 'HEAD', url })];
      expect([head.statusCode, head.body]).toEqual([whole.statusCode, '']);
      expect(head.headers['content-type']).toBe(whole.headers['content-type']);
    },
  );
});

/** Requests for a thing that were answered. */
const counted = () =>
  Number(
    /litfass_requests_total\{route="thing",status="200"\} (\d+)/.exec(app.portal.metrics.text())?.[1] ?? 0,
  );

describe('the request’s id', () => {
  it.each([
    ['GET', '/ding/a', 'thing', 200],
    ['GET', '/gibt-es-nicht', 'unknown', 404],
    ['GET', '/ding/a%00', 'thing', 404],
    ['GET', '/x/ajax/suche?a=%zz', 'search', 400],
    ['GET', '/%zz', 'unknown', 400],
    ['GET', `/ding/${'a'.repeat(501)}`, 'unknown', 414],
    ['POST', '/x/ajax/suche', 'unknown', 405],
    ['POST', '/x/ajax/echo', 'echo', 200],
    ['GET', '/behalten', 'kept', 200],
  ] as const)(
    'of %s %s is in the answer and in exactly one line of the log',
    async (method, url, route, status) => {
      const reply = await http.inject({ method, url });
      expect(reply.statusCode).toBe(status);
      const id = reply.headers['x-request-id'];
      expect(id).toMatch(/^[0-9a-f]{16}$/);
      await expect.poll(() => lines).toHaveLength(1);
      expect(lines).toMatchObject([{ reqId: id, method, path: url.split('?')[0], route, status }]);
      expect(lines[0]).toHaveProperty('ms', expect.any(Number));
    },
  );

  it('is that of a request that is counted, by its route and how it was answered', async () => {
    const before = counted();
    await get('/ding/a');
    await expect.poll(counted).toBe(before + 1);
  });

  it('is never taken from outside', async () => {
    const reply = await get('/ding/a', { 'x-request-id': 'meine', 'request-id': 'meine' });
    expect(reply.headers['x-request-id']).not.toBe('meine');
  });

  it('stands with the reason of a refusal, and without what a reader typed', async () => {
    await get('/gibt-es-nicht?passwort=geheim');
    expect(lines).toMatchObject([{ status: 404, reason: 'Diese Seite gibt es nicht.' }]);
    expect(lines[0]).not.toHaveProperty('err');
    expect(JSON.stringify(lines)).not.toContain('geheim');
  });

  it('stands without the token of a link that is good once', async () => {
    await get('/oeffnen/geheim');
    expect(lines).toMatchObject([{ path: '/oeffnen/{token}', route: 'opened', status: 200 }]);
    expect(JSON.stringify(lines)).not.toContain('geheim');
  });

  it.each([
    '/oeffnen/geheim%',
    '/oeffnen/geheim/',
    '/oeffnen/geheim/mehr',
    '/Oeffnen/geheim',
    '/gast/7/geheim%zz',
  ])('stands without the secret of a link that came broken: %s', async (address) => {
    await get(address);
    expect(lines).toMatchObject([{ path: expect.stringMatching(/^\/(oeffnen|gast)\/(…|\{token\})$/) }]);
    expect(JSON.stringify(lines)).not.toContain('geheim');
  });

  it('is logged for a reader who hung up', async () => {
    shut();
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`GET /x/ajax/langsam HTTP/1.1\r\n${HOST}\r\n`);
    await expect.poll(() => hasBegun).toBe(true);
    socket.destroy();
    await expect.poll(() => lines).toMatchObject([{ route: 'slow', hungUp: true }]);
    open();
  });
});

describe('closing the server', () => {
  it('finishes what is running and takes nothing new', async () => {
    const { http } = await start();
    const address = await http.listen({ port: 0 });
    shut();
    const running = fetch(`${address}/x/ajax/langsam`);
    await expect.poll(() => hasBegun).toBe(true);
    let isClosed = false;
    const closing = http.close().then(() => (isClosed = true));
    await expect(fetch(`${address}/ding/a`)).rejects.toThrow();
    expect(isClosed).toBe(false);
    open();
    const reply = await running;
    expect([await reply.json(), reply.headers.get('connection')]).toEqual([{ slow: true }, 'close']);
    await closing;
  });

  it('answers whoever comes in the last moment', async () => {
    const { http } = await start();
    const address = await http.listen({ port: 0 });
    shut();
    lastMoment = gate;
    const closing = http.close();
    expect(await (await fetch(`${address}/ding/a`)).json()).toEqual({ slug: 'a' });
    open();
    await closing;
  });

  it('waits for nobody who keeps an idle connection', async () => {
    const { http } = await start();
    const address = new URL(await http.listen({ port: 0 }));
    const idle = net.connect(Number(address.port), '127.0.0.1');
    idle.write('GET /ding/a HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(idle, 'data');
    const before = performance.now();
    await http.close();
    expect(performance.now() - before).toBeLessThan(2000);
  });
});
