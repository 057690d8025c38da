// Reads an export that lies on the disk of the portal, for the command: it is read where it is, with pictures from a folder
// beside it.
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { beginImport, checkFile, insertImport, newFileKey, readInto, readStoredFile } from './commands.ts';
import type { NewImport } from './commands.ts';
import { mayImport } from './policy.ts';
import { findImport, listAfter } from './queries.ts';
import type { Import } from './queries.ts';
import { UnreadableFile } from './reading/entries.ts';
import { formatNamed } from './reading/formats.ts';
import { likelyColumns } from './table-columns.ts';
import { bringPictures } from './taking/pictures.ts';
import type { PictureFiles } from './taking/pictures.ts';
import { picturesOf } from './taking/pieces.ts';

export interface FileOnDisk {
  readonly filename: string;
  readonly head: string;
  /** Reads the file from its beginning, each time. */
  readonly read: () => Readable;
  readonly site: string;
  /** Where uploads of that portal lie, its real path. */
  readonly folder: string | undefined;
}

export type FromFileOutcome =
  | {
      readonly kind: 'read';
      readonly id: number;
      readonly pictures: { readonly found: number; readonly missing: number };
    }
  | Invalid;

/** Reads it and takes its pictures in; begins nothing else. Throws 403. */
export const beginFromFile = async (ctx: Ctx, file: FileOnDisk): Promise<FromFileOutcome> => {
  if (!mayImport(ctx.viewer)) throw forbidden();
  const checked = checkFile(file);
  if (checked.kind === 'invalid') return checked;
  const columns = await columnsOf(ctx, checked.value.format, file);
  if (columns && !columns.columns.includes('title')) return letChoose(ctx, file);
  const isStored = columns !== undefined || formatNamed(checked.value.format)?.readStored !== undefined;
  const id = isStored
    ? await store(ctx, file, { ...checked.value, ...columns })
    : await stageAtOnce(ctx, file, checked.value);
  const source = (await findImport(ctx, id))!;
  if (source.problem !== null) return invalid({ file: source.problem });
  const pictures = file.folder ? await takeFromFolder(ctx, source, file.folder) : { found: 0, missing: 0 };
  return { kind: 'read', id, pictures };
};

type Checked = Omit<NewImport, 'fileKey'>;

const stageAtOnce = async (ctx: Ctx, { read }: FileOnDisk, checked: Checked): Promise<number> => {
  const id = await insertImport(ctx, { ...checked, fileKey: null });
  await readInto(ctx, (await findImport(ctx, id))!, read());
  return id;
};

/** It is read again: while things come, or when somebody says anew what its columns are. */
const store = async (ctx: Ctx, { read }: FileOnDisk, checked: Checked): Promise<number> => {
  const fileKey = newFileKey();
  await ctx.portal.files.put(fileKey, read(), { contentType: 'application/octet-stream' });
  const id = await insertImport(ctx, { ...checked, fileKey });
  await readStoredFile(ctx, id);
  return id;
};

/** Returns the shape and the likely columns of a table; undefined for what is no table, or none that can be read. */
const columnsOf = async (ctx: Ctx, format: string, { read }: FileOnDisk) => {
  const shape = await formatNamed(format)
    ?.inspect?.(read())
    .catch((error: unknown) => {
      if (error instanceof UnreadableFile) return undefined;
      throw error;
    });
  return shape && { shape: { ...shape, samples: [] }, columns: await likelyColumns(ctx, shape) };
};

/** Nobody knows what its columns are until somebody says so on its page. */
const letChoose = async (ctx: Ctx, file: FileOnDisk): Promise<FromFileOutcome> => {
  const outcome = await beginImport(ctx, file);
  return outcome.kind === 'invalid'
    ? outcome
    : { kind: 'read', id: outcome.id, pictures: { found: 0, missing: 0 } };
};

const AT_ONCE = 50;

const takeFromFolder = async (ctx: Ctx, source: Import, folder: string) => {
  const files = filesIn(folder);
  let [found, missing] = [0, 0];
  let after = 0;
  for (;;) {
    const items = await listAfter(ctx, source.id, 'piece', after, AT_ONCE);
    if (items.length === 0) return { found, missing };
    for (const { id, state, content } of items) {
      after = id;
      if (state !== 'waiting' || content?.kind !== 'piece') continue;
      const wanted = picturesOf(source, content);
      const ids = await bringPictures(ctx, source, wanted, files);
      found += ids.size;
      missing += wanted.length - ids.size;
    }
  }
};

/** Uploads lie no deeper. */
const MAX_FOLDERS = 50;

/**
 * Finds the part of an address that lies in the folder: it is tried from each of its folders on, the longest first, and never
 * outside the folder.
 */
const filesIn =
  (folder: string): PictureFiles =>
  async (_ctx, address) => {
    const parts = decoded(URL.parse(address, 'https://portal.invalid')?.pathname ?? '')
      .split('/')
      .filter(Boolean);
    if (parts.length > MAX_FOLDERS) return undefined;
    for (let from = 0; from < parts.length; from++) {
      const file = await realpath(path.join(folder, ...parts.slice(from))).catch(() => undefined);
      if (!file?.startsWith(folder + path.sep) || path.extname(file) === '') continue;
      if ((await stat(file)).isFile()) return createReadStream(file);
    }
    return undefined;
  };

const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};
