import dns from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import {
  OutsideError,
  fetchOutside,
  isPublicAddress,
  isRefusedOutside,
  lookUpPublic,
} from './outside-fetch.ts';
import type { OutsideRequest } from './outside-fetch.ts';

const OPEN = { allowPrivateAddresses: true };
const CLOSED = { allowPrivateAddresses: false };
const LIMITS = { timeoutMs: 5000, maxBytes: 1000 };

interface Heard {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const heard: Heard[] = [];
let answer: RequestListener = (_request, response) => void response.end('gut');
const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  heard.push({
    line: `${request.method} ${request.url}`,
    headers: request.headers,
    body: await text(request),
  });
  answer(request, response);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as net.AddressInfo;
const origin = `http://127.0.0.1:${port}`;
afterEach(() => {
  heard.length = 0;
  answer = (_request, response) => void response.end('gut');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const reasonOf = async (
  url: string,
  options: Partial<OutsideRequest> = {},
  config: { allowPrivateAddresses: boolean } = CLOSED,
) => {
  const error = await fetchOutside(config, url, { ...LIMITS, ...options }).catch((error: unknown) => error);
  return error instanceof OutsideError ? error.reason : error;
};

describe('an address', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:4001:81b::200e'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::8.8.8.8',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:8.8.8.8',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '4000::1',
    'localhost',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('looking up a name', () => {
  const lookUp = (known: readonly string[], options: { readonly all?: boolean }) => {
    const answer = known.map((address) => ({ address, family: 4 }));
    vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: unknown, done: Answered) =>
      done(null, answer)) as typeof dns.lookup);
    const heardOf = vi.fn();
    lookUpPublic('name.example', options, heardOf);
    vi.restoreAllMocks();
    return heardOf.mock.calls[0];
  };
  type Answered = (error: Error | null, addresses: unknown) => void;

  it('gives all of its addresses to who asks for all, and else the first one', () => {
    const known = ['93.184.216.34', '8.8.8.8'];
    expect(lookUp(known, { all: true })).toEqual([null, known.map((address) => ({ address, family: 4 }))]);
    expect(lookUp(known, {})).toEqual([null, '93.184.216.34', 4]);
  });

  it('refuses a name with one address that is not public among others, and one without any', () => {
    const refused = expect.objectContaining({ reason: 'refused' });
    expect(lookUp(['93.184.216.34', '10.0.0.1'], { all: true })?.[0]).toEqual(refused);
    expect(lookUp([], {})?.[0]).toEqual(refused);
  });
});

describe('asking outside', () => {
  it.each([
    'ftp://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'unsinn',
    'http://user:secret@example.org/',
    'http://example.org:8080/',
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://192.168.0.1/',
  ])('refuses %s', async (url) => expect(await reasonOf(url)).toBe('refused'));

  it('refuses a name that leads to this machine, without connecting', async () => {
    expect(await reasonOf(`http://localhost:${port}/`, { ports: [port] })).toBe('refused');
    expect(heard).toEqual([]);
  });

  it('refuses what is not encrypted where that is asked', async () =>
    expect(await reasonOf('http://example.org/', { httpsOnly: true })).toBe('refused'));

  it('says that nobody is there', async () => {
    const closed = net.createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port: free } = closed.address() as net.AddressInfo;
    closed.close();
    expect(await reasonOf(`http://127.0.0.1:${free}/`, {}, OPEN)).toBe('unreachable');
    expect(await reasonOf('http://gibt-es-nicht.invalid/')).toBe('unreachable');
  });

  it('sends method, headers and body, and gives status, headers and body', async () => {
    answer = (_request, response) => void response.writeHead(201, { 'x-from': 'outside' }).end('schön');
    const got = await fetchOutside(OPEN, `${origin}/push?a=1`, {
      ...LIMITS,
      method: 'POST',
      headers: { ttl: '60', 'content-type': 'application/octet-stream' },
      body: Buffer.from('geheim'),
    });
    expect([got.status, got.headers['x-from'], got.body.toString()]).toEqual([201, 'outside', 'schön']);
    expect(heard).toMatchObject([
      {
        line: 'POST /push?a=1',
        body: 'geheim',
        headers: {
          ttl: '60',
          'content-length': '6',
          'accept-encoding': 'identity',
          host: `127.0.0.1:${port}`,
        },
      },
    ]);
  });

  it('answers with what is not found, too', async () => {
    answer = (_request, response) => void response.writeHead(410).end();
    expect((await fetchOutside(OPEN, origin, LIMITS)).status).toBe(410);
  });

  it('takes so many bytes and not one more', async () => {
    answer = (_request, response) => void response.end('x'.repeat(1000));
    expect((await fetchOutside(OPEN, origin, LIMITS)).body).toHaveLength(1000);
    answer = (_request, response) => void response.end('x'.repeat(1001));
    expect(await reasonOf(origin, {}, OPEN)).toBe('tooLarge');
  });

  it('does not wait for an answer, or for its end, longer than it was told', async () => {
    answer = () => undefined;
    expect(await reasonOf(origin, { timeoutMs: 100 }, OPEN)).toBe('timeout');
    answer = (_request, response) => void response.write('Anfang');
    expect(await reasonOf(origin, { timeoutMs: 100 }, OPEN)).toBe('timeout');
  });

  it('takes an answer that breaks off for none', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('Anfang');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await reasonOf(origin, {}, OPEN)).toBe('unreachable');
  });
});

