// Whatever is kept, or being drawn for somebody else at the same moment, everybody gets what they would get alone: over
// all spellings of the header of cookies and of the query, in every format. docs/decisions/0039
import fc from 'fast-check';
import type { AddressInfo } from 'node:net';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { fragment, json, movedTo, page, seeOther, text } from './answers.ts';
import { defineBundle } from './bundle.ts';
import { actAs } from './ctx.ts';
import { FLASH_COOKIE, flash, packFlashes } from './flash.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import type { Call } from './routing.ts';
import { exchange } from './testing/raw-exchange.ts';
import { testApp } from './testing/test-portal.ts';
import { anonymous } from './viewer.ts';

type AnyCall = Call<never, never, never>;

/** Requests that have come in, and what holds up the handlers. */
let arrived = 0;
let blocker: Promise<unknown> = Promise.resolve();

/** Returns all that a handler could make of a request. */
const seen = ({ ctx, query, request }: AnyCall) =>
  JSON.stringify([ctx.viewer.name, query, Object.keys(request.cookies).sort(), request.cookies['schema']]);

const Words = ({ view }: { view: { text: string } }) => createElement('p', null, view.text);

const tags = ['front'];
const answers: Readonly<Record<string, (call: AnyCall) => unknown>> = {
  seite: (call) => page(Words, { text: seen(call) }, { head: { title: 'Seite' }, tags }),
  ohne: (call) => page(Words, { text: seen(call) }, { head: { title: 'Seite' } }),
  daten: (call) => json({ seen: seen(call) }, tags),
  stueck: (call) => fragment(`<p>${seen(call)}</p>`, tags),
  feed: (call) => text(seen(call), 'application/rss+xml; charset=utf-8', tags),
  umgezogen: () => movedTo('/seite'),
  weiter: ({ ctx }) => seeOther('/seite', flash('success', `Hallo ${ctx.viewer.name}`)),
};

/** What mistakes to come might do: something of somebody's under the key of everybody. */
let made = 0;
const own = () => `Ada ${++made}`;
const mistakes: Readonly<Record<string, (call: AnyCall) => unknown>> = {
  angemeldet: ({ ctx, request }) => {
    request.ctx = actAs(ctx, { ...anonymous, id: 1, name: 'Ada' });
    return json({ name: own() }, tags);
  },
  mitpass: ({ ctx, request }) => {
    request.ctx = actAs(ctx, { ...anonymous, hasPass: true });
    return json({ name: own() }, tags);
  },
  mitgruss: ({ request }) => {
    request.cookies[FLASH_COOKIE] = packFlashes(portal.secrets, waiting);
    return json({ name: own() }, tags);
  },
  mitcookie: ({ request }) => {
    request.cookies[FLASH_COOKIE] = 'unlesbar';
    return page(Words, { text: own() }, { head: { title: 'Seite' }, tags });
  },
};

const bundle = defineBundle({
  name: 'test',
  viewer: async (_ctx, token) => (token === 'ada' ? { ...anonymous, id: 1, name: 'Ada' } : undefined),
  frameTags: ['foot'],
  routes: (app) => {
    for (const [name, answer] of Object.entries({ ...answers, ...mistakes }))
      mount(
        app,
        path(name, 'GET', `/${name}`),
        { access: 'anyone', cache: ['seite', 'ort'] },
        async (call) => {
          await blocker;
          return answer(call as unknown as AnyCall);
        },
      );
  },
});

const { http, portal } = await testApp({ bundles: [bundle] });
await http.listen({ port: 0, host: '127.0.0.1' });
const { port } = http.server.address() as AddressInfo;
http.server.prependListener('request', () => void arrived++);

interface Asked {
  readonly route: string;
  readonly query: string;
  /** The cookies as whole lines of the header. */
  readonly cookies: readonly string[];
}

const OWN = new Set(['date', 'x-request-id', 'x-page-cache', 'connection', 'keep-alive', 'etag']);

/** Returns all that reaches a reader, but for what is different each time. */
const ask = async ({ route, query, cookies }: Asked) => {
  const lines = [`GET /${route}${query} HTTP/1.1`, 'Host: localhost', ...cookies, 'Connection: close'];
  const { statusCode, headers, rawPayload } = await exchange(port, `${lines.join('\r\n')}\r\n\r\n`);
  const body = rawPayload.toString().replaceAll(/[0-9a-f]{16}/g, '');
  return [statusCode, Object.entries(headers).filter(([name]) => !OWN.has(name)), body];
};

const waiting = [flash('success', 'Gespeichert.')];
const NAMES = ['litfass_session', '__Host-litfass_session', FLASH_COOKIE, 'schema', 'LITFASS_SESSION'];
const VALUES = ['ada', 'grete', '', 'dark', 'light', '"ada"', '%61da', packFlashes(['x'], waiting)];
const gap = fc.constantFrom('', '', '', ' ', '\t', '  ', ' \t ');

