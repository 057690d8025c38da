// The portal notes among its files who was erased, where a database that is restored from an older backup doesn't take it back: by the
// account's number and moments alone, nothing of the person. docs/decisions/0199
import { Readable } from 'node:stream';
import { contentTypeOf } from './files-contract.ts';
import type { Files } from './files.ts';
import { defineSlot } from './slots.ts';

export interface ErasureNote {
  readonly userId: number;
  /** Together with the number it tells the accounts of unlike portals apart. */
  readonly createdAt: Date;
  readonly erasedAt: Date;
  readonly keepsComments: boolean;
}

export interface ErasedAgain {
  readonly erased: number;
  /** They are to be erased, but that didn't succeed yet, or nobody else administers the portal; it is tried again each hour. */
  readonly waiting: number;
}

/** Erases those who are there again although a note says that they were erased. */
export const erasedAgain = defineSlot<readonly ErasureNote[], ErasedAgain>('kernel.erased-again', {
  isAboutRows: true,
});

const FOLDER = 'erased/';
const KEEPS = 'keeps';
const KEY = new RegExp(`^${FOLDER}(\\d+)-(-?\\d+)-(\\d+)-(${KEEPS}|takes)$`);

/** Says whether a file is such a note: what is restored never takes it away. */
export const isErasureNote = (key: string): boolean => KEY.test(key);

/** Reads a note by the key of its file, which is empty; undefined for what is none. */
export const readErasureNote = (key: string): ErasureNote | undefined => {
  const [, userId, createdAt, erasedAt, comments] = KEY.exec(key) ?? [];
  if (userId === undefined) return undefined;
  return {
    userId: Number(userId),
    createdAt: new Date(Number(createdAt)),
    erasedAt: new Date(Number(erasedAt)),
    keepsComments: comments === KEEPS,
  };
};

/** Yields the keys of all notes. */
export async function* listErasureNotes(files: Files, prefix = FOLDER): AsyncGenerator<string> {
  for await (const key of files.list(prefix)) if (isErasureNote(key)) yield key;
}

/** Writes a note unless there is one about the same account. */
export const writeErasureNote = async (
  files: Files,
  { userId, createdAt, erasedAt, keepsComments }: ErasureNote,
): Promise<void> => {
  const account = `${FOLDER}${userId}-${createdAt.getTime()}-`;
  for await (const key of listErasureNotes(files, account)) if (key) return;
  await putErasureNote(files, `${account}${erasedAt.getTime()}-${keepsComments ? KEEPS : 'takes'}`);
};

/** Puts a note in its place by its key, such as one that was kept elsewhere. */
export const putErasureNote = async (files: Files, key: string): Promise<void> => {
  await files.put(key, Readable.from([]), { contentType: contentTypeOf(key) });
};
