// Serves the whole of a stream as one file, for browsers that can't put it together from playlists, and for people whose
// browser lacks what it would take to play it: they keep it and open it elsewhere. The beginning and the segments of a quality,
// one after the other, are an MP4; nothing is stored for it.
import { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import { contentTypeOf } from '#kernel/files.ts';
import type { Stream } from './queries.ts';
import { CODECS } from './rungs.ts';
import { extensionOf, fileKey } from './stream-addresses.ts';

/** Returns its name among the files of the stream, and its type with what is in it. */
export const wholeFileOf = ({
  rungs,
  kind,
  originalKey,
}: Pick<Stream, 'rungs' | 'kind' | 'originalKey'>): { readonly name: string; readonly type: string } => {
  const best = rungs.at(-1);
  if (!best) return { name: `original.${extensionOf(originalKey)}`, type: contentTypeOf(originalKey) };
  return kind === 'video'
    ? { name: `${best.name}.mp4`, type: `video/mp4; codecs="${CODECS.video},${CODECS.audio}"` }
    : { name: `${best.name}.m4a`, type: `audio/mp4; codecs="${CODECS.audio}"` };
};

/** Returns the parts of its quality in their order, read one after the other; undefined when its playlist isn't there. */
export const readWholeFile = async (
  ctx: Ctx,
  { id, version, rungs }: Stream,
): Promise<Readable | undefined> => {
  const { files } = ctx.portal;
  const stored = await files.get(fileKey(id, version, `${rungs.at(-1)!.name}.m3u8`));
  if (!stored) return undefined;
  const playlist = Buffer.concat(await stored.stream.toArray()).toString('utf8');
  return Readable.from(
    (async function* () {
      for (const name of partsOf(playlist)) {
        const part = await files.get(fileKey(id, version, name));
        if (!part) throw new Error(`${name} of stream ${id} is missing`);
        yield* part.stream;
      }
    })(),
    { objectMode: false },
  );
};

const partsOf = (playlist: string): string[] =>
  playlist.split('\n').flatMap((line) => {
    const beginning = /^#EXT-X-MAP:URI="([^"]+)"/.exec(line)?.[1];
    if (beginning !== undefined) return [beginning];
    return line === '' || line.startsWith('#') ? [] : [line];
  });
