import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { publishManuscript, scheduleManuscript } from './publishing.ts';
import { REVISION_SPAN_MS } from './constants.ts';
import { findManuscript } from './queries.ts';
import { createManuscript, openManuscript, restoreRevision, saveManuscript } from './saving.ts';
import type { SaveOutcome } from './saving.ts';
import { manuscriptRevisions } from './schema.ts';
import { aContent, aManuscript, anAuthor, anEditor, saveAs, savedIn } from './test-data.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const as = (viewer: Viewer, later = 0): Ctx => ({
  ...actAs(ctx, viewer),
  now: new Date(ctx.now.getTime() + later),
});
const author = (await anAuthor(ctx)).viewer;
const editor = (await anEditor(ctx)).viewer;

const revisionsOf = (id: number) =>
  ctx.db
    .select()
    .from(manuscriptRevisions)
    .where(eq(manuscriptRevisions.manuscriptId, id))
    .orderBy(asc(manuscriptRevisions.version));
const headlineOf = (content: unknown) => (content as { headline: string }).headline;
const versionsOf = async (id: number) => (await revisionsOf(id)).map(({ version }) => version);

const conflictIn = (outcome: SaveOutcome) => {
  if (outcome.kind !== 'conflict') throw new Error('nobody saved meanwhile');
  const { manuscript, base } = outcome;
  return { now: headlineOf(manuscript.content), base: base === null ? null : headlineOf(base) };
};

describe('createManuscript', () => {
  it('keeps the first words, however unfit for publishing', async () => {
    const by = as((await aUser(ctx)).viewer);
    const creation = {
      type: 'article',
      key: randomUUID(),
      objectId: null,
      content: { headline: 'Erst' },
    } as const;
    const { id } = savedIn(await createManuscript(by, creation));
    expect(await findManuscript(ctx, id)).toMatchObject({
      authorId: by.viewer.id,
      state: 'draft',
      version: 1,
      title: 'Erst',
      locationPath: '',
      objectId: null,
    });
  });

  it('is the same when it is repeated, also with more words', async () => {
    const creation = { type: 'article', key: randomUUID(), objectId: null } as const;
    const begin = (headline: string) => createManuscript(as(author), { ...creation, content: { headline } });
    const first = savedIn(await begin('Ein Wort'));
    expect(savedIn(await begin('Ein Wort'))).toMatchObject({ id: first.id, version: 1 });
    expect(savedIn(await begin('Ein Wort mehr'))).toMatchObject({ id: first.id, version: 2 });
    const both = await Promise.all([begin('Ein Wort mehr'), begin('Ein Wort mehr')]);
    expect(both.map((one) => savedIn(one).version)).toEqual([2, 2]);
  });

  it('is one of its own for somebody else with the same key', async () => {
    const creation = {
      type: 'article',
      key: randomUUID(),
      objectId: null,
      content: { headline: 'Eins' },
    } as const;
    const own = savedIn(await createManuscript(as(author), creation));
    expect(savedIn(await createManuscript(as(editor), creation)).id).not.toBe(own.id);
  });

  it('is there once for a piece: the second window meets the first one’s words, and what is out as their base', async () => {
    const article = await anArticle(ctx, { authorId: author.id! });
    const content = { ...(await aContent(ctx)), locationId: article.row.locationId };
    const begin = (headline: string) =>
      createManuscript(as(author), {
        type: 'article',
        key: randomUUID(),
        objectId: article.id,
        content: { ...content, headline },
      });
    const [one, other] = await Promise.all([begin('Neu von hier'), begin('Neu von dort')]);
    const [won, lost] = one.kind === 'saved' ? [one, other] : [other, one];
    const saved = savedIn(won);
    expect(saved).toMatchObject({
      objectId: article.id,
      state: 'draft',
      pieceState: 'published',
      version: 2,
    });
    expect(conflictIn(lost)).toEqual({
      now: headlineOf(saved.content),
      base: 'Elf zu zehn für die alte Brücke',
    });
    expect((await revisionsOf(saved.id)).map(({ occasion }) => occasion)).toEqual(['begun', null]);
  });

  it('of a piece meets what others brought out meanwhile, instead of going over it', async () => {
    const article = await anArticle(ctx, { authorId: author.id! });
    const content = { ...(await aContent(ctx)), locationId: article.row.locationId };
    const begin = (headline: string) =>
      createManuscript(as(author), {
        type: 'article',
        key: randomUUID(),
        objectId: article.id,
        content: { ...content, headline },
      });
    const { id, version } = savedIn(await begin('Schon draußen'));
    await publishManuscript(as(editor), { id, version });
    expect(conflictIn(await begin('Vorher geöffnet'))).toEqual({
      now: 'Schon draußen',
      base: 'Elf zu zehn für die alte Brücke',
    });
  });

  it('is nothing for the suspended, nor of a piece of somebody else', async () => {
    const content = await aContent(ctx);
    const creation = { type: 'article', key: randomUUID(), objectId: null, content } as const;
    const suspended = as({ ...author, isSuspended: true });
    await expect(createManuscript(suspended, creation)).rejects.toMatchObject({ status: 403 });
    const objectId = (await anArticle(ctx)).id;
    const foreign = createManuscript(as(author), { ...creation, objectId });
    await expect(foreign).rejects.toMatchObject({ status: 403 });
    const missing = createManuscript(as(author), { ...creation, objectId: 999_999 });
    await expect(missing).rejects.toMatchObject({ status: 404 });
  });
});

