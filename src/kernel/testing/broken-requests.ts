// Makes what is hardly a request any more, as text in which each sign is one byte: for the fuzz test.
import fc from 'fast-check';
import type { ArbitraryRequest } from './arbitrary-requests.ts';

const HEAD = 'host: localhost\r\nconnection: close\r\n';
const JSON_HEAD = `${HEAD}content-type: application/json\r\n`;

/** Each of these goes wrong in another place of the parser, or before it. */
export const BROKEN_REQUESTS: readonly string[] = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET /anmelden HTTP/1.0\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HT',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\0\xa5\x01\0',
  `CONNECT localhost:80 HTTP/1.1\r\n${HEAD}\r\n`,
  ...[
    '*',
    '//x/y',
    'anmelden',
    '',
    '/#x',
    '/\xff\xfe',
    '/%zz',
    '/%E0%A4',
    '/a%00b',
    'http://boese.example/anmelden',
  ].map((target) => `GET ${target} HTTP/1.1\r\n${HEAD}\r\n`),
  ...[500, 9000, 20_000].map((length) => `GET /${'x'.repeat(length)} HTTP/1.1\r\n${HEAD}\r\n`),
  ...[
    `x: ${'x'.repeat(20_000)}`,
    'host: x',
    'x : a',
    'x: a\0b',
    'cookie: litfass_session=\xff',
    'expect: a',
    'upgrade: a',
  ].map((header) => `GET /anmelden HTTP/1.1\r\n${HEAD}${header}\r\n\r\n`),
  ...[
    'content-length: -1',
    'content-length: 99',
    'content-length: 99999999',
    'content-length: 1\r\ntransfer-encoding: chunked',
  ].map((header) => `POST /anmelden HTTP/1.1\r\n${JSON_HEAD}${header}\r\n\r\n{}`),
  `POST /anmelden HTTP/1.1\r\n${JSON_HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n\r\n`,
  `FOO / HTTP/1.1\r\n${HEAD}\r\n`,
];

const SCRATCHES = [
  '',
  '\0',
  '\r\n',
  '\n',
  ' ',
  ':',
  '\xff',
  '%',
  '\x7f',
  'HTTP/1.1',
  'content-length: 3\r\n',
  'x'.repeat(6000),
];

/** Whoever sends more than the server reads may lose the answer on the way. */
const MAX_LENGTH = 12_000;

/** Returns a request as a client would send it, with a few signs replaced. */
export const scratchedRequest = (request: fc.Arbitrary<ArbitraryRequest>): fc.Arbitrary<string> => {
  const scratches = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...SCRATCHES)), {
    minLength: 1,
    maxLength: 3,
  });
  return fc
    .tuple(request, scratches)
    .map(([sound, places]) => places.reduce(scratch, toText(sound)))
    .filter((text) => text.length < MAX_LENGTH);
};

const toText = ({ method, url, headers, payload }: ArbitraryRequest) => {
  const body = Buffer.from(payload).toString('latin1').slice(0, 2000);
  const all = { host: 'localhost', ...headers, 'content-length': body.length, connection: 'close' };
  const fields = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${url} HTTP/1.1\r\n${fields.join('')}\r\n${body}`;
};

/** Replaces a sign of a request, mostly in its head. */
const scratch = (text: string, [place, sign]: [number, string]) => {
  const at = place % Math.min(text.length, 300);
  return text.slice(0, at) + sign + text.slice(at + 1);
};
