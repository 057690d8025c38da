// Tests archives that somebody has made who wishes no good, or doesn't know how: signed, compared, and still not trusted.
import { describe, expect, it } from 'vitest';
import { anArchive, resigned, unpack } from '#bundles/archives/test-data.ts';
import type { PieceFile, PlaceRow } from '#bundles/archives/public.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { listItems, listThings } from '../queries.ts';
import * as texts from '../texts.ts';
import { aPicture, brought, nextTown, twoPortals } from './test-data.ts';

const { there, here, taken, rowsHere } = await twoPortals();
const FORGERS = ['the secret of somebody else, who wishes no good'];

/** Makes a town with two articles, one of which somebody has changed before signing all of it anew. */
const forged = async (change: (piece: PieceFile) => object) => {
  const town = await aPlace(there.ctx, { name: `Ort ${nextTown()}` });
  const author = await aUser(there.ctx, { name: 'Ruth Lindner' });
  const fine = await anArticle(there.ctx, { locationId: town.id, authorId: author.id });
  const odd = await anArticle(there.ctx, {
    locationId: town.id,
    authorId: author.id,
    categoryId: fine.row.categoryId,
  });
  const files = await unpack(await anArchive(there.admin, { place: String(town.id) }));
  const name = `pieces/article-${odd.id}/piece.json`;
  const piece = JSON.parse(files.get(name)!.toString()) as PieceFile;
  files.set(name, Buffer.from(JSON.stringify(change(piece))));
  return { archive: await resigned(files, FORGERS), fine: `article:${fine.id}`, odd: `article:${odd.id}` };
};

const statesOf = async (id: number) =>
  new Map(
    (await listItems(here.ctx, id, 'piece', 10)).map(({ key, state, report }) => [key, { state, report }]),
  );

