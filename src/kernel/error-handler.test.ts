import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { defineBundle } from './bundle.ts';
import { toRefusal } from './error-handler.ts';
import * as errors from './errors.ts';
import { formerAddresses } from './former-addresses.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { capturedLog } from './testing/captured-log.ts';
import { databaseGate } from './testing/database-gate.ts';
import { testApp, testDatabase } from './testing/test-portal.ts';

const INTERNAL = 'relation "geheim" does not exist at /srv/litfass/queries.ts:7';

const thrown: Record<string, unknown> = {
  400: errors.badRequest(),
  401: errors.unauthorised(),
  403: errors.forbidden(),
  404: errors.notFound(),
  409: errors.conflict(),
  410: errors.gone(),
  413: errors.tooLarge(),
  422: errors.badInput({ text: 'Bitte schreiben Sie etwas.' }),
  429: errors.tooMany(30),
  500: new Error(INTERNAL),
  503: errors.unavailable(),
  markup: errors.notFound('<b>Fett</b> & mehr'),
  nothing: null,
  word: 'nur ein Wort',
};

const fail = async ({ params }: { params: { what: string } }) => {
  throw thrown[params.what];
};
const fine = async () => ({ fine: true });

/** What lies elsewhere now; the portal says something of the last three itself. */
const FORMERLY = ['/frueher', '/fehler/403', '/fehler/410', '/fehler/500'];

/** How often the portal's frame was put together, which asks the database. */
let framed = 0;

const bundle = defineBundle({
  name: 'test',
  frame: async () => {
    framed++;
    return {};
  },
  slots: [formerAddresses.add(async (_, { path }) => (FORMERLY.includes(path) ? '/jetzt' : undefined))],
  routes: (app) => {
    const params = Type.Object({ what: Type.String() });
    const options = { access: 'anyone', params } as const;
    mount(app, path('page', ['GET', 'POST'], '/fehler/{what}'), options, fail);
    mount(app, path('ajax', ['GET', 'POST'], '/x/ajax/fehler/{what}'), options, fail);
    mount(app, path('api', 'GET', '/a/pub-api/fehler/{what}', { formats: true }), options, fail);
    mount(app, path('only_post', 'POST', '/nur/{what}'), options, fail);
    const query = Type.Object({ offset: Type.Optional(Type.Integer({ minimum: 0 })) });
    const body = Type.Object({ text: Type.String({ minLength: 2, maxLength: 5 }), mail: Type.String() });
    const id = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
    mount(app, path('list', 'GET', '/x/ajax/liste/{id}'), { access: 'anyone', params: id, query }, fine);
    mount(
      app,
      path('all', 'GET', '/a/pub-api/liste/{id}/alle', { formats: true }),
      { access: 'anyone' },
      fine,
    );
    mount(app, path('form', 'POST', '/x/ajax/formular'), { access: 'anyone', body }, fine);
  },
});

const { log, lines } = capturedLog();
const { http, portal } = await testApp({ bundles: [bundle], log });
type Headers = Record<string, string>;
const get = (url: string, headers: Headers = { accept: 'text/html' }) => http.inject({ url, headers });
const post = (url: string, payload: unknown, headers: Headers = {}) =>
  http.inject({ method: 'POST', url, payload: payload as object, headers });

const TABLE = [
  [400, 'Ungültige Anfrage', 'Die Eingabe ist ungültig.'],
  [403, 'Kein Zutritt', 'Unbefugter Zugriff.'],
  [404, 'Nicht gefunden', 'Diese Seite gibt es nicht.'],
  [409, 'Schon geändert', 'Das wurde inzwischen geändert. Bitte laden Sie die Seite neu.'],
  [410, 'Nicht mehr da', 'Diesen Inhalt gibt es nicht mehr.'],
  [413, 'Zu groß', 'Die Anfrage ist zu groß.'],
  [422, 'Bitte prüfen', 'Die Eingabe ist ungültig.'],
  [429, 'Einen Augenblick bitte', 'Das waren zu viele Versuche. Bitte warten Sie einen Augenblick.'],
  [500, 'Fehler', 'Ein Fehler ist aufgetreten.'],
  [503, 'Gleich wieder da', 'Das ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.'],
] as const;

