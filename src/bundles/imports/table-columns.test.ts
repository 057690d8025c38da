// Tests tables of others: what their columns are is guessed, said by somebody, and known the next time.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { beginImport, readStoredFile, removeImport, startImport } from './commands.ts';
import { findImport, listItems } from './queries.ts';
import type { Meaning } from './reading/columns.ts';
import { chooseColumns, likelyColumns, reopenColumns } from './table-columns.ts';
import { takeTurn } from './taking/take.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const [place, category] = [await aPlace(ctx), await aCategory(ctx)];
const admin = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);

const brought = async (content: string, filename = 'artikel.csv', site = '') => {
  const outcome = await beginImport(admin, {
    filename,
    head: content.slice(0, 100),
    read: () => Readable.from([Buffer.from(content)]),
    site,
  });
  if (outcome.kind !== 'begun') throw new Error(JSON.stringify(outcome));
  await readStoredFile(ctx, outcome.id);
  return (await findImport(ctx, outcome.id))!;
};

describe('a view of Drupal', () => {
  it.each([
    ['whether it is out, where it says Ein and Aus', ['Ein', 'Aus'], 'state'],
    ['a day, where there are days', ['24.11.2026'], 'date'],
    ['a day, where nothing stands in it', [], 'date'],
  ])('has in its column „Veröffentlicht“ %s', async (_, inside, meaning) => {
    const names = ['Titel', 'Veröffentlicht'];
    expect(await likelyColumns(ctx, { names, samples: [['Elf zu zehn'], inside], rows: 2 })).toEqual([
      'title',
      meaning,
    ]);
  });

  it('is known by its columns, and gives pieces with pictures, people, terms, dates and old addresses', async () => {
    const csv = readFileSync(path.join(import.meta.dirname, 'samples/drupal-view.csv'), 'utf8');
    const { id, state, shape } = await brought(csv, 'export.csv', 'https://bote.beispiel.de');
    expect(state).toBe('columns');
    expect(shape).toMatchObject({ rows: 3 });
    expect(shape!.samples[9]![0]).toContain('Brücke');
    const columns = await likelyColumns(ctx, shape!);
    expect(columns).toEqual([
      'id',
      'title',
      'text',
      'lead',
      'author',
      'date',
      'updated',
      'category',
      'place',
      'tags',
      'picture',
      'caption',
      'address',
      'state',
      'nothing',
    ]);
    expect(await chooseColumns(admin, id, columns)).toEqual({ kind: 'chosen' });
    await readStoredFile(ctx, id);
    expect(await findImport(ctx, id)).toMatchObject({
      state: 'ready',
      shape: { rows: 3, samples: [] },
    });
    const pieces = (await listItems(ctx, id, 'piece', 9)).map(({ content, state }) => ({
      ...content,
      state,
    }));
    expect(pieces).toMatchObject([
      {
        key: '4711',
        authors: ['Ruth Lindner'],
        terms: ['category:Rathaus', 'place:Auenfeld', 'tag:Brücke', 'tag:Verkehr & Wege'],
        publishedAt: '2019-12-24T17:30:00.000Z',
        updatedAt: '2019-12-25T08:15:00.000Z',
        picture: {
          address:
            'https://bote.beispiel.de/sites/default/files/styles/large/public/2019-12/bruecke.jpg?itok=x',
          alt: 'Brücke im Schnee',
          caption: 'Die Brücke am Dienstagabend',
        },
        addresses: ['/auenfeld/bruecke-wieder-offen', '/node/4711'],
        state: 'waiting',
      },
      {
        html: '<p>Das Freibad sucht Leute für den Sommer.</p><p>Wer Interesse hat, meldet sich im Rathaus.</p>',
        publishedAt: '2020-05-24T06:00:00.000Z',
        picture: { address: 'https://bote.beispiel.de/sites/default/files/2020-05/freibad.jpg' },
      },
      { key: '4713', state: 'leftOut' },
    ]);
    expect((await listItems(ctx, id, 'piece', 1))[0]!.title).toBe('Brücke wieder offen');
  });
});

