import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { MANIFEST_NAME, SIGNATURE_NAME } from '../constants.ts';
import { PieceFile } from '../format.ts';
import { anArchive, bytesOf, pack, resigned, unpack } from '../test-data.ts';
import * as texts from '../texts.ts';
import { openArchive } from './open-archive.ts';
import { UnreadableArchive } from './unreadable-archive.ts';

const ctx = await testCtx();
const admin = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);
const article = await anArticle(ctx);
const archive = await anArchive(admin);
const files = await unpack(archive);
const piece = `pieces/article-${article.id}/piece.json`;
const OTHERS = ['the secret of somebody else, long enough'];

/** Opens it, and reads all of it. */
const wholly = async (bytes: Buffer) => {
  const open = await openArchive(bytesOf(bytes));
  for (const name of open.files.keys()) await open.check(name);
  return open;
};

const refusal = (bytes: Buffer) =>
  wholly(bytes).then(
    () => 'read',
    (error: unknown) => {
      if (error instanceof UnreadableArchive) return error.message;
      throw error;
    },
  );

const entries = (changes: Readonly<Record<string, Buffer>> = {}) =>
  [...new Map([...files, ...Object.entries(changes)])].map(([name, content]) => ({ name, content }));

const twice = ({ files: named, ...manifest }: { files: readonly object[] }) => ({
  ...manifest,
  files: [...named, named[0]],
});

describe('an archive that is read', () => {
  it('holds what was written', async () => {
    const open = await wholly(archive);
    expect(open.manifest.counts.pieces).toBe(1);
    expect(await open.data(piece, PieceFile)).toMatchObject({ key: `article:${article.id}` });
  });

  it('is refused where a file was changed after it was signed', async () => {
    const changed = Buffer.from(files.get(piece)!.toString().replace('Elf', 'Elv'));
    expect(await refusal(await pack(entries({ [piece]: changed })))).toBe(texts.changed(piece));
  });

  it('is refused where its manifest was changed after it was signed', async () => {
    const manifest = Buffer.from(files.get(MANIFEST_NAME)!.toString().replace('"pieces": 1', '"pieces": 2'));
    expect(await refusal(await pack(entries({ [MANIFEST_NAME]: manifest })))).toBe(texts.unsigned);
  });

  it('shows another fingerprint where somebody else has signed it', async () => {
    const other = await wholly(await resigned(files, OTHERS));
    expect(other.fingerprint).not.toBe((await wholly(archive)).fingerprint);
  });

  it('is refused where it is signed by another key than it names', async () => {
    const signature = (await unpack(await resigned(files, OTHERS))).get(SIGNATURE_NAME)!;
    expect(await refusal(await pack(entries({ [SIGNATURE_NAME]: signature })))).toBe(texts.unsigned);
  });

  it('is refused where something was put in or taken out', async () => {
    const more = await pack(entries({ 'pieces/article-9/piece.json': Buffer.from('{}') }));
    expect(await refusal(more)).toBe(texts.strange('pieces/article-9/piece.json'));
    const less = await pack(entries().filter(({ name }) => name !== piece));
    expect(await refusal(less)).toBe(texts.missing(piece));
  });

  it.each([
    '../piece.json',
    '/etc/passwd',
    'pieces\\x.json',
    'C:/x.json',
    'pieces/./x.json',
    'Pieces/x.json',
    'x',
  ])('is refused where an entry is called %s, also when that is signed', async (name) => {
    const file = new Map([...files, ['pieces/aaaaaaaa/x.json', Buffer.from('{}')]]);
    const signed = await resigned(file, OTHERS);
    // The name is as long as the one that it takes the place of, so that the file stays whole.
    const padded = name.padEnd('pieces/aaaaaaaa/x.json'.length, '_').slice(0, 22);
    const tricked = Buffer.from(
      signed.toString('latin1').replaceAll('pieces/aaaaaaaa/x.json', padded),
      'latin1',
    );
    expect(await refusal(tricked)).not.toBe('read');
  });

  it('is refused where an entry stands twice, or is a link', async () => {
    const twice = await pack([...entries(), { name: piece, content: Buffer.from('{}') }]);
    expect(await refusal(twice)).toBe(texts.strange(piece));
    const link = entries().map((entry) => (entry.name === piece ? { ...entry, mode: 0o120777 } : entry));
    expect(await refusal(await pack(link))).toBe(texts.strange(piece));
  });

  it('is refused where an entry is larger unpacked than it can be', async () => {
    const bomb = Buffer.alloc(8 * 1024 * 1024);
    const packed = await pack([...entries(), { name: 'pieces/x/piece.json', content: bomb, compress: true }]);
    expect(await refusal(packed)).toBe(texts.tooLarge('pieces/x/piece.json'));
    const large = Buffer.alloc(33 * 1024 * 1024);
    expect(await refusal(await pack([...entries(), { name: 'x/piece.json', content: large }]))).toBe(
      texts.tooLarge('x/piece.json'),
    );
  });

  it('is refused where it was written by a newer version, or says what it cannot', async () => {
    expect(await refusal(await resigned(files, OTHERS, (manifest) => ({ ...manifest, version: 2 })))).toBe(
      texts.tooNew,
    );
    expect(await refusal(await resigned(files, OTHERS, (manifest) => ({ ...manifest, format: 'x' })))).toBe(
      texts.noArchive,
    );
    expect(await refusal(await resigned(files, OTHERS, (manifest) => ({ ...manifest, more: 1 })))).toBe(
      texts.broken,
    );
    expect(await refusal(await resigned(files, OTHERS, twice))).toBe(texts.broken);
  });

  it('is refused with a sentence wherever it is cut off or a byte is another one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(archive.length - 1), fc.boolean(), async (at, isCut) => {
        const bytes = isCut ? archive.subarray(0, at) : Buffer.from(archive);
        if (!isCut) bytes[at] = bytes[at]! ^ 0xff;
        const outcome = await refusal(bytes);
        // Some bytes say nothing, such as the hour of an entry; none of them changes what is read.
        if (outcome === 'read') expect(await unpack(bytes)).toEqual(files);
      }),
      { numRuns: 150 },
    );
  });

  it('is refused with a sentence whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        expect(await refusal(Buffer.from(bytes))).not.toBe('read');
      }),
    );
  });
});
