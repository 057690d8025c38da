// Requests to the routes that there are, sound in some parts and absurd in others: for the fuzz test. Each part is
// more often sound than not, so that many requests get past the first check that could refuse them.
import fc from 'fast-check';
import type { RoutePath } from '../named-routes.ts';

export interface ArbitraryRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
  /** Whether it is to be sent with the cookie of somebody who may do everything. */
  readonly isSignedIn: boolean;
}

/** Values that mean something, by the name of the parameter or form field. */
type Known = Readonly<Record<string, readonly string[]>>;

export const arbitraryRequest = (
  routes: readonly RoutePath[],
  known: Known,
): fc.Arbitrary<ArbitraryRequest> =>
  fc
    .tuple(arbitraryTarget(routes, known), arbitraryBody(known), arbitraryHeaders(), fc.boolean())
    .map(([{ method, url }, { type, payload }, headers, isSignedIn]) => ({
      method,
      url,
      headers: { ...headers, ...(payload && { 'content-type': type }) },
      payload,
      isSignedIn,
    }));

const mostly = <T>(sound: fc.Arbitrary<T>, absurd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: sound }, { weight: 1, arbitrary: absurd });

const NUMBERS = ['0', '-0', '-1', '1.5', '1e3', '0x1', '007', '2147483647', '2147483648', '9'.repeat(40)];
const NAMES = ['', '__proto__', 'constructor', 'hasOwnProperty', 'toString', 'null', 'undefined', '.json'];
const PLACES = ['..', '../../etc/passwd', '//boese.example', '/\\boese.example', 'javascript:alert(1)'];
const SIGNS = [
  '\0',
  'a\0b',
  '%',
  '%00',
  '%zz',
  '\u202e',
  '😀',
  '１',
  'İ',
  '\uffff',
  '\r\nx: y',
  '<b>"\'&',
  "';--",
];
const LONG = ['x'.repeat(300), 'x'.repeat(501), 'ä'.repeat(4000), '1,'.repeat(300)];

const absurdValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS, ...NAMES, ...PLACES, ...SIGNS, ...LONG) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
);

const arbitraryValue = (name: string, known: Known): fc.Arbitrary<string> =>
  Object.hasOwn(known, name) ? mostly(fc.constantFrom(...known[name]!), absurdValue) : absurdValue;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const ELSEWHERE = [
  '/gibt/es/nicht',
  '/%',
  '/a/ajax/quatsch',
  '/a/pub-api/quatsch.html',
  '/x/c-y/z_a1',
  '//',
  '/assets/',
];
const TAILS = ['.json', '.html', '.xml', '/', '//', '%', '%2f', ';a=b', '#a'];

const arbitraryTarget = (routes: readonly RoutePath[], known: Known) => {
  const route = fc.constantFrom(...routes).chain(({ template, methods }) =>
    fc.record({
      method: mostly(fc.constantFrom<string>(...methods), fc.constantFrom(...METHODS)),
      path: arbitraryPath(template, known),
    }),
  );
  const elsewhere = fc.record({ method: fc.constantFrom(...METHODS), path: fc.constantFrom(...ELSEWHERE) });
  const query = mostly(
    fc.constant(''),
    arbitraryPairs(known).map((pairs) => `?${pairs}`),
  );
  return fc
    .tuple(fc.oneof({ weight: 9, arbitrary: route }, { weight: 1, arbitrary: elsewhere }), query)
    .map(([{ method, path }, search]) => ({ method, url: path + search }));
};

const arbitraryPath = (template: string, known: Known): fc.Arbitrary<string> => {
  const names = [...template.matchAll(/\{(\w+)\??\}/g)].map((match) => match[1]!);
  const values = fc.record(Object.fromEntries(names.map((name) => [name, arbitraryValue(name, known)])));
  return fc
    .tuple(values, mostly(fc.constant(''), fc.constantFrom(...TAILS)))
    .map(([filling, tail]) => template.replace(/\{(\w+)\??\}/g, (_, name) => encode(filling[name]!)) + tail);
};

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const BRACKETS = ['[]', '[0]', '[0][imageId]', '[a][b]', '[__proto__][x]', '[constructor]', '[', ']'];
const BROKEN_PAIRS = [
  '%',
  '%zz=1',
  'a=%E0%A4',
  '=',
  '&&&',
  'a[b=1',
  `${'a[b]'.repeat(30)}=1`,
  'a=1&'.repeat(2500),
];

