import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { momentAt } from '#kernel/calendar.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment, aPendingComment } from '#bundles/comments/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { receiveUpload } from '#bundles/media/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { publishManuscript } from '#bundles/writing/public.ts';
import { aContent, aManuscript, saveAs, savedIn } from '#bundles/writing/test-data.ts';
import { USUAL_CHOICE, readChoice } from '../choice.ts';
import { ARCHIVE_BOUNDS } from '../constants.ts';
import type { ArchiveBounds } from '../constants.ts';
import type { Manifest, PersonRow, PictureFile, PieceFile } from '../format.ts';
import { anArchive, unpack } from '../test-data.ts';
import * as texts from '../texts.ts';
import { writeArchive } from './write-archive.ts';
import { fingerprintOf } from '../signing.ts';

const ctx = await testCtx();
const boss = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const admin = actAs(ctx, boss.viewer);
const county = await aPlace(ctx, { name: 'Landkreis Aue', slug: 'landkreis-aue', kind: 'district' });
const town = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld', parentId: county.id });
const author = await aUser(ctx, { name: 'Ruth Lindner', email: 'ruth@lindner.example', about: 'Schreibt.' });

const aPicture = async () => {
  const file = Readable.from([await aSample('jpeg', { width: 800, height: 600 })]);
  const outcome = await receiveUpload(admin, file, { caption: 'Die Brücke', copyright: 'T. Adamek' });
  if (outcome.kind !== 'created') throw new Error('the picture should be there');
  return outcome.id;
};

const heroId = await aPicture();
const article = await anArticle(ctx, {
  headline: 'Elf zu zehn',
  locationId: town.id,
  authorId: author.id,
  heroId,
  tags: ['Brücke'],
  publishedAt: new Date('2020-05-01T10:00:00Z'),
});
const premium = await anArticle(ctx, {
  headline: 'Nur für Abonnenten',
  locationId: town.id,
  isPremium: true,
});
const elsewhere = await anArticle(ctx, { headline: 'Anderswo' });
const comment = await aComment(ctx, article, { text: 'Das ist [b]gut[/b].' });
await aComment(ctx, article, { text: 'Finde ich auch.', parentId: comment.id });
await aPendingComment(ctx, article);

const json = <T>(files: ReadonlyMap<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)!.toString()) as T;
const here = { place: String(town.id) };

/** Returns the ids of the articles of an archive. */
const piecesOf = async (choice: Parameters<typeof anArchive>[1]) =>
  [...(await unpack(await anArchive(admin, choice))).keys()]
    .flatMap((name) => /^pieces\/article-(\d+)\/piece.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);

