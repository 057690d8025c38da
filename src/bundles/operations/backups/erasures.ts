// Keeps beside the backups who was erased, and has them erased again where a backup of before brings them back. docs/decisions/0199
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import {
  erasedAgain,
  isErasureNote,
  listErasureNotes,
  readErasureNote,
  putErasureNote,
} from '#kernel/erasure-notes.ts';
import type { ErasedAgain, ErasureNote } from '#kernel/erasure-notes.ts';
import type { Files } from '#kernel/files.ts';
import { writeWhole } from './drafts.ts';
import type { FileStore } from './file-store.ts';
import { hostOf } from './rules.ts';

type Store = Pick<FileStore, 'folder'>;

/** Each portal that backs up into the folder has a list of its own, since numbers of accounts say nothing without it. */
const listOf = ({ folder }: Store, publicUrl: string) => path.join(folder, 'erased', hostOf(publicUrl));

const readList = async (file: string): Promise<string[]> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter(isErasureNote);
};

/** Adds the portal's notes to those that are kept for all its backups in this folder, older ones too. */
export const keepErasures = async (store: Store, files: Files, publicUrl: string): Promise<void> => {
  const file = listOf(store, publicUrl);
  const known = new Set(await readList(file));
  const before = known.size;
  for await (const key of listErasureNotes(files)) known.add(key);
  if (known.size === before) return;
  const lines = [...known].toSorted().map((key) => `${key}\n`);
  await writeWhole(file, Readable.from([Buffer.from(lines.join(''))]));
};

/**
 * Has everybody erased again in the portal that was restored, by its own notes and by those beside the backup, which are its own
 * from now on.
 */
export const repeatErasures = async (ctx: Ctx, store: Store, formerUrl: string): Promise<ErasedAgain> => {
  const { files } = ctx.portal;
  const keys = new Set<string>();
  for await (const key of listErasureNotes(files)) keys.add(key);
  for (const list of new Set([listOf(store, formerUrl), listOf(store, ctx.config.publicUrl)]))
    for (const key of await readList(list)) {
      if (!keys.has(key)) await putErasureNote(files, key);
      keys.add(key);
    }
  const notes = [...keys].map((key): ErasureNote => readErasureNote(key)!);
  const results = await erasedAgain.collect(ctx, notes);
  return results.reduce(
    (all, { erased, waiting }) => ({ erased: all.erased + erased, waiting: all.waiting + waiting }),
    { erased: 0, waiting: 0 },
  );
};