describe('saveManuscript', () => {
  it('looks up nothing that only matters for what is planned', async () => {
    const begun = await aManuscript(ctx, author);
    const before = portal.database.queryCount();
    await saveAs(ctx, author, begun, { headline: 'Zwei' });
    expect(portal.database.queryCount() - before).toBe(7);
  });

  it('counts versions; the same words again are the same save', async () => {
    const begun = await aManuscript(ctx, author);
    const second = savedIn(await saveAs(ctx, author, begun, { headline: 'Zwei' }));
    expect(second.version).toBe(2);
    expect(savedIn(await saveAs(ctx, author, begun, { headline: 'Zwei' })).version).toBe(2);
  });

  it('refuses a save over a newer one, with both and what they began with', async () => {
    const begun = await aManuscript(ctx, author, { headline: 'Anfang' });
    savedIn(await saveAs(ctx, editor, begun, { headline: 'Von der Redaktion' }));
    const late = await saveAs(ctx, author, begun, { headline: 'Vom Autor' });
    expect(conflictIn(late)).toEqual({ now: 'Von der Redaktion', base: 'Anfang' });
  });

  it('lets one of two win that come at once', async () => {
    const begun = await aManuscript(ctx, author, { headline: 'Anfang' });
    const both = await Promise.all(
      ['links', 'rechts'].map((headline) =>
        saveAs(ctx, author, begun, { headline, save: { window: headline } }),
      ),
    );
    expect(both.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved']);
    const lost = both.find(({ kind }) => kind === 'conflict')!;
    expect(conflictIn(lost).base).toBe('Anfang');
  });

  it('goes on when only the answer to the window’s own last save was lost', async () => {
    const begun = await aManuscript(ctx, author);
    const save = { window: 'a' };
    savedIn(await saveAs(ctx, author, begun, { headline: 'Gespeichert', save }));
    const more = savedIn(await saveAs(ctx, author, begun, { headline: 'Gespeichert und mehr', save }));
    expect(more.version).toBe(3);
    expect((await revisionsOf(begun.id)).map(({ title }) => title)).toContain('Gespeichert');
    const other = await saveAs(ctx, author, begun, { headline: 'Woanders', save: { window: 'b' } });
    expect(other.kind).toBe('conflict');
  });

  it('takes nothing from the window that still writes a text when another one begins it, too', async () => {
    const begin = async (window: string, headline: string) => {
      const content = await aContent(ctx, { headline });
      return createManuscript(as(author), { type: 'article', key, window, objectId: null, content });
    };
    const key = randomUUID();
    savedIn(await begin('a', 'Vergessen und ergänzt'));
    expect(conflictIn(await begin('b', 'Vergessen')).now).toBe('Vergessen und ergänzt');
    expect(savedIn(await begin('a', 'Vergessen, ergänzt, geändert')).version).toBe(2);
  });

  it('makes one revision of what a window saves in one sitting', async () => {
    let now = await aManuscript(ctx, author);
    for (const headline of ['E', 'Ei', 'Ein'])
      now = savedIn(await saveAs(ctx, author, now, { headline, save: { window: 'a' } }));
    expect(await versionsOf(now.id)).toEqual([1, 4]);
    const later = as(author, REVISION_SPAN_MS + 1000);
    const content = { ...(now.content as object), headline: 'Später' };
    await saveManuscript(later, { id: now.id, version: 4, window: 'a', content });
    expect(await versionsOf(now.id)).toEqual([1, 4, 5]);
  });

  it('keeps every version that somebody loaded: two windows always find their base', async () => {
    let now = await aManuscript(ctx, author, { headline: '1' });
    const save = { window: 'a' };
    now = savedIn(await saveAs(ctx, author, now, { headline: '2', save }));
    const seen = await openManuscript(as(editor), now.id);
    for (const headline of ['3', '4']) now = savedIn(await saveAs(ctx, author, now, { headline, save }));
    const late = await saveAs(ctx, editor, seen, { headline: 'anders', save: { window: 'b' } });
    expect(conflictIn(late)).toEqual({ now: '4', base: '2' });
    // The version that the answer gave is kept as well.
    for (const headline of ['5', '6']) now = savedIn(await saveAs(ctx, author, now, { headline, save }));
    const again = await saveAs(
      ctx,
      editor,
      { ...seen, version: 4 },
      { headline: 'neu', save: { window: 'b' } },
    );
    expect(conflictIn(again)).toEqual({ now: '6', base: '4' });
  });

  it('loses nobody’s words, however two windows take turns', async () => {
    const turn = fc.record({ window: fc.constantFrom(0, 1), loads: fc.boolean(), hears: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 4, maxLength: 10 }), async (turns) => {
        const begun = await aManuscript(ctx, author, { headline: 'x' });
        const windows = [begun, begun].map(({ version }) => ({ version, words: 'x' }));
        const acknowledged: string[] = [];
        for (const [at, { window, loads, hears }] of turns.entries()) {
          const mine = windows[window]!;
          if (loads) {
            const { version, content } = await openManuscript(as(author), begun.id);
            mine.words = merged(headlineOf(content), mine.words);
            mine.version = version;
          }
          mine.words += ` w${window}n${at}`;
          const save = { window: `w${window}`, version: mine.version };
          const outcome = await saveAs(ctx, author, begun, { headline: mine.words, save });
          if (outcome.kind === 'conflict') {
            expect(words(mine.words)).toEqual(expect.arrayContaining(words(conflictIn(outcome).base ?? 'x')));
            mine.words = merged(headlineOf(outcome.manuscript.content), mine.words);
            mine.version = outcome.manuscript.version;
          } else {
            acknowledged.push(`w${window}n${at}`);
            // An answer may be lost.
            if (hears) mine.version = outcome.manuscript.version;
          }
        }
        const kept = (await revisionsOf(begun.id)).flatMap(({ title }) => words(title));
        expect(kept).toEqual(expect.arrayContaining(acknowledged));
      }),
      { numRuns: 15 },
    );
  });

  it('keeps account of pictures, for editors of its place and for nobody else', async () => {
    const own = await anImage(ctx, { ownerId: author.id! });
    const foreign = await anImage(ctx, { ownerId: (await aUser(ctx)).id });
    const begun = await aManuscript(ctx, author, { heroId: own.id });
    const uses = sql`select image_id, is_public, location_path from image_uses
      where type = 'manuscript' and object_id = ${begun.id}`;
    const usesOf = async () => (await ctx.db.execute(uses)).rows;
    const shown = { image_id: own.id, is_public: false, location_path: begun.locationPath };
    expect(await usesOf()).toEqual([shown]);
    const without = savedIn(await saveAs(ctx, author, begun, { heroId: foreign.id }));
    // An older revision still shows it.
    expect(await usesOf()).toEqual([shown]);
    expect(without.version).toBe(2);
  });

  it('takes a picture that it shows from now on from the temporary list of whoever put it there', async () => {
    const [used, waiting] = [
      await anImage(ctx, { ownerId: author.id! }),
      await anImage(ctx, { ownerId: author.id! }),
    ];
    await ctx.db.execute(sql`insert into image_references (user_id, type, object_id, list, added_at)
      select ${author.id}, 'image', id, 'temporary', now() from images where id in (${used.id}, ${waiting.id})`);
    const begun = await aManuscript(ctx, author);
    savedIn(await saveAs(ctx, author, begun, { heroId: used.id }));
    const left = sql`select object_id from image_references where user_id = ${author.id}`;
    expect((await ctx.db.execute(left)).rows).toEqual([{ object_id: waiting.id }]);
  });

  it('gives what is scheduled back to the editors when somebody changes it who may not bring it out', async () => {
    const member = (await aUser(ctx)).viewer;
    const begun = await aManuscript(ctx, member);
    const at = new Date(ctx.now.getTime() + 3600_000);
    await scheduleManuscript(as(editor), { id: begun.id, version: 1, at });
    expect(savedIn(await saveAs(ctx, editor, begun, { lead: 'Besser.' })).state).toBe('scheduled');
    const changed = await saveAs(ctx, member, { ...begun, version: 2 }, { lead: 'Anders.' });
    expect(savedIn(changed)).toMatchObject({ state: 'in-review', scheduledFor: null });
  });

  it('answers 404 for an unknown one, and to strangers alike, whatever they send', async () => {
    const begun = await aManuscript(ctx, author);
    const stranger = (await anAuthor(ctx)).viewer;
    for (const headline of ['Fremd', 7 as unknown as string])
      await expect(saveAs(ctx, stranger, begun, { headline })).rejects.toMatchObject({ status: 404 });
    const unknown = saveAs(ctx, author, { ...begun, id: 999_999 }, { headline: 'Nichts' });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });
});

