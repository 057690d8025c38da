// Tests what of a form comes back to somebody whose session is over, where its route has looked at the fields already.
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { defineBundle } from './bundle.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { testApp } from './testing/test-portal.ts';

const bundle = defineBundle({
  name: 'test',
  routes: (app) => {
    const body = Type.Object({
      text: Type.String(),
      lead: Type.String(),
      parentId: Type.Optional(Type.Integer()),
      auswahl: Type.Optional(Type.Unknown()),
      wert: Type.Optional(Type.Unknown()),
    });
    mount(app, path('write', 'POST', '/schreiben'), { access: 'signed-in', body }, async () => ({}));
  },
});
const app = await testApp({ bundles: [bundle] });

const send = (fields: readonly (readonly [string, string])[]) =>
  app.http.inject({
    method: 'POST',
    url: '/schreiben',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields as [string, string][]).toString(),
  });

/** Returns what the page would send. */
const waitingIn = (html: string) =>
  [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);

describe('a form that waits for its sender', () => {
  it('has its numbers, what was left empty, what was ticked, and what lies within', async () => {
    const { statusCode, body } = await send([
      ['text', 'Am Wehr'],
      ['lead', ''],
      ['parentId', '7'],
      ['auswahl', 'article-1'],
      ['auswahl', 'article-2'],
      ['wert[ende][bis]', '2026-12-01'],
      ['wert[ende][ownPassword]', 'geheim'],
    ]);
    expect(statusCode).toBe(401);
    expect(waitingIn(body)).toEqual([
      ['text', 'Am Wehr'],
      ['lead', ''],
      ['parentId', '7'],
      ['auswahl[0]', 'article-1'],
      ['auswahl[1]', 'article-2'],
      ['wert[ende][bis]', '2026-12-01'],
    ]);
    expect(body).not.toContain('geheim');
  });

  it('isn’t there where nothing was typed', async () => {
    const { statusCode, headers } = await send([
      ['text', ''],
      ['lead', ''],
    ]);
    expect([statusCode, headers.location]).toEqual([303, '/anmelden']);
  });
});
