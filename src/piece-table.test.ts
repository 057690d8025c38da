// Tests the table of all pieces, with pieces of every kind and what every bundle lets be done with many.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#kernel/calendar.ts';
import { isOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { findArticles } from '#bundles/articles/queries.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { listPins } from '#bundles/front/pins/queries.ts';
import { frontPins } from '#bundles/front/pins/schema.ts';
import { listHistory } from '#bundles/history/public.ts';
import { decisionsAbout } from '#bundles/moderation/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { tagsByIds } from '#bundles/topics/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { findManuscriptOf } from '#bundles/writing/queries.ts';
import { ensureManuscriptOf } from '#bundles/writing/manuscript-lock.ts';
import { scheduleManuscript } from '#bundles/writing/publishing.ts';
import { saveManuscript } from '#bundles/writing/saving.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';

const app = await testApp();
const { ctx } = app;
const DESK = '/cockpit/beitraege/alle';
const BULK = '/cockpit/tabellen/beitraege/auswahl';

const from = await aPlace(ctx, { name: 'Alsterdorf' });
const to = await aPlace(ctx, { name: 'Bergstedt' });
const elsewhere = await aPlace(ctx, { name: 'Curslack' });
const category = await aCategory(ctx);
const editor = await aUser(ctx, {
  roles: [from, to].map(({ path }) => ({ role: 'editor' as const, locationPath: path })),
});
const browser = await signedIn(app, editor);

const get = async (query = '', headers: Record<string, string> = browser) =>
  app.http.inject({ url: DESK + query, headers: { accept: 'text/html', ...headers } });
const post = (url: string, payload: object, headers: Record<string, string> = browser) =>
  app.http.inject({ method: 'POST', url, payload, headers: { accept: 'application/json', ...headers } });
const bulk = async (aktion: string, refs: readonly { type: string; id: number }[], wert: object = {}) => {
  const auswahl = refs.map(({ type, id }) => `${type}-${id}`);
  return (await post(BULK, { aktion, auswahl, wert: { [aktion]: wert } })).json();
};
const rowOf = async (id: number) => (await findArticles(ctx, [id])).get(id)!;
const tagsOf = async (id: number) => (await tagsByIds(ctx, (await rowOf(id)).tagIds)).map(({ name }) => name);
const here = (headline: string, more: object = {}) =>
  anArticle(ctx, { headline, locationId: from.id, ...more });

describe('GET /cockpit/beitraege/alle', () => {
  it('has what is out at the places that one edits, narrowed and put in order by its address', async () => {
    await here('Elf Bäume gefällt');
    await here('Zwölf Stühle', { state: 'withdrawn' });
    const coming = isOn('events') ? ['Stuhltanz'] : [];
    for (const title of coming) await anEvent(ctx, { title, locationId: to.id });
    await anArticle(ctx, { headline: 'Von anderswo', locationId: elsewhere.id });
    const { body } = await get();
    for (const title of ['Elf Bäume gefällt', 'Zwölf Stühle', ...coming]) expect(body).toContain(title);
    expect(body).not.toContain('Von anderswo');
    const narrowed = await get(`?q=st%C3%BChle&zustand=zurueckgezogen&ort=${from.id}`);
    expect(narrowed.body).toContain('Zwölf Stühle');
    expect(narrowed.body).not.toContain('Elf Bäume');
    expect((await get(`?ort=${elsewhere.id}`)).body).toContain('Nichts passt zu diesen Filtern');
    const sorted = (await get('?sortiert=titel-auf')).body;
    expect(sorted.indexOf('Elf Bäume gefällt')).toBeLessThan(sorted.indexOf('Zwölf Stühle'));
    expect(sorted).toContain('aria-sort="ascending"');
    expect((await get('?sortiert=leser-ab&zeit=tag')).statusCode).toBe(200);
  });

  it('takes whatever the address says', async () => {
    const odd =
      '?ort=x&rubrik=-1&von=2026-02-31&bis=gestern&vor=1-1-article&art=nichts&thema=%20&sortiert=autor-auf';
    expect((await get(odd)).statusCode).toBe(200);
    expect((await get(`?q=${'x'.repeat(101)}`)).statusCode).toBe(400);
    expect((await get('', await signedIn(app, await aUser(ctx)))).statusCode).toBe(403);
  });
});

describe('POST /cockpit/tabellen/{table}/auswahl', () => {
  it('moves pieces, tells what it left alone, and takes back what nobody changed since', async () => {
    const [one, two, three] = [await here('Eins'), await here('Zwei'), await here('Drei')];
    await withTransaction(ctx, (ctx) => ensureManuscriptOf(ctx, one));
    const foreign = await anArticle(ctx, { locationId: elsewhere.id, headline: 'Fremd' });
    const there = await here('Schon dort', { locationId: to.id });
    const answer = await bulk('ort', [one, two, three, foreign, there], { ziel: String(to.id) });
    expect(answer).toMatchObject({
      status: 'success',
      msg: expect.stringContaining('3 Beiträge stehen an ihrem neuen Ort. Bei 1 war es schon so.'),
      undo: expect.stringMatching(/^\/cockpit\/tabellen\/rueckgaengig\/\d+$/),
    });
    expect(answer.msg).toContain('Nicht geändert: „Fremd“: ');
    expect((await rowOf(one.id)).locationId).toBe(to.id);
    expect((await findManuscriptOf(ctx, one))!.locationPath).toBe(to.path);
    expect((await rowOf(foreign.id)).locationId).toBe(elsewhere.id);
    expect((await listHistory(ctx, two))[0]).toMatchObject({
      action: 'article.placed',
      actorId: editor.id,
      before: { place: 'Alsterdorf' },
      after: { place: 'Bergstedt' },
    });
    await bulk('ort', [three], { ziel: String(from.id) });
    await bulk('rubrik', [two], { ziel: String(category.id) });
    const undone = (await post(answer.undo, {})).json();
    expect(undone.msg).toContain('2 Änderungen sind zurückgenommen.');
    expect(undone.msg).toContain('„Drei“: seitdem geändert');
    for (const { id } of [one, two]) expect((await rowOf(id)).locationId).toBe(from.id);
    expect((await rowOf(two.id)).categoryId).toBe(category.id);
    expect((await findManuscriptOf(ctx, one))!.locationPath).toBe(from.path);
    expect((await post(answer.undo, {})).json()).toMatchObject({
      msg: 'Hier ist nichts mehr zurückzunehmen.',
    });
  });

  it('adds and takes away tags', async () => {
    const [one, two] = [await here('Mit', { tags: ['Brücken'] }), await here('Ohne')];
    const added = await bulk('thema-dazu', [one, two], { thema: 'brücken' });
    expect(added.msg).toBe('Ein Beitrag hat das Thema. Bei 1 war es schon so.');
    expect(await tagsOf(two.id)).toEqual(['Brücken']);
    await bulk('thema-weg', [one, two], { thema: 'Brücken' });
    expect(await tagsOf(one.id)).toEqual([]);
    expect((await bulk('thema-dazu', [one], { thema: 'x'.repeat(61) })).status).not.toBe('success');
  });

  it('withdraws and brings back', async () => {
    const [out, gone] = [await here('Draußen'), await here('Abgelaufen', { state: 'expired' })];
    const answer = await bulk('zurueckziehen', [out, gone]);
    expect(answer.msg).toContain('Ein Beitrag ist zurückgezogen.');
    expect(answer.msg).toContain('„Abgelaufen“: ist nicht veröffentlicht');
    expect((await rowOf(out.id)).state).toBe('withdrawn');
    await post(answer.undo, {});
    expect((await rowOf(out.id)).state).toBe('published');
  });

  it('hides what breaks a rule with reasons to its author, and takes that back unsaid', async () => {
    const author = await aUser(ctx);
    const [out, own] = [
      await here('Verstoß', { authorId: author.id }),
      await here('Eigenes', { authorId: editor.id }),
    ];
    expect((await bulk('ausblenden', [out])).msg).toBe('Bitte geben Sie an: Verstößt gegen.');
    const because = { grund: 'privacy', begruendung: 'Zeigt eine Hausnummer.' };
    const answer = await bulk('ausblenden', [out, own], because);
    expect(answer.msg).toContain('Ein Beitrag ist ausgeblendet.');
    expect([(await rowOf(out.id)).state, (await rowOf(own.id)).state]).toEqual(['hidden', 'published']);
    const [decision] = await decisionsAbout(ctx, { type: 'article', id: out.id });
    expect(decision).toMatchObject({ measure: 'hide', category: 'privacy', facts: 'Zeigt eine Hausnummer.' });
    await post(answer.undo, {});
    expect((await rowOf(out.id)).state).toBe('published');
    expect(await decisionsAbout(ctx, { type: 'article', id: out.id })).toEqual([]);
  });

  it('brings back also what was to come out by itself, as long as nobody changed it', async () => {
    const [one, two] = [await here('Mit Termin'), await here('Auch mit Termin')];
    const at = new Date(ctx.now.getTime() + DAY_MS);
    const planner = actAs(ctx, editor.viewer);
    const plan = async (piece: typeof one) => {
      const { id, content } = await withTransaction(
        ctx,
        async (ctx) => (await ensureManuscriptOf(ctx, piece))!,
      );
      const changed = { ...(content as object), lead: 'Mit Nachtrag.' };
      const saved = await saveManuscript(planner, { id, version: 1, window: null, content: changed });
      if (saved.kind !== 'saved') throw new Error('not saved');
      await scheduleManuscript(planner, { id, version: saved.manuscript.version, at });
      return { id, version: saved.manuscript.version, content: saved.manuscript.content };
    };
    const [, changed] = [await plan(one), await plan(two)];
    const answer = await bulk('zurueckziehen', [one, two]);
    expect(await findManuscriptOf(ctx, one)).toMatchObject({ state: 'draft', scheduledFor: null });
    const more = { ...(changed.content as object), lead: 'Noch einmal anders.' };
    await saveManuscript(planner, { ...changed, window: null, content: more });
    const undone = (await post(answer.undo, {})).json();
    expect(undone.msg).toContain('2 Änderungen sind zurückgenommen.');
    expect(undone.msg).toContain('Nicht alles ist wie zuvor: „Auch mit Termin“: ist wieder da; die geplante');
    const scheduled = { state: 'scheduled', scheduledFor: at, scheduledBy: editor.id };
    expect(await findManuscriptOf(ctx, one)).toMatchObject({ ...scheduled, pieceState: 'published' });
    expect(await findManuscriptOf(ctx, two)).toMatchObject({ state: 'draft', pieceState: 'published' });
  });

  it('pins to positions that are free', async () => {
    const pieces = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((headline) => here(headline)));
    const bis = addDays(dayOf(ctx.now), 2);
    const answer = await bulk('titelseite', pieces, { seite: String(from.id), bis });
    expect(answer.msg).toContain('5 Plätze der Titelseite sind besetzt.');
    expect(answer.msg).toContain('auf dieser Titelseite ist kein Platz mehr frei');
    expect((await listPins(ctx, from.id)).map(({ position }) => position).sort()).toEqual([1, 2, 3, 4, 5]);
    await ctx.db
      .update(frontPins)
      .set({ endsAt: new Date(ctx.now.getTime() + DAY_MS) })
      .where(eq(frontPins.position, 5));
    expect((await post(answer.undo, {})).json().msg).toContain('„E“: seitdem geändert');
    expect((await listPins(ctx, from.id)).map(({ position }) => position)).toEqual([5]);
  });

  it('says why nothing was done', async () => {
    const one = await here('Bleibt');
    const refused = async (body: object) => (await post(BULK, body)).json().msg;
    expect(await refused({ aktion: 'ort' })).toBe('Bitte kreuzen Sie erst an, was gemeint ist.');
    expect(await refused({ aktion: 'zaubern', auswahl: [`article-${one.id}`] })).toBe(
      'Das lässt sich hier nicht machen.',
    );
    expect(await refused({ aktion: 'ort', auswahl: [`article-${one.id}`, 'x'] })).toBe(
      'Das lässt sich hier nicht machen.',
    );
    const many = Array.from({ length: 51 }, (_, at) => `article-${at + 1}`);
    expect(await refused({ aktion: 'zurueckziehen', auswahl: many })).toContain('höchstens 50');
    expect(await bulk('ort', [one])).toMatchObject({ msg: 'Bitte geben Sie an: Neuer Ort.' });
    expect(await bulk('ort', [one], { ziel: String(elsewhere.id) })).toMatchObject({
      msg: 'Diese Angabe gibt es nicht: Neuer Ort.',
    });
    const unknown = await post(BULK, {
      aktion: 'zurueckziehen',
      auswahl: ['article-999999', `user-${editor.id}`],
    });
    expect([unknown.statusCode, unknown.json().status]).toEqual([422, 'error']);
    expect(unknown.json().msg).toContain('Nicht geändert');
    expect((await post('/cockpit/tabellen/unbekannt/auswahl', {})).statusCode).toBe(404);
    const member = await signedIn(app, await aUser(ctx));
    expect((await post(BULK, { aktion: 'ort' }, member)).statusCode).toBe(403);
  });
});
