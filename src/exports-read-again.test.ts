// What exports write our own imports read again: as what it was, and each piece once.
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { exportedFile } from '#bundles/data-export/test-data.ts';
import type { Entry } from '#bundles/imports/reading/entries.ts';
import { table } from '#bundles/imports/reading/table.ts';
import { wordpress } from '#bundles/imports/reading/wordpress.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const editor = await aUser(ctx, { name: 'Erna Redaktion', roles: [{ role: 'editor', locationPath: '' }] });
const headers = await signedIn(app, editor);
const article = await anArticle(ctx, {
  authorId: editor.id,
  headline: '=2+5 für die Brücke',
  lead: 'Der Rat; „hat“ entschieden.',
});

const fileOf = (plugin: string, dataRef = article.id) =>
  exportedFile(app, headers, 'article', { dataRef, plugin });

/** Returns the pieces that our own import reads in a table. */
const readTable = async (file: Buffer | string) => {
  const pieces: Entry[] = [];
  for await (const entry of table.read(Readable.from([Buffer.from(file)])))
    if (entry.kind === 'piece') pieces.push(entry);
  return pieces;
};

const row = (type: string, title: string) => `"${type}";"7";"${title}";"Worte"`;

describe('csv that is read again', () => {
  it('is by its own columns what it was, with titles that programs would calculate', async () => {
    expect(await readTable(await fileOf('csv'))).toMatchObject([
      {
        title: '=2+5 für die Brücke',
        lead: 'Der Rat; „hat“ entschieden.',
        publishedAt: expect.stringMatching(/^20/),
        authors: ['Erna Redaktion'],
        addresses: [article.href],
      },
    ]);
  });

  it('loses none of the things of several kinds that have the same number', async () => {
    const file = ['"Art";"Nummer";"Titel";"Text"', row('article', 'Eins'), row('event', 'Zwei')].join('\r\n');
    const keys = (await readTable(file)).map(({ key }) => key);
    const turned = [row('event', 'Zwei'), row('article', 'Eins')];
    const again = (await readTable(['"Art";"Nummer";"Titel";"Text"', ...turned].join('\r\n'))).map(
      ({ key }) => key,
    );
    expect([new Set(keys).size, again.toSorted()]).toEqual([2, keys.toSorted()]);
  });
});

/** Returns by what our own import knows the pieces of a file. */
const keysIn = async (dataRef: number) => {
  const file = await fileOf('wxr', dataRef);
  const keys: string[] = [];
  for await (const entry of wordpress.read(Readable.from([file])))
    if (entry.kind === 'piece') keys.push(entry.key);
  return keys;
};

describe('wxr that is read again', () => {
  it('is read as other pieces where another file of the portal has others under the same numbers', async () => {
    const [one, other] = [
      await anArticle(ctx, { authorId: editor.id }),
      await anArticle(ctx, { authorId: editor.id }),
    ];
    const [first, second, again] = [await keysIn(one.id), await keysIn(other.id), await keysIn(one.id)];
    expect([first.length, first, first[0] === second[0]]).toEqual([1, again, false]);
  });
});