const leadTo = (target: string, status = 302) => {
  answer = ({ url }, response) => {
    if (url === '/ziel') response.end('am Ziel');
    else response.writeHead(status, { location: target }).end();
  };
};

const isRefused = (url: string, config = CLOSED, ports: readonly number[] = []) =>
  isRefusedOutside(config, url, { httpsOnly: true, ports, timeoutMs: 2000 });

describe('an address that is kept to be asked later', () => {
  it.each([
    'https://10.0.0.7/',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://203.0.113.9:22/',
    'http://push.example/',
    'https://a:b@push.example/',
    'https://a@push.example/',
    'https://:b@push.example/',
    'https://8.8.8.8:8443/',
    'kein Wort',
  ])('is refused at once where asking it would be: %s', async (url) =>
    expect(await isRefused(url)).toBe(true),
  );

  it.each(['https://8.8.8.8/', 'https://push.invalid/abc'])(
    'is taken where it may be asked, or where nobody knows the name yet: %s',
    async (url) => expect(await isRefused(url)).toBe(false),
  );

  it('may have the ports that are named, and no others', async () => {
    expect(await isRefused('https://8.8.8.8:8443/', CLOSED, [8443])).toBe(false);
    expect(await isRefused('https://8.8.8.8/', CLOSED, [8443])).toBe(false);
    expect(await isRefused('https://8.8.8.8:8444/', CLOSED, [8443])).toBe(true);
  });

  it('may be any in tests and development', async () =>
    expect(await isRefused('http://127.0.0.1:8080/', OPEN)).toBe(false));
});

describe('a redirect', () => {
  it('is an answer like any other unless it is to be followed', async () => {
    leadTo('/ziel');
    const { status, headers } = await fetchOutside(OPEN, origin, LIMITS);
    expect([status, headers.location]).toEqual([302, '/ziel']);
  });

  it('is followed so often and no further', async () => {
    leadTo('/ziel');
    expect((await fetchOutside(OPEN, origin, { ...LIMITS, redirects: 1 })).body.toString()).toBe('am Ziel');
    leadTo('/');
    expect(await reasonOf(origin, { redirects: 3 }, OPEN)).toBe('refused');
    expect(heard.filter(({ line }) => line === 'GET /')).toHaveLength(1 + 4);
  });

  it.each(['http://user:a@127.0.0.1/', 'file:///etc/passwd', 'ftp://example.org/'])(
    'is checked like the first address: %s',
    async (target) => {
      leadTo(target);
      expect(await reasonOf(origin, { redirects: 1 }, OPEN)).toBe('refused');
    },
  );

  it('keeps what was sent with 307, and makes a GET of it with 303', async () => {
    const sent = {
      ...LIMITS,
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'Text',
      redirects: 1,
    };
    leadTo('/ziel', 307);
    await fetchOutside(OPEN, origin, sent);
    leadTo('/ziel', 303);
    await fetchOutside(OPEN, origin, sent);
    expect(heard.filter(({ line }) => line.endsWith('/ziel')).map(({ line, body }) => [line, body])).toEqual([
      ['POST /ziel', 'Text'],
      ['GET /ziel', ''],
    ]);
    expect(heard.at(-1)!.headers).not.toHaveProperty('content-type');
  });

  it.each([301, 302, 303, 307, 308])('goes where %i leads, and reads 300 as an answer', async (status) => {
    leadTo('/ziel', status);
    expect((await fetchOutside(OPEN, origin, { ...LIMITS, redirects: 1 })).status).toBe(200);
    leadTo('/ziel', 300);
    expect((await fetchOutside(OPEN, origin, { ...LIMITS, redirects: 1 })).status).toBe(300);
  });

  it('takes nothing personal to another host', async () => {
    leadTo(`http://localhost:${port}/ziel`);
    const headers = { authorization: 'vapid t=1', cookie: 'a=1', ttl: '60' };
    await fetchOutside(OPEN, origin, { ...LIMITS, headers, redirects: 1 });
    expect(heard.map(({ headers }) => [headers.authorization, headers.cookie, headers['ttl']])).toEqual([
      ['vapid t=1', 'a=1', '60'],
      [undefined, undefined, '60'],
    ]);
  });
});
