import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;
const place = await aPlace(ctx);
const asEditor = await signedIn(
  app,
  await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] }),
);
const asMember = await signedIn(app, await aUser(ctx));
const page = (url: string, headers: Record<string, string>) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('GET /cockpit/export/neu/{dataType}', () => {
  it('gives the form of a place back when the span can’t be taken, with the sentence and what was typed', async () => {
    for (const [span, name, sentence] of [
      ['from=2026-02-01&until=2026-01-01', 'until', 'Der Zeitraum endet, bevor er beginnt.'],
      ['from=morgen', 'from', 'Bitte geben Sie Anfang und Ende des Zeitraums als Tage an.'],
    ] as const) {
      const reply = await page(`/cockpit/export/neu/location?dataRef=${place.id}&${span}`, asEditor);
      expect(reply.statusCode).toBe(400);
      const { document } = new JSDOM(reply.body).window;
      expect(document.querySelector('[role=alert]')?.textContent).toContain(sentence);
      const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`)!;
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(span).toContain(`${name}=${field.getAttribute('value')}`);
      expect(document.querySelector<HTMLSelectElement>('[name=dataRef]')!.value).toBe(String(place.id));
    }
    expect((await page('/cockpit/export/neu/article?dataRef=x', asEditor)).statusCode).toBe(400);
    expect(
      (await page(`/cockpit/export/neu/location?dataRef=${place.id}&from=2026-02-30`, asMember)).statusCode,
    ).toBe(400);
  });
});