describe('the columns of a table', () => {
  it('are one title and a text, and no two of what is one', async () => {
    const { id } = await brought('A;B;C\nErstens;Worte;Mehr\n');
    const refusals: readonly (readonly [readonly Meaning[], string])[] = [
      [['text', 'nothing', 'nothing'], texts.titleColumnMissing],
      [['title'], texts.textColumnMissing],
      [['title', 'title', 'text'], texts.columnRepeated([texts.columnNames.title])],
    ];
    for (const [columns, columnsError] of refusals)
      expect(await chooseColumns(admin, id, columns)).toEqual({
        kind: 'invalid',
        errors: { columns: columnsError },
      });
    const chosen = await Promise.all([1, 2].map(() => chooseColumns(admin, id, ['title', 'text', 'text'])));
    expect(chosen.map(({ kind }) => kind).toSorted()).toEqual(['chosen', 'refused']);
    await readStoredFile(ctx, id);
    expect((await listItems(ctx, id, 'piece', 1))[0]!.content).toMatchObject({
      title: 'Erstens',
      html: '<p>Worte</p><p>Mehr</p>',
    });
  });

  it('can be said once more without the file, filled in as they were, until something has come', async () => {
    const { id } = await brought('Überschrift;Vorspann;Rest\nErstens;Kurz;Lang\n');
    await chooseColumns(admin, id, ['title', 'text', 'lead']);
    await readStoredFile(ctx, id);
    expect((await listItems(ctx, id, 'piece', 1))[0]!.content).toMatchObject({ lead: 'Lang' });
    const again = await Promise.all([1, 2].map(() => reopenColumns(admin, id)));
    expect(again.map(({ kind }) => kind).toSorted()).toEqual(['chosen', 'refused']);
    await readStoredFile(ctx, id);
    const { state, shape } = (await findImport(ctx, id))!;
    expect([state, shape!.samples[0]]).toEqual(['columns', ['Erstens']]);
    expect(await listItems(ctx, id, 'piece', 9)).toEqual([]);
    expect(await likelyColumns(ctx, shape!)).toEqual(['title', 'text', 'lead']);
    await chooseColumns(admin, id, ['title', 'lead', 'text']);
    await readStoredFile(ctx, id);
    expect((await listItems(ctx, id, 'piece', 1))[0]!.content).toMatchObject({ lead: 'Kurz' });
    const choices = { placeId: place.id, categoryId: category.id, terms: {}, isWithComments: false };
    await startImport(admin, id, { ...choices, people: 'names' });
    expect((await reopenColumns(admin, id)).kind).toBe('refused');
    await takeTurn(ctx, id);
    expect((await reopenColumns(admin, id)).kind).toBe('refused');
    expect(await findImport(ctx, id)).toMatchObject({ state: 'done', fileKey: null });
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    await expect(reopenColumns(actAs(ctx, editor.viewer), id)).rejects.toMatchObject({ status: 403 });
  });

  it('are what somebody said of the last table with the same ones', async () => {
    const first = await brought('Kopf;Rumpf\nErstens;Worte\n');
    expect(await likelyColumns(ctx, first.shape!)).toEqual(['nothing', 'nothing']);
    await chooseColumns(admin, first.id, ['title', 'text']);
    const second = await brought('Kopf;Rumpf\nZweitens;Worte\n');
    expect(await likelyColumns(ctx, second.shape!)).toEqual(['title', 'text']);
    const other = await brought('Rumpf;Kopf\nZweitens;Worte\n');
    expect(await likelyColumns(ctx, other.shape!)).toEqual(['nothing', 'nothing']);
  });

  it('of JSON are also those within each other', async () => {
    const { shape } = await brought(
      '[{"id":1,"title":{"rendered":"T"},"content":{"rendered":"<p>W</p>"}}]',
      'a.json',
    );
    expect(shape).toMatchObject({ names: ['id', 'title.rendered', 'content.rendered'] });
  });

  it('are shown in part, whatever they are called and begin with', async () => {
    const [name, cell] = ['x\0'.repeat(200), `${'y'.repeat(119)}\u{1d49c}\0`];
    const { id, shape } = await brought(JSON.stringify([{ [name]: cell, b: 'Titel' }]), 'a.json');
    expect(shape).toMatchObject({ names: ['x'.repeat(120), 'b'], rows: 1 });
    expect(shape!.samples[0]![0]!.isWellFormed()).toBe(true);
    expect(await chooseColumns(admin, id, ['text', 'title'])).toEqual({ kind: 'chosen' });
    await readStoredFile(ctx, id);
    expect((await findImport(ctx, id))!.state).toBe('ready');
  });

  it('wait for somebody without losing the file, which goes when nobody wants it', async () => {
    const { id, fileKey } = await brought('A;B\nErstens;Worte\n');
    await readStoredFile(ctx, id);
    expect(await ctx.portal.files.stat(fileKey!)).toBeDefined();
    expect(await removeImport(admin, id)).toEqual({ kind: 'changed' });
    expect(await ctx.portal.files.stat(fileKey!)).toBeUndefined();
  });

  it('are asked of no table without any', async () => {
    expect(await brought('\n\n')).toMatchObject({
      state: 'failed',
      problem: texts.emptyTable,
      fileKey: null,
    });
  });
});
