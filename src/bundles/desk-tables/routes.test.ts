import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { packMixedCursor } from '#kernel/list-cursor.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { pruneOperations } from './bulk.ts';
import { findViewHits } from './desk-hits.ts';
import { ownViews } from './personal-data.ts';
import { listViews } from './queries.ts';
import { bulkItems, bulkOperations } from './schema.ts';

const app = await testApp();
const { ctx } = app;
const anEditor = () => aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
const editor = await anEditor();
const browser = await signedIn(app, editor);
const other = await signedIn(app, await anEditor());
const VIEWS = '/cockpit/tabellen/beitraege/ansichten';
const FORM = { accept: 'text/html' };

const post = (url: string, payload: object, headers: Record<string, string> = browser) =>
  app.http.inject({ method: 'POST', url, payload, headers: { accept: 'application/json', ...headers } });
const page = async (query = '') =>
  (await app.http.inject({ url: `/cockpit/beitraege/alle${query}`, headers: { ...browser, ...FORM } })).body;
const viewOf = async (name: string) => (await listViews(ctx, editor.id)).find((view) => view.name === name);

describe('POST /cockpit/tabellen/{table}/ansichten', () => {
  it('keeps the address under a name, of which there is one', async () => {
    const answer = await post(
      VIEWS,
      { name: ' Brücken  hier ', zurueck: 'q=Br%C3%BCcke&x=1' },
      { ...browser, ...FORM },
    );
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/cockpit/beitraege/alle?q=Br%C3%BCcke',
    ]);
    expect(await page('?q=Brücke')).toMatch(/<a href="[^"]*" aria-current="page">Brücken hier<\/a>/);
    await post(VIEWS, { name: 'Brücken hier', zurueck: 'q=Steg' });
    expect(await listViews(ctx, editor.id)).toMatchObject([{ name: 'Brücken hier', query: 'q=Steg' }]);
    const question = { text: 'brücken', words: ['brücken'], limit: 5 };
    expect(await findViewHits(actAs(ctx, editor.viewer), question)).toEqual([
      {
        group: 'action',
        name: 'Brücken hier',
        note: 'Erschienene Beiträge',
        href: '/cockpit/beitraege/alle?q=Steg',
      },
    ]);
  });

  it('comes back with what was typed and the sentence beside it, open, over the list as it was', async () => {
    await anArticle(ctx, { headline: 'Brücke' });
    const typed = 'Ein Name, der viel zu lang ist für eine Ansicht <b>';
    const { statusCode, body } = await post(
      VIEWS,
      { name: typed, zurueck: 'q=Br%C3%BCcke&sortiert=titel-auf' },
      { ...browser, ...FORM },
    );
    expect(statusCode).toBe(422);
    const { document } = new JSDOM(body).window;
    const field = document.querySelector<HTMLInputElement>('#f-view-name')!;
    expect([field.value, field.closest('details')!.open]).toEqual([typed, true]);
    expect(document.querySelector('#f-view-name-hint')!.textContent).toContain('höchstens 40 Zeichen');
    expect(document.querySelector<HTMLInputElement>('#f-q')!.value).toBe('Brücke');
    expect(document.querySelector('th[aria-sort=ascending]')!.textContent).toContain('Titel');
  });

  it('refuses names that are none, and more views than one keeps, also at once', async () => {
    for (const name of ['', ' ', 'x'.repeat(41)])
      expect((await post(VIEWS, { name })).json()).toMatchObject({
        msg: 'Bitte geben Sie der Ansicht einen Namen von höchstens 40 Zeichen.',
      });
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, at) => post(VIEWS, { name: `Nr. ${at}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19);
    expect(await listViews(ctx, editor.id)).toHaveLength(20);
    expect((await post('/cockpit/tabellen/fremd/ansichten', { name: 'x' })).statusCode).toBe(404);
  });
});

describe('POST /cockpit/tabellen/ansichten/{id}/umbenennen', () => {
  it('gives one’s own another name', async () => {
    const { id } = (await viewOf('Nr. 1'))!;
    const url = `/cockpit/tabellen/ansichten/${id}/umbenennen`;
    expect((await post(url, { name: 'Nr. 2' })).json()).toMatchObject({
      msg: 'Eine Ansicht „Nr. 2“ gibt es schon.',
    });
    const refused = await post(url, { name: 'Nr. 2' }, { ...browser, ...FORM });
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('value="Nr. 2"')]);
    expect((await post(url, { name: 'Neu' }, other)).statusCode).toBe(404);
    expect((await post(url, { name: 'Neu' })).json()).toMatchObject({
      msg: 'Die Ansicht heißt jetzt „Neu“.',
    });
  });
});

describe('two views of one address', () => {
  it('are both open, and each can be renamed and deleted', async () => {
    await post('/cockpit/tabellen/bilder/ansichten', { name: 'Eine', zurueck: 'q=Zwei' });
    await post('/cockpit/tabellen/bilder/ansichten', { name: 'Zweite', zurueck: 'q=Zwei' });
    const ids = (await listViews(ctx, editor.id, 'bilder')).map(({ id }) => id);
    const { body } = await app.http.inject({
      url: '/cockpit/bilder/tabelle?q=Zwei',
      headers: { ...browser, ...FORM },
    });
    const { document } = new JSDOM(body).window;
    const shown = ids.map((id) => document.querySelector<HTMLInputElement>(`#f-view-name-${id}`)!);
    expect(shown.map(({ value }) => value)).toEqual(['Eine', 'Zweite']);
    expect(shown.map(({ form }) => form!.getAttribute('action'))).toEqual(
      ids.map((id) => `/cockpit/tabellen/ansichten/${id}/umbenennen`),
    );
    const refused = await post(
      shown[1]!.form!.getAttribute('action')!,
      { name: 'Eine' },
      { ...browser, ...FORM },
    );
    const again = new JSDOM(refused.body).window.document;
    expect(again.querySelector<HTMLInputElement>(`#f-view-name-${ids[0]}`)!.value).toBe('Eine');
    expect(again.querySelector(`#f-view-name-${ids[0]}-hint`)).toBeNull();
    expect(again.querySelector(`#f-view-name-${ids[1]}-hint`)!.textContent).toContain('gibt es schon');
    for (const id of ids) await post(`/cockpit/tabellen/ansichten/${id}/loeschen`, {});
  });
});