/** Makes a query string or an urlencoded form. */
const arbitraryPairs = (known: Known): fc.Arbitrary<string> => {
  const pair = mostly(fc.constantFrom(...Object.keys(known)), absurdValue).chain((name) =>
    fc
      .tuple(mostly(fc.constant(''), fc.constantFrom(...BRACKETS)), arbitraryValue(name, known))
      .map(([brackets, value]) => `${encode(name)}${brackets}=${encode(value)}`),
  );
  return mostly(
    fc.array(pair, { minLength: 1, maxLength: 5 }).map((pairs) => pairs.join('&')),
    fc.constantFrom(...BROKEN_PAIRS),
  );
};

const BROKEN_JSON = [
  '{',
  '[]',
  'null',
  '"text"',
  '1e999',
  '['.repeat(5000),
  '{"text":"\\ud800"}',
  '{"text":"\\u0000"}',
  '{"__proto__":{"isAdmin":true},"text":"a"}',
  '{"text":{"constructor":{"prototype":{"x":1}}}}',
  `{"text":${'['.repeat(120)}${']'.repeat(120)}}`,
  `{"text":"${'x'.repeat(1_100_000)}"}`,
];
const PARTS = '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\na\r\n--x--';
const TYPES = [
  'application/json; charset=utf-16',
  'multipart/form-data',
  'text/plain',
  'application/xml',
  'a',
  '/;=',
];

const arbitraryBody = (known: Known): fc.Arbitrary<{ type: string; payload: string }> => {
  const field = fc
    .constantFrom(...Object.keys(known))
    .chain((name) =>
      fc.tuple(
        fc.constant(name),
        mostly<unknown>(arbitraryValue(name, known), fc.jsonValue({ maxDepth: 3 })),
      ),
    );
  const object = fc
    .array(field, { maxLength: 5 })
    .map((fields) => JSON.stringify(Object.fromEntries(fields)));
  const broken = fc.oneof(fc.constantFrom(...BROKEN_JSON), fc.json());
  const json = mostly(object, broken).map((payload) => ({ type: 'application/json', payload }));
  const form = arbitraryPairs(known).map((payload) => ({
    type: 'application/x-www-form-urlencoded',
    payload,
  }));
  const other = fc.record({ type: fc.constantFrom(...TYPES), payload: fc.oneof(object, fc.constant(PARTS)) });
  return fc.oneof(fc.constant({ type: '', payload: '' }), json, form, form, mostly(json, other));
};

const COOKIES = ['schema=dark', 'schema=pink', 'a=%E0%A4%A', ';;==', `litfass_flash=${'e30'.repeat(900)}.x`];

const arbitraryHeaders = (): fc.Arbitrary<Record<string, string>> => {
  const sign = fc.constantFrom(...'abcXYZ019 .,;=-_%"\\/~'.split(''));
  const text = fc.array(sign, { maxLength: 80 }).map((signs) => signs.join(''));
  const cookie = fc
    .tuple(fc.constantFrom('litfass_session', 'litfass_flash', 'schema'), text)
    .map((pair) => pair.join('='));
  const optional = {
    accept: fc.constantFrom(
      'text/html',
      'application/json',
      'text/html;q=0.1,application/json',
      '*/*',
      'a',
      ',',
    ),
    'accept-encoding': fc.constantFrom('gzip', 'br', 'gzip;q=0, br;q=0', 'a', '*'),
    'sec-fetch-site': mostly(fc.constantFrom('same-origin', 'none'), fc.constantFrom('cross-site', 'a')),
    origin: mostly(
      fc.constant('http://localhost:3000'),
      fc.constantFrom('https://boese.example', 'null', '%'),
    ),
    host: mostly(fc.constant('localhost:3000'), fc.constantFrom('boese.example', '', '[::1', 'a b')),
    'x-forwarded-for': fc.constantFrom('127.0.0.1', 'a', ','),
    'user-agent': text,
    cookie: fc.oneof(fc.constantFrom(...COOKIES), cookie, text),
  };
  return fc.record(optional, { requiredKeys: [] }).map((headers) => ({ ...headers }));
};