describe.each(TABLE)('an error %i', (status, title, msg) => {
  it('is a German page with the request’s id', async () => {
    const reply = await get(`/fehler/${status}`);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.body).toContain('<html lang="de"');
    expect(reply.body).toMatch(new RegExp(`<title>${title}`));
    expect(reply.body).toContain(msg);
    expect(reply.body).toContain('<meta name="robots" content="noindex"/>');
    expect(reply.body).toContain(String(reply.headers['x-request-id']));
  });

  it('is JSON for scripts', async () => {
    const reply = await get(`/x/ajax/fehler/${status}`);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      status: 'error',
      msg,
      ...(status === 422 && { errors: { text: 'Bitte schreiben Sie etwas.' } }),
      ...(status >= 500 && { requestId: reply.headers['x-request-id'] }),
    });
  });

  it('is a fragment where one was asked for', async () => {
    for (const url of [`/a/pub-api/fehler/${status}.html`, `/a/pub-api/fehler/${status}?_format=html`]) {
      const reply = await get(url);
      expect(reply.statusCode).toBe(status);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.body).toBe(`<p role="alert">${msg}</p>`);
    }
  });

  it('is one line in the log with the request’s id', async () => {
    lines.length = 0;
    const reply = await get(`/fehler/${status}`);
    expect(lines.filter(({ reqId }) => reqId === reply.headers['x-request-id'])).toMatchObject([
      { status, level: status >= 500 ? 50 : 30, method: 'GET', path: `/fehler/${status}`, route: 'page' },
    ]);
  });
});

describe('an address that was another one’s', () => {
  it('leads on where nothing is found, for readers of pages alone', async () => {
    const reply = await get('/frueher');
    expect([reply.statusCode, reply.headers.location]).toEqual([301, '/jetzt']);
    expect((await get('/frueher', { accept: 'application/json' })).statusCode).toBe(404);
    for (const status of [403, 410, 500]) expect((await get(`/fehler/${status}`)).statusCode).toBe(status);
  });
});

it('whoever is asked to come back later gets a page without the frame, everybody else one with it', async () => {
  for (const [status, count] of [
    [503, 0],
    [500, 1],
    [429, 1],
  ] as const) {
    framed = 0;
    portal.invalidation.dropAll();
    expect((await get(`/fehler/${status}`)).statusCode).toBe(status);
    expect([status, framed]).toEqual([status, count]);
  }
});

describe('the shape of an error', () => {
  it('is JSON under /a/pub-api/ without a format, and for programs that ask for it', async () => {
    expect((await get('/a/pub-api/fehler/404')).json()).toMatchObject({ status: 'error' });
    expect((await get('/a/pub-api/fehler/404.json')).json()).toMatchObject({ status: 'error' });
    expect((await get('/fehler/404', { accept: 'application/json' })).json()).toMatchObject({
      status: 'error',
    });
  });

  it('is a page for a form without JavaScript, also where scripts get JSON', async () => {
    const reply = await post('/x/ajax/fehler/409', {}, { accept: 'text/html,*/*' });
    expect(reply.statusCode).toBe(409);
    expect(reply.body).toContain('<title>Fehler: Schon geändert');
  });

  it('shows what is wrong with each field on a page too', async () => {
    expect((await get('/fehler/422')).body).toContain('Die Eingabe ist ungültig. Bitte schreiben Sie etwas.');
  });

  it('never lets markup through', async () => {
    expect((await get('/a/pub-api/fehler/markup.html')).body).toBe(
      '<p role="alert">&lt;b&gt;Fett&lt;/b&gt; &amp; mehr</p>',
    );
    expect((await get('/fehler/markup')).body).toContain('&lt;b&gt;Fett');
  });
});