describe('an archive', () => {
  it('holds a piece as its tree and as a page, with its picture, place, author, tags and comments', async () => {
    const files = await unpack(await anArchive(admin, here));
    const piece = json<PieceFile>(files, `pieces/article-${article.id}/piece.json`);
    expect(piece).toMatchObject({
      title: 'Elf zu zehn',
      author: `person:${author.id}`,
      place: `place:${town.id}`,
      tags: ['Brücke'],
      publishedAt: '2020-05-01T10:00:00.000Z',
      content: { headline: 'Elf zu zehn', heroId, body: { type: 'doc' } },
    });
    expect(files.get(`pieces/article-${article.id}/page.html`)!.toString()).toContain(
      `src="../../pictures/${heroId}/original.jpg"`,
    );
    expect(json<PictureFile>(files, `pictures/${heroId}/picture.json`)).toMatchObject({
      credit: 'T. Adamek',
    });
    const { comments } = json<{ comments: { text: string; answers: string | null }[] }>(
      files,
      `pieces/article-${article.id}/comments-1.json`,
    );
    expect(comments.map(({ text, answers }) => [text, answers])).toEqual([
      ['Das ist [b]gut[/b].', null],
      ['Finde ich auch.', `comment:${comment.id}`],
    ]);
    expect(json<{ name: string }[]>(files, 'places.json').map(({ name }) => name)).toEqual([
      'Landkreis Aue',
      'Auenfeld',
    ]);
  });

  it('names each of its files with its hash, and who signed that', async () => {
    const files = await unpack(await anArchive(admin, here));
    const manifest = json<Manifest>(files, 'manifest.json');
    expect(manifest.files.map(({ name }) => name).sort()).toEqual(
      [...files.keys()].filter((name) => !name.startsWith('manifest.')).sort(),
    );
    for (const { name, sha256 } of manifest.files)
      expect(createHash('sha256').update(files.get(name)!).digest('hex')).toBe(sha256);
    expect(files.get('litfass-archive.txt')!.toString()).toContain(fingerprintOf(manifest.key.publicKey));
    expect(manifest.counts).toMatchObject({ pieces: 2, comments: 2, pictures: 1 });
  });

  it('holds the original of a picture, byte by byte', async () => {
    const files = await unpack(await anArchive(admin, here));
    const { database } = ctx.portal;
    const { rows } = await database.query('select original_key from images where id = $1', [heroId]);
    const stored = await ctx.portal.files.get((rows[0] as { original_key: string }).original_key);
    expect(files.get(`pictures/${heroId}/original.jpg`)).toEqual(await buffer(stored!.stream));
  });

  it('is narrowed by a place, a person, a span and what one has to pay for', async () => {
    const all = [article.id, premium.id, elsewhere.id];
    expect(await piecesOf({})).toEqual(all);
    expect(await piecesOf({ place: String(county.id) })).toEqual([article.id, premium.id]);
    expect(await piecesOf({ ...here, premium: false })).toEqual([article.id]);
    expect(await piecesOf({ person: author.login })).toEqual([article.id]);
    expect(await piecesOf({ person: author.login, place: String(elsewhere.row.locationId) })).toEqual([]);
    expect(await piecesOf({ until: '2020-05-01' })).toEqual([article.id]);
    expect(await piecesOf({ from: '2020-05-02' })).toEqual([premium.id, elsewhere.id]);
  });

  it('ends before the midnight after its last day', async () => {
    const place = await aPlace(ctx);
    const [last, next] = [
      await anArticle(ctx, { locationId: place.id, publishedAt: momentAt('2020-06-01', '23:59')! }),
      await anArticle(ctx, { locationId: place.id, publishedAt: momentAt('2020-06-02')! }),
    ];
    expect(await piecesOf({ place: String(place.id), until: '2020-06-01' })).toEqual([last.id]);
    expect(await piecesOf({ place: String(place.id), from: '2020-06-02' })).toEqual([next.id]);
  });

  it('tells of people no more than was chosen, and never a password', async () => {
    const authorIn = async (people: 'names' | 'profiles' | 'mails') => {
      const files = await unpack(await anArchive(admin, { ...here, people }));
      expect([...files.values()].some((file) => file.includes('argon2') || file.includes(author.login))).toBe(
        false,
      );
      return json<PersonRow[]>(files, 'people-1.json').find(({ key }) => key === `person:${author.id}`);
    };
    expect(await authorIn('names')).toEqual({ key: `person:${author.id}`, name: 'Ruth Lindner' });
    expect(await authorIn('profiles')).toMatchObject({ about: 'Schreibt.' });
    expect(await authorIn('profiles')).not.toHaveProperty('mail');
    expect(await authorIn('mails')).toMatchObject({ mail: 'ruth@lindner.example' });
  });

  it('holds no comments and no revisions where none were asked for', async () => {
    const names = [...(await unpack(await anArchive(admin, { ...here, comments: false }))).keys()];
    expect(names.filter((name) => name.includes('comments'))).toEqual([]);
  });

  it('holds what was written before, but not what is yet to come out', async () => {
    const content = await aContent(ctx, { locationId: town.id, headline: 'Erste Fassung' });
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    const begun = await aManuscript(ctx, editor.viewer, content);
    const changed = savedIn(
      await saveAs(ctx, editor.viewer, begun, { ...content, headline: 'Zweite Fassung' }),
    );
    const { id, version } = changed;
    const out = await publishManuscript(actAs(ctx, editor.viewer), { id, version });
    if (out.kind !== 'done') throw new Error(JSON.stringify(out));
    const { manuscript } = out;
    savedIn(await saveAs(ctx, editor.viewer, manuscript, { ...content, headline: 'Noch geheim' }));
    const files = await unpack(await anArchive(admin, here));
    const name = `pieces/article-${manuscript.objectId}/piece.json`;
    const { revisions } = json<PieceFile>(files, name);
    expect(revisions.map((revision) => revision.content['headline'])).toContain('Zweite Fassung');
    expect(revisions.at(-1)).toMatchObject({ editor: `person:${editor.id}`, occasion: 'published' });
    expect(files.get(name)!.includes('Noch geheim')).toBe(false);
    const without = await unpack(await anArchive(admin, { ...here, revisions: false }));
    expect(json<PieceFile>(without, name).revisions).toEqual([]);
  });

  it('holds sheets for print where they were asked for, as the export for print writes them', async () => {
    const files = await unpack(await anArchive(admin, { ...here, print: 'M' }));
    expect([...files.keys()]).toContain('print/pruefung.txt');
    expect(files.get(`print/satz/article-${article.id}-elf-zu-zehn.xml`)!.toString()).toContain(
      '<titel>Elf zu zehn',
    );
  });

  it('is never one that its own reader refuses', async () => {
    const checked = await readChoice(admin, { ...USUAL_CHOICE, ...here });
    if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.errors));
    const within = (bounds: Partial<ArchiveBounds>) =>
      buffer(
        writeArchive(admin, checked.value, async () => undefined, { ...ARCHIVE_BOUNDS, ...bounds }),
      ).then(
        async (bytes) => (await unpack(bytes)).size,
        (error: Error) => error.message,
      );
    const entries = await within({});
    expect(await within({ entries: Number(entries) })).toBe(entries);
    expect(await within({ entries: Number(entries) - 1 })).toBe(texts.tooMuch);
    expect(await within({ manifestBytes: 1000 })).toBe(texts.tooMuch);
    expect(await within({ dataBytes: 100 })).toBe(texts.tooLong('litfass-archive.txt'));
  });
});