const spelling = fc
  .tuple(gap, fc.constantFrom(...NAMES), gap, fc.constantFrom('=', '=', '=', '', '=='), gap)
  .chain(([before, name, between, sign, after]) =>
    fc
      .constantFrom(...VALUES, packFlashes(portal.secrets, waiting))
      .map((value) => `${before}${name}${between}${sign}${after}${value}`),
  );

const header = fc
  .tuple(
    fc.constantFrom('Cookie: ', 'cookie:', 'COOKIE:\t'),
    fc.array(spelling, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(';', '; ', ' ;', ';;'),
  )
  .map(([name, pairs, separator]) => name + pairs.join(separator));

const QUERIES = [
  'seite=2',
  'seite[]=2',
  'seite[0]=2',
  'seite[a]=2',
  '%73eite=3',
  'seite=2&seite=3',
  'ort=a,b',
];
const OTHERS = ['utm=1', 'seite2=4', 'SEITE=5', '__proto__[seite]=6', 'ort%5Ba%5D=7', '', '%', 'seite'];

const query = fc
  .array(fc.constantFrom(...QUERIES, ...OTHERS), { maxLength: 2 })
  .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));

/** Requests of which half come from plain readers, who must not get anything that was made for the others. */
const asked: fc.Arbitrary<Asked> = fc.record({
  route: fc.constantFrom(...Object.keys(answers)),
  query: fc.oneof(fc.constant(''), query),
  cookies: fc.oneof(fc.constant([]), fc.array(header, { minLength: 1, maxLength: 2 })),
});

const alone = async (one: Asked) => {
  portal.invalidation.dropAll();
  return ask(one);
};

const oneByOne = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
};

/** Sends all at the same moment: none is answered before each of them is being worked on, or waits for one that is. */
const together = async (all: readonly Asked[]) => {
  portal.invalidation.dropAll();
  const { promise, resolve } = Promise.withResolvers<void>();
  [blocker, arrived] = [promise, 0];
  const answered = all.map(ask);
  await expect.poll(() => arrived, { interval: 1 }).toBe(all.length);
  // The answers wait until the hooks of the last request are through.
  setTimeout(resolve, 2);
  return Promise.all(answered);
};

/** Several requests on one route, so that they meet. */
const several = fc
  .tuple(fc.constantFrom(...Object.keys(answers)), fc.array(asked, { minLength: 2, maxLength: 4 }))
  .map(([route, all]) => all.map((one) => ({ ...one, route })));

describe('what everybody gets', () => {
  it('is what they would get alone, kept or being drawn for others', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(several, async (all) => {
        const expected = await oneByOne(all, alone);
        portal.invalidation.dropAll();
        expect(await oneByOne([...all, ...all], ask)).toEqual([...expected, ...expected]);
        expect(await together(all)).toEqual(expected);
      }),
      { numRuns: 120 },
    );
  });

  it.each(Object.keys(answers))(
    '/%s is nobody’s after somebody asked with an odd spelling',
    async (route) => {
      const plain = { route, query: '', cookies: [] };
      const nobody = await alone(plain);
      for (const cookie of [
        'litfass_session =ada',
        'litfass_session\t=ada',
        'a=b;\tlitfass_session= ada',
        'schema =dark',
        `${FLASH_COOKIE} =${packFlashes(portal.secrets, waiting)}`,
      ]) {
        const odd = { route, query: '', cookies: [`Cookie: ${cookie}`] };
        portal.invalidation.dropAll();
        await ask(odd);
        expect(await ask(plain)).toEqual(nobody);
        expect((await together([odd, plain, plain])).slice(1)).toEqual([nobody, nobody]);
      }
    },
  );

  it('is led on with one’s own query', async () => {
    const ways = ['?utm=1', '?utm=2', ''].map((query) => ({ route: 'umgezogen', query, cookies: [] }));
    const expected = await oneByOne(ways, alone);
    expect(new Set(expected.map((answer) => JSON.stringify(answer))).size).toBe(3);
    expect(await together(ways)).toEqual(expected);
  });

  it.each(Object.keys(mistakes))(
    'is never what was made for somebody, whatever brought it there: %s',
    async (route) => {
      const plain = { route, query: '', cookies: [] };
      const answers = [...(await together([plain, plain, plain])), await ask(plain)];
      expect(new Set(answers.map(([, , body]) => /Ada \d+/.exec(String(body))![0])).size).toBe(4);
    },
  );

  it('is the reader’s own with an odd spelling too', async () => {
    const own = await alone({ route: 'seite', query: '', cookies: ['Cookie: litfass_session =ada'] });
    expect(JSON.stringify(own)).toContain('Ada');
  });

  it('takes its waiting message from the reader who gets to see it, also when the page is kept already', async () => {
    await alone({ route: 'seite', query: '', cookies: [] });
    const cookie = `Cookie: ${FLASH_COOKIE} =${packFlashes(portal.secrets, waiting)}`;
    const [, headers] = await ask({ route: 'seite', query: '', cookies: [cookie] });
    expect(JSON.stringify(headers)).toContain(`${FLASH_COOKIE}=; Path=/; Max-Age=0`);
  });
});