describe('an error of ours', () => {
  it.each(['/fehler/500', '/x/ajax/fehler/500', '/a/pub-api/fehler/500.html'])(
    'tells nothing internal at %s, and the log everything',
    async (url) => {
      lines.length = 0;
      const { body, headers } = await get(url);
      expect(body + JSON.stringify(headers)).not.toMatch(/geheim|queries|relation|Error|srv/);
      expect(lines).toMatchObject([{ level: 50, msg: 'request failed', err: { message: INTERNAL } }]);
    },
  );

  it.each(['nothing', 'word'])('may be anything that was thrown: %s', async (what) => {
    const reply = await get(`/x/ajax/fehler/${what}`);
    expect(reply.statusCode).toBe(500);
    expect(reply.json().msg).toBe('Ein Fehler ist aufgetreten.');
  });
});

describe('an error 401', () => {
  it('leads a reader to the sign-in page and back', async () => {
    const reply = await get('/fehler/401?a=1&b=ü');
    expect(reply.statusCode).toBe(303);
    const target = new URL(String(reply.headers.location), 'http://localhost');
    expect(target.pathname).toBe('/anmelden');
    expect(target.searchParams.get('next')).toBe('/fehler/401?a=1&b=%C3%BC');
  });

  it('leads back to the front page from what can’t be repeated', async () => {
    const reply = await post('/fehler/401', {}, { accept: 'text/html' });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/anmelden');
  });

  it('leads there from a form without anything in it, too', async () => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await http.inject({ method: 'POST', url: '/fehler/401', headers });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/anmelden']);
  });

  it('is JSON for scripts and a fragment for those who asked for one', async () => {
    const reply = await get('/x/ajax/fehler/401');
    expect([reply.statusCode, reply.json()]).toEqual([401, { status: 'error', msg: 'Unbefugter Zugriff.' }]);
    expect((await get('/a/pub-api/fehler/401.html')).statusCode).toBe(401);
  });
});

describe('come back later', () => {
  it('is told to browsers and programs alike, in seconds', async () => {
    expect((await get('/fehler/429')).headers['retry-after']).toBe('30');
    expect((await get('/x/ajax/fehler/503')).headers['retry-after']).toBe('5');
    expect((await get('/fehler/404')).headers).not.toHaveProperty('retry-after');
  });
});

