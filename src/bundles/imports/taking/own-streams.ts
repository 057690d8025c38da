// Brings films and sound of an archive: the original as it was there, played as it came until its qualities are made, with the
// picture that stands for it and the words under it.
import { buffer } from 'node:stream/consumers';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { readerAt, streamAt } from '#bundles/archives/public.ts';
import type { ArchiveBytes } from '#bundles/archives/public.ts';
import {
  addCaptions,
  createStream,
  findCaptionLanguages,
  removeStreamFile,
  storeFormerStream,
} from '#bundles/streams/public.ts';
import { findThings } from '../queries.ts';
import type { Import } from '../queries.ts';
import type { StreamEntry } from '../reading/entries.ts';
import { bringOwn, findOwnerOf, numberIn } from './own-media.ts';
import type { OwnMedia } from './own-media.ts';
import { bringOwnPictures } from './own-pictures.ts';
import { lockTaking, recordImported, siteOf } from './record-imported.ts';

/** Brings films and sound outside any transaction. */
export const bringOwnStreams = (ctx: Ctx, source: Import, wanted: Iterable<number>): Promise<OwnMedia> =>
  bringOwn(ctx, source, wanted, {
    kind: 'stream',
    bring: async (file, entry) => {
      const outcome = await bring(ctx, source, file, entry);
      if (typeof outcome === 'number') await bringCaptions(ctx, file, entry, outcome);
      return outcome;
    },
    // The words under it come in a step of their own, before which a process may be killed.
    mend: async ({ importId, refId }, file, entry) => {
      if (importId === source.id) await bringCaptions(ctx, file, entry, refId);
    },
  });

/** Returns the id of a film here, or why it didn't come. */
const bring = async (
  ctx: Ctx,
  source: Import,
  file: ArchiveBytes,
  { key, stream, original }: StreamEntry,
): Promise<number | string> => {
  const createdAt = new Date(stream.createdAt);
  const ownerId = (await findOwnerOf(ctx, source, stream.owner, createdAt)) ?? ctx.viewer.id!;
  const posterId = stream.poster === null ? null : await posterOf(ctx, source, stream.poster);
  const stored = await storeFormerStream(ctx, {
    reader: readerAt(file, original),
    open: () => streamAt(file, original),
  });
  if (stored.kind === 'refused') return stored.text;
  const [id, isNew] = await withTransaction(ctx, async (ctx) => {
    await lockTaking(ctx, source);
    const [known] = await findThings(ctx, siteOf(source), 'stream', [key]);
    if (known) return [known.refId, false] as const;
    const { title, credit: copyright, filename } = stream;
    const id = await createStream(ctx, stored.file, {
      ownerId,
      title,
      copyright,
      filename,
      former: { createdAt, posterId },
    });
    await recordImported(ctx, source, 'stream', key, { type: 'stream', id });
    return [id, true] as const;
  });
  if (!isNew) await removeStreamFile(ctx, stored.file);
  return id;
};

const posterOf = async (ctx: Ctx, source: Import, key: string): Promise<number | null> => {
  const number = numberIn(key);
  return (await bringOwnPictures(ctx, source, [number])).ids.get(number) ?? null;
};

/** Brings the captions that aren't there yet. What no player would read stays behind. */
const bringCaptions = async (
  ctx: Ctx,
  file: ArchiveBytes,
  { captions }: StreamEntry,
  id: number,
): Promise<void> => {
  if (captions.length === 0) return;
  const there = await findCaptionLanguages(ctx, id);
  for (const { language, words } of captions)
    if (!there.includes(language) && words.bytes <= MAX_CAPTIONS_BYTES)
      await addCaptions(ctx, id, language, await buffer(streamAt(file, words)));
};

/** What players are given of them. */
const MAX_CAPTIONS_BYTES = 1_000_000;
