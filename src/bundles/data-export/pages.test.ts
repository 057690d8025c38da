import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { exportedFile } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const place = await aPlace(ctx);
const asEditor = await signedIn(
  app,
  await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] }),
);
const author = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
const asAuthor = await signedIn(app, author);
const asMember = await signedIn(app, await aUser(ctx));
const asElsewhere = await signedIn(
  app,
  await aUser(ctx, { roles: [{ role: 'editor', locationPath: (await aPlace(ctx)).path }] }),
);
const asAdmin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
const at = { locationId: place.id, authorId: author.id };
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

describe('the pages of exports', () => {
  it('GET /cockpit/export lists one’s own runs, and all to editors of the whole portal', async () => {
    const article = await anArticle(ctx, { ...at, headline: 'Nur im Protokoll' });
    await exportedFile(app, asEditor, 'article', { plugin: 'json', dataRef: article.id });
    expect((await page('/cockpit/export', asEditor)).body).toContain('Nur im Protokoll');
    expect((await page('/cockpit/export', asAdmin)).body).toContain('Nur im Protokoll');
    expect((await page('/cockpit/export', asMember)).body).not.toContain('Nur im Protokoll');
    expect((await page('/cockpit/export', asEditor)).body).toContain('Beiträge eines Orts');
    expect((await page('/cockpit/export', asMember)).body).not.toContain('Beiträge eines Orts');
  });

  it('GET /cockpit/export/neu/{dataType} is the dialog without JavaScript', async () => {
    const article = await anArticle(ctx, at);
    const { body, statusCode } = await page(`/cockpit/export/neu/article?dataRef=${article.id}`, asAuthor);
    expect(statusCode).toBe(200);
    expect(body).toContain('action="/dataexchange/ajax/exporttask/article"');
    expect((await page(`/cockpit/export/neu/article?dataRef=${article.id}`, asMember)).statusCode).toBe(403);
  });

  it('have their way in on the page of a piece, for those who may, and no trace for others', async () => {
    const article = await anArticle(ctx, at);
    expect((await page(article.href, asEditor)).body).toContain('Exportieren');
    for (const headers of [asMember, asElsewhere, {}]) {
      const { body } = await page(article.href, headers);
      expect(body).not.toContain('xport');
    }
  });
});
