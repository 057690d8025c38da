// This is an archive while it is written: what is in it by now, and what it still has to hold.
import type { Readable } from 'node:stream';
import { StartError } from '#kernel/start-error.ts';
import type { ZipArchive, ZipEntry } from '#bundles/data-export/public.ts';
import type { ArchiveChoice } from '../choice.ts';
import type { ArchiveBounds } from '../constants.ts';
import * as texts from '../texts.ts';
import { Gathered } from './gathered.ts';

export interface ArchiveDraft {
  readonly choice: ArchiveChoice;
  readonly archive: ZipArchive;
  readonly bounds: ArchiveBounds;
  readonly gathered: Gathered;
  /** What the manifest will name. */
  readonly files: ZipEntry[];
  /** What was noticed for print. */
  readonly reports: string[];
  readonly counts: Record<'pieces' | 'comments' | 'pictures' | 'people' | 'streams' | 'redirects', number>;
  /** Pictures that lie in it. */
  readonly pictures: Set<number>;
  readonly leftBehind: { streams: number; pictures: number };
  /** Adds a file. Throws a StartError for more than can be read again. */
  readonly add: (name: string, content: string | Readable) => Promise<void>;
  readonly addData: (name: string, data: object) => Promise<void>;
  /** Notes files that were added to the archive by others. Throws as adding does. */
  readonly note: (entries: readonly ZipEntry[]) => void;
}

/** The entries that stand in no manifest: it and its signature. */
const OWN_ENTRIES = 2;

export const beginDraft = (
  archive: ZipArchive,
  choice: ArchiveChoice,
  bounds: ArchiveBounds,
): ArchiveDraft => {
  const files: ZipEntry[] = [];
  const note: ArchiveDraft['note'] = (entries) => {
    files.push(...entries);
    if (files.length + OWN_ENTRIES > bounds.entries) throw new StartError(texts.tooMuch);
  };
  const add: ArchiveDraft['add'] = async (name, content) => {
    if (typeof content === 'string' && Buffer.byteLength(content) > bounds.dataBytes)
      throw new StartError(texts.tooLong(name));
    note([await archive.add(name, content)]);
  };
  return {
    choice,
    archive,
    bounds,
    gathered: new Gathered(),
    files,
    reports: [],
    counts: { pieces: 0, comments: 0, pictures: 0, people: 0, streams: 0, redirects: 0 },
    pictures: new Set(),
    leftBehind: { streams: 0, pictures: 0 },
    add,
    note,
    addData: (name, data) => add(name, `${JSON.stringify(data, null, 1)}\n`),
  };
};