describe('POST /cockpit/tabellen/ansichten/{id}/loeschen', () => {
  it('forgets one’s own', async () => {
    const url = `/cockpit/tabellen/ansichten/${(await viewOf('Neu'))!.id}/loeschen`;
    expect((await post(url, {}, other)).statusCode).toBe(404);
    expect((await post(url, { name: 'egal', zurueck: '' })).statusCode).toBe(200);
    expect((await post(url, {})).statusCode).toBe(404);
  });
});

describe('POST /cockpit/tabellen/{table}/spalten', () => {
  it('shows the columns that one chose, and always the first', async () => {
    expect(await page()).not.toContain('data-label="Art"');
    await anArticle(ctx, { headline: 'Mit Spalten' });
    await post('/cockpit/tabellen/beitraege/spalten', { spalten: ['art', 'fremd'] });
    const body = await page();
    expect(body).toContain('data-label="Art"');
    expect(body).not.toContain('data-label="Ort"');
    expect(body).toContain('Mit Spalten');
    await post('/cockpit/tabellen/beitraege/spalten', { spalten: ['unsinn'] });
    expect(await page()).toContain('data-label="Ort"');
    await post('/cockpit/tabellen/beitraege/spalten', {});
    expect(await page()).not.toContain('data-label="Art"');
  });
});

const documentOf = (body: string) => new JSDOM(body).window.document;
const keysOf = (shown: Document, which = '') =>
  [...shown.querySelectorAll<HTMLInputElement>(`input[name=auswahl]${which}`)].map(({ value }) => value);

describe('POST /cockpit/tabellen/{table}/auswahl', () => {
  it('shows the page on which something was ticked again where a field is missing', async () => {
    const made = [await anArticle(ctx), await anArticle(ctx)];
    const [key] = keysOf(documentOf(await page()));
    const { id, row } = made.find((article) => key === `article-${article.id}`)!;
    const start = packMixedCursor({ at: row.publishedAt!, id, kind: 'article' });
    const second = documentOf(await page(`?vor=${start}`));
    expect(keysOf(second)).not.toContain(key);
    const form = second.querySelector<HTMLFormElement>('form#auswahl')!;
    const { statusCode, body } = await post(
      form.getAttribute('action')!,
      {
        aktion: 'ort',
        auswahl: keysOf(second),
        zurueck: form.querySelector<HTMLInputElement>('[name=zurueck]')!.value,
      },
      { ...browser, ...FORM },
    );
    expect(statusCode).toBe(422);
    const again = documentOf(body);
    expect([keysOf(again), keysOf(again, ':checked')]).toEqual([keysOf(second), keysOf(second)]);
  });
});

const withdrawn = async () => {
  const { id } = await anArticle(ctx);
  const body = { aktion: 'zurueckziehen', auswahl: [`article-${id}`], zurueck: 'zustand=erschienen' };
  const { headers } = await post('/cockpit/tabellen/beitraege/auswahl', body, { ...browser, ...FORM });
  expect(headers.location).toBe('/cockpit/beitraege/alle?zustand=erschienen');
  const [item] = await ctx.db.select().from(bulkItems).where(eq(bulkItems.objectId, id));
  return { url: `/cockpit/tabellen/rueckgaengig/${item!.operationId}`, id: item!.operationId };
};

describe('POST /cockpit/tabellen/rueckgaengig/{id}', () => {
  it('is offered with the message, and belongs to who did it', async () => {
    const { url } = await withdrawn();
    expect((await post(url, {}, other)).statusCode).toBe(404);
    expect((await post('/cockpit/tabellen/rueckgaengig/999999', {})).statusCode).toBe(404);
    const [one, two] = await Promise.all([post(url, {}), post(url, {})]);
    const undone = [one, two].filter(({ body }) => body.includes('Eine Änderung ist zurückgenommen.'));
    expect(undone).toHaveLength(1);
  });

  it('is over after half an hour, and what was kept for it goes', async () => {
    const { url, id } = await withdrawn();
    const doneAt = new Date(ctx.now.getTime() - 31 * 60_000);
    await ctx.db.update(bulkOperations).set({ doneAt }).where(eq(bulkOperations.id, id));
    expect((await post(url, {})).json().msg).toContain('nur 30 Minuten lang');
    await pruneOperations(ctx);
    expect(await ctx.db.select().from(bulkItems).where(eq(bulkItems.operationId, id))).toEqual([]);
  });
});

describe('what is kept of somebody', () => {
  it('is given out and goes with them', async () => {
    expect(await ownViews.exportFor(ctx, editor.id)).toHaveLength(19);
    await withTransaction(ctx, (ctx) => ownViews.eraseFor(ctx, editor.id, { keepsComments: false }));
    expect(await ownViews.exportFor(ctx, editor.id)).toEqual([]);
    expect(await ctx.db.select().from(bulkOperations).where(eq(bulkOperations.userId, editor.id))).toEqual(
      [],
    );
  });
});