describe('restoreRevision', () => {
  it('makes older words the newest version, and keeps what was there', async () => {
    const begun = await aManuscript(ctx, author, { headline: 'Früher' });
    const now = savedIn(await saveAs(ctx, author, begun, { headline: 'Heute' }));
    const options = { id: now.id, version: 2, revision: 1 };
    const restored = savedIn(await restoreRevision(as(author), options));
    expect(restored).toMatchObject({ version: 3, title: 'Früher' });
    expect(savedIn(await restoreRevision(as(author), options)).version).toBe(3);
    expect((await revisionsOf(now.id)).map(({ title }) => title)).toEqual(['Früher', 'Heute', 'Früher']);
  });

  it('keeps the pictures that an editor put there, which their author could not', async () => {
    const picture = await anImage(ctx, { ownerId: editor.id!, access: 'gated' });
    const begun = await aManuscript(ctx, author);
    const { version: revision } = savedIn(await saveAs(ctx, editor, begun, { heroId: picture.id }));
    const without = savedIn(await saveAs(ctx, author, { ...begun, version: revision }, { heroId: null }));
    const { id, version } = without;
    const restored = savedIn(await restoreRevision(as(author), { id, version, revision }));
    expect((await revisionsOf(id)).at(-1)).toMatchObject({ imageIds: [picture.id] });
    expect((await publishManuscript(as(author), restored)).kind).toBe('done');
  });

  it('makes a draft of what is out', async () => {
    const begun = await aManuscript(ctx, author);
    const { id, version } = savedIn(await saveAs(ctx, author, begun, { headline: 'Zwei' }));
    await publishManuscript(as(author), { id, version });
    const restored = savedIn(await restoreRevision(as(author), { id, version, revision: 1 }));
    expect(restored).toMatchObject({ state: 'draft', pieceState: 'published', publishedVersion: 2 });
  });
});

const words = (text: string) => text.split(' ');
const merged = (one: string, other: string) => [...new Set([...words(one), ...words(other)])].join(' ');
