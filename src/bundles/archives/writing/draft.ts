// This is an archive while it is written: what is in it by now, and what it still has to hold.
import type { Readable } from 'node:stream';
import type { ZipArchive, ZipEntry } from '#bundles/data-export/public.ts';
import type { ArchiveChoice } from '../choice.ts';
import { Gathered } from './gathered.ts';

export interface ArchiveDraft {
  readonly choice: ArchiveChoice;
  readonly archive: ZipArchive;
  readonly gathered: Gathered;
  /** What the manifest will name. */
  readonly files: ZipEntry[];
  /** What was noticed for print. */
  readonly reports: string[];
  readonly counts: Record<'pieces' | 'comments' | 'pictures' | 'people' | 'streams' | 'redirects', number>;
  /** Pictures that lie in it. */
  readonly pictures: Set<number>;
  readonly leftBehind: { streams: number; pictures: number };
  readonly add: (name: string, content: string | Readable) => Promise<void>;
  readonly addData: (name: string, data: object) => Promise<void>;
}

export const beginDraft = (archive: ZipArchive, choice: ArchiveChoice): ArchiveDraft => {
  const files: ZipEntry[] = [];
  const add: ArchiveDraft['add'] = async (name, content) => {
    files.push(await archive.add(name, content));
  };
  return {
    choice,
    archive,
    gathered: new Gathered(),
    files,
    reports: [],
    counts: { pieces: 0, comments: 0, pictures: 0, people: 0, streams: 0, redirects: 0 },
    pictures: new Set(),
    leftBehind: { streams: 0, pictures: 0 },
    add,
    addData: (name, data) => add(name, `${JSON.stringify(data, null, 1)}\n`),
  };
};
