// Writes films and sound of an archive: the originals, what is said of them, and the words under them.
import { inBatches } from '#kernel/batches.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { listWholeStreams } from '#bundles/streams/public.ts';
import type { WholeStream } from '#bundles/streams/public.ts';
import { BATCH_SIZE } from '../constants.ts';
import { keyOf } from '../format.ts';
import type { StreamFile } from '../format.ts';
import type { ArchiveDraft } from './draft.ts';

export const filmName = ({ id, extension }: Pick<WholeStream, 'id' | 'extension'>): string =>
  `streams/${id}/original.${extension}`;

/**
 * Adds films and sound one at a time, before pictures, one of which stands for each; what the storage has lost is counted and
 * left out.
 */
export const addStreams = async (ctx: Ctx, draft: ArchiveDraft): Promise<void> => {
  const { gathered, leftBehind } = draft;
  const wanted = [...gathered.streams].sort((a, b) => a - b);
  for await (const ids of inBatches(wanted, BATCH_SIZE)) {
    const streams = await listWholeStreams(ctx, ids);
    leftBehind.streams += ids.length - streams.length;
    for (const stream of streams) if (!(await addStream(draft, stream))) leftBehind.streams += 1;
  }
};

const addStream = async (draft: ArchiveDraft, stream: WholeStream): Promise<boolean> => {
  const { id, ownerId, posterId } = stream;
  const original = await stream.open();
  if (!original) return false;
  const { gathered, counts } = draft;
  gathered.people.add(ownerId);
  if (posterId !== null) gathered.pictures.add(posterId);
  await draft.add(filmName(stream), original);
  const captions: StreamFile['captions'] = [];
  for (const { language, open } of stream.captions) {
    const words = await open();
    if (!words) continue;
    const file = `captions-${language}.vtt`;
    await draft.add(`streams/${id}/${file}`, words);
    captions.push({ language, file });
  }
  await draft.addData(`streams/${id}/stream.json`, toStreamFile(stream, captions));
  counts.streams += 1;
  return true;
};

const toStreamFile = (stream: WholeStream, captions: StreamFile['captions']): StreamFile => ({
  key: keyOf('stream', stream.id),
  file: `original.${stream.extension}`,
  owner: keyOf('person', stream.ownerId),
  title: stream.title,
  credit: stream.copyright,
  filename: stream.filename,
  poster: stream.posterId === null ? null : keyOf('picture', stream.posterId),
  captions,
  createdAt: stream.createdAt.toISOString(),
});