describe('an archive that is odd', () => {
  it.each([
    [
      'a text that is none',
      (piece: PieceFile) => ({ ...piece, content: { ...piece.content, body: { type: 'x' } } }),
    ],
    [
      'a picture that is somebody’s else',
      (piece: PieceFile) => ({ ...piece, content: { ...piece.content, heroId: -1 } }),
    ],
    [
      'fields that no kind has',
      (piece: PieceFile) => ({ ...piece, content: { ...piece.content, isAdmin: true } }),
    ],
    [
      'a picture with a number that no database has',
      (piece: PieceFile) => ({ ...piece, content: { ...piece.content, heroId: 9_999_999_999 } }),
    ],
    [
      'a picture with half a number',
      (piece: PieceFile) => ({ ...piece, content: { ...piece.content, heroId: 1.5 } }),
    ],
    ['no headline', (piece: PieceFile) => ({ ...piece, content: { ...piece.content, headline: ' ' } })],
  ])('with %s brings all the others', async (_, change) => {
    const { archive, fine, odd } = await forged(change);
    const states = await statesOf(await taken(archive));
    expect(states.get(fine)!.state).toBe('taken');
    expect(states.get(odd)!.state).toBe('failed');
    expect(states.get(odd)!.report.join('')).not.toBe('');
  });

  it.each([
    'https://woanders.example/$1',
    '//woanders.example/$1',
    '/\\woanders.example',
    'javascript:alert(1)',
  ])('that would lead readers to %s is refused whole', async (target) => {
    const { archive } = await forged((piece) => piece);
    const files = await unpack(archive);
    files.set('redirects.json', Buffer.from(JSON.stringify([{ source: '/alt/*', target, piece: null }])));
    expect(await brought(here, await resigned(files, FORGERS))).toMatchObject({ state: 'failed' });
  });

  it('with a kind that nobody knows says so', async () => {
    const { archive, odd } = await forged((piece) => ({ ...piece, type: 'recipe' }));
    expect((await statesOf(await taken(archive))).get(odd)).toEqual({
      state: 'failed',
      report: [texts.kindMissing],
    });
  });

  it('with places that lie in each other ends, and its pieces come', async () => {
    const district = await aPlace(there.ctx, { name: `Kreis ${nextTown()}`, kind: 'district' });
    const town = await aPlace(there.ctx, { name: `Ort ${nextTown()}`, parentId: district.id });
    const author = await aUser(there.ctx, { name: 'Ruth Lindner' });
    const piece = await anArticle(there.ctx, { locationId: town.id, authorId: author.id });
    const files = await unpack(await anArchive(there.admin, { place: String(district.id) }));
    const places = JSON.parse(files.get('places.json')!.toString()) as PlaceRow[];
    const around = places.map((row) =>
      row.key === `place:${district.id}` ? { ...row, parent: `place:${town.id}` } : row,
    );
    files.set('places.json', Buffer.from(JSON.stringify(around)));
    const terms = { [`place:${district.id}`]: 'new', [`place:${town.id}`]: 'new' } as const;
    const states = await statesOf(await taken(await resigned(files, FORGERS), { terms }));
    expect(states.get(`article:${piece.id}`)!.state).toBe('taken');
  });

  it.each(['\0', '\ud800', '__proto__'])('with a field called %j brings all the others', async (name) => {
    const { archive, fine } = await forged((piece) => ({
      ...piece,
      content: { ...piece.content, ...JSON.parse(`{${JSON.stringify(name)}:1}`) },
    }));
    expect((await statesOf(await taken(archive))).get(fine)!.state).toBe('taken');
  });

  it('that goes deeper than anybody writes is refused whole', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const marked = await forged((piece) => ({ ...piece, content: { deep: 'HERE' } }));
    const files = await unpack(marked.archive);
    for (const [name, file] of files)
      if (file.includes('"HERE"')) files.set(name, Buffer.from(file.toString().replace('"HERE"', deep)));
    expect((await brought(here, await resigned(files, FORGERS))).state).toBe('failed');
  });

  it.each(['2026-13-01T10:00:00.000Z', '2026-01-01T25:00:00.000Z', '0000-01-01T10:00:00.000Z'])(
    'with a moment that there never was (%s) is refused whole',
    async (publishedAt) => {
      const { archive } = await forged((piece) => ({ ...piece, publishedAt }));
      expect(await brought(here, archive)).toMatchObject({ state: 'failed', problem: expect.any(String) });
    },
  );

  it('with something else in the place of a picture brings its pieces without, and says why', async () => {
    const town = await aPlace(there.ctx, { name: `Ort ${nextTown()}` });
    const author = await aUser(there.ctx, { name: 'Bert' });
    const heroId = await aPicture(there.admin, author.id);
    const { id } = await anArticle(there.ctx, { locationId: town.id, authorId: author.id, heroId });
    const files = await unpack(await anArchive(there.admin, { place: String(town.id) }));
    files.set(`pictures/${heroId}/original.jpg`, Buffer.from('<svg onload="alert(1)"></svg>'.repeat(20)));
    const states = await statesOf(await taken(await resigned(files, FORGERS)));
    expect(states.get(`article:${id}`)!.state).toBe('taken');
    expect(states.get(`article:${id}`)!.report.join(' ')).toContain(texts.morePictures(1));
  });

  it('with the mail address of a member gives nobody any right, and whose address it is only where addresses were wanted', async () => {
    const member = await aUser(here.ctx, { email: 'chefin@neu.example' });
    const town = await aPlace(there.ctx, { name: `Ort ${nextTown()}` });
    const pretender = await aUser(there.ctx, { name: 'Die Chefin', email: 'chefin@neu.example' });
    await anArticle(there.ctx, { locationId: town.id, authorId: pretender.id });
    const archive = await anArchive(there.admin, { place: String(town.id) });
    const rights = () => rowsHere('select role from user_roles where user_id = $1', member.id);
    const before = await rights();
    const names = await taken(archive, { people: 'names' });
    const [person] = await listThings(here.ctx, names, 'person', 1);
    expect(person!.refId).not.toBe(member.id);
    expect(await rights()).toEqual(before);
  });
});