describe('an address that takes no such call', () => {
  it('is a 405 that says what it takes', async () => {
    const reply = await get('/nur/x');
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe('POST');
    expect(reply.body).toContain('Diese Adresse nimmt solche Anfragen nicht an.');
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('for %s too', async (method) => {
    const reply = await http.inject({ method, url: '/x/ajax/fehler/1' });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, POST']);
    expect(reply.json().msg).toBe('Diese Adresse nimmt solche Anfragen nicht an.');
  });

  it('for HEAD only where it takes no GET', async () => {
    expect((await http.inject({ method: 'HEAD', url: '/nur/x' })).statusCode).toBe(405);
    expect((await http.inject({ method: 'HEAD', url: '/fehler/404' })).statusCode).toBe(404);
  });

  it('and one that nobody knows is a 404', async () => {
    expect((await get('/gibt/es/nicht')).statusCode).toBe(404);
    expect((await post('/gibt/es/nicht', {})).statusCode).toBe(404);
  });
});

const errorsOf = async (payload: object) => (await post('/x/ajax/formular', payload)).json().errors;

describe('input that doesn’t fit', () => {
  it('is 404 in a path, where no such thing can be', async () => {
    for (const id of ['0', '-1', 'x', '2147483648', '1.5', '%20'])
      expect((await get(`/x/ajax/liste/${id}`)).statusCode).toBe(404);
  });

  it('is 400 in a query, named by its field', async () => {
    for (const offset of ['-1', 'x', '', '1.5']) {
      const reply = await get(`/x/ajax/liste/1?offset=${offset}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().errors).toEqual({ offset: 'Diese Angabe ist ungültig.' });
    }
  });

  it('is 400 in a body, with a sentence for every field', async () => {
    expect(await errorsOf({})).toEqual({
      text: 'Bitte füllen Sie dieses Feld aus.',
      mail: 'Bitte füllen Sie dieses Feld aus.',
    });
    const reply = await http.inject({ method: 'POST', url: '/x/ajax/formular' });
    expect(reply.json().errors).toEqual({
      text: 'Bitte füllen Sie dieses Feld aus.',
      mail: 'Bitte füllen Sie dieses Feld aus.',
    });
    expect(await errorsOf({ text: 'a', mail: {} })).toEqual({
      text: 'Bitte mindestens 2 Zeichen eingeben.',
      mail: 'Diese Angabe ist ungültig.',
    });
    expect(await errorsOf({ text: 'sechs!', mail: 'a' })).toEqual({
      text: 'Bitte höchstens 5 Zeichen eingeben.',
    });
  });
});

describe('a format that nobody knows', () => {
  it('is 400 as a wish and 404 as a suffix', async () => {
    const reply = await get('/a/pub-api/fehler/404?_format=xml');
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      status: 'error',
      msg: 'Dieses Format gibt es nicht.',
      errors: { _format: 'Dieses Format gibt es nicht.' },
    });
    expect((await get('/a/pub-api/liste/1/alle.xml')).statusCode).toBe(404);
    expect((await get('/a/pub-api/liste/1/alle.json')).statusCode).toBe(200);
  });
});

describe('a database that is gone', async () => {
  const gate = await databaseGate(await testDatabase());
  const { http } = await testApp({ target: gate.target });
  const get = (url: string, headers: Headers = { accept: 'text/html' }) => http.inject({ url, headers });

  it('is a 503 with a page all the same, and is forgotten when it is back', async () => {
    expect((await get('/anmelden')).statusCode).toBe(303);
    await gate.shut();
    for (let i = 0; i < 3; i++) {
      const reply = await get('/anmelden', {
        accept: 'text/html',
        cookie: `litfass_session=${'x'.repeat(43)}`,
      });
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['retry-after']).toBe('5');
      expect(reply.body).toContain('<title>Gleich wieder da');
      expect(reply.body).toContain('Bitte versuchen Sie es gleich noch einmal.');
      expect(reply.body).not.toMatch(/ECONN|Connection/);
    }
    await gate.open();
    expect((await get('/anmelden')).statusCode).toBe(303);
  });

  it.each(['08006', '08000', '57P01', '57P03', '53300', '53100'])('is also what SQLSTATE %s means', (code) =>
    expect(toRefusal(Object.assign(new Error(), { cause: Object.assign(new Error(), { code }) }))).toEqual({
      status: 503,
      msg: 'Das ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
      retryAfterSeconds: 5,
    }),
  );

  it('is not what a mistake in a query means', () => {
    expect(toRefusal(Object.assign(new Error(), { code: '42P01' })).status).toBe(500);
  });
});

const sendForm = (payload: string) =>
  http.inject({
    method: 'POST',
    url: '/fehler/401?a=b',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

const fields = (count: number) =>
  new URLSearchParams(Array.from({ length: count }, (_, at) => [`f${at}`, 'x'])).toString();

describe('a form sent by somebody whose session is over', () => {
  it('waits with everything typed, but for passwords', async () => {
    const text = 'Am Wehr liegt ein Baum <quer> & niemand räumt ihn weg.';
    const { statusCode, body, headers } = await sendForm(
      new URLSearchParams({ text, parentId: '7', password: 'geheim', current: 'alt' }).toString(),
    );
    expect([statusCode, headers['cache-control']]).toEqual([401, 'private, no-store']);
    expect(body).toContain('action="/fehler/401?a=b"');
    expect(body).toContain('<input type="hidden" name="parentId" value="7"/>');
    expect(body).toContain('Am Wehr liegt ein Baum &lt;quer&gt; &amp; niemand räumt ihn weg.</textarea>');
    expect(body).toContain('target="_blank"');
    expect(body).not.toContain('geheim');
  });

  it('waits with sixty fields, and leads to the door with more', async () => {
    expect((await sendForm(fields(60))).statusCode).toBe(401);
    expect((await sendForm(fields(61))).statusCode).toBe(303);
  });

  it('is no call of a script', async () => {
    const reply = await post('/fehler/401', { text: 'Am Wehr' }, { accept: 'text/html' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/anmelden']);
  });

  it('leads to the door when nothing was typed', async () => {
    for (const payload of ['', 'password=x', 'a[b]=c']) {
      const { statusCode, headers } = await sendForm(payload);
      expect([statusCode, headers.location]).toEqual([303, '/anmelden']);
    }
  });
});
