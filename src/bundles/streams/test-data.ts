// Streams for tests: rows without files, and short clips that ffmpeg itself makes.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { findFfmpeg, runFfmpeg } from './ffmpeg.ts';
import { savePosterUse } from './posters.ts';
import type { Stream } from './queries.ts';
import { streams } from './schema.ts';
import { inWorkFolder } from './work-folder.ts';

type Changes = Partial<typeof streams.$inferInsert>;

/** Makes a public video of two seconds in one quality, unless changed. */
export const aStream = (ctx: Ctx, changes: Changes = {}): Promise<Stream> =>
  withTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .insert(streams)
      .values({
        ownerId: changes.ownerId ?? (await aUser(ctx)).id,
        kind: 'video',
        title: 'Eröffnung der Brücke',
        filename: 'IMG_0815.mov',
        originalKey: 'streams/originals/te/test.mov',
        bytes: 12_400_000,
        state: 'ready',
        progress: 100,
        durationMs: 125_000,
        width: 640,
        height: 360,
        version: 'abcdef012345',
        rungs: [{ name: '360p', width: 640, height: 360, bandwidth: 800_000 }],
        access: 'public',
        createdAt: ctx.now,
        ...changes,
      })
      .returning();
    if (row!.posterId !== null) await savePosterUse(ctx, row!);
    return row!;
  });

interface Clip {
  readonly size?: string;
  readonly seconds?: number;
  /** Whether it was held upright while it was recorded. */
  readonly isTurned?: boolean;
  /** Arguments for what is written. */
  readonly more?: readonly string[];
}

/** Makes a colourful picture that moves, with a tone. */
export const aClip = (name: string, { size = '320x240', seconds = 2, isTurned, more = [] }: Clip = {}) => {
  const picture = ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=5:duration=${seconds}`];
  return make(name, [...picture, ...tone(seconds), '-shortest', ...more], isTurned);
};

/** Makes a tone alone. */
export const aTone = (
  name: string,
  { seconds = 2, more = [] }: Pick<Clip, 'seconds' | 'more'> = {},
): Promise<Buffer> => make(name, [...tone(seconds), ...more]);

const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];

const make = (name: string, args: readonly string[], isTurned = false): Promise<Buffer> =>
  inWorkFolder(async (folder) => {
    const program = await findFfmpeg({ ffmpegPath: undefined });
    if (!program) throw new Error('there is no ffmpeg for the tests');
    const file = path.join(folder, name);
    await runFfmpeg({ program, args: [...args, file], timeoutMs: 60_000 });
    const made = await readFile(file);
    return isTurned ? turnedClip(made) : made;
  });

/** Says of its picture, the first track, that it was recorded lying on its side. */
const turnedClip = (clip: Buffer): Buffer => {
  const matrix = clip.indexOf('tkhd') + 44;
  for (const [at, value] of QUARTER_TURN.entries()) clip.writeInt32BE(value, matrix + 4 * at);
  return clip;
};

const QUARTER_TURN = [0, 1 << 16, 0, -1 << 16, 0, 0, 0, 0, 1 << 30];

interface MotionJpeg {
  /** The size as the container tells it. */
  readonly width: number;
  readonly height: number;
  readonly seconds?: number;
  /** Where its pictures lie, instead of in the file itself. */
  readonly elsewhere?: string;
}

/** Makes a QuickTime film of one picture, which may be of another size than the film says of itself. */
export const aMotionJpeg = (frame: Buffer, { width, height, seconds = 1, elsewhere }: MotionJpeg): Buffer => {
  const head = Buffer.concat([box('ftyp', 'qt  ', u32(0), 'qt  ')]);
  const start = head.length + 8;
  const reference = elsewhere ? box('url ', u32(0), `${elsewhere}\0`) : box('url ', u32(1));
  const sample = box(
    'jpeg',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width),
    u16(height),
    u32(72 << 16),
    u32(72 << 16),
    zeros(4),
    u16(1),
    zeros(32),
    u16(24),
    u16(0xffff),
  );
  const table = box(
    'stbl',
    box('stsd', u32(0), u32(1), sample),
    box('stts', u32(0), u32(1), u32(1), u32(seconds)),
    box('stsc', u32(0), u32(1), u32(1), u32(1), u32(1)),
    box('stsz', u32(0), u32(0), u32(1), u32(frame.length)),
    box('stco', u32(0), u32(1), u32(start)),
  );
  const matrix = [1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30].map(u32);
  const track = box(
    'trak',
    box(
      'tkhd',
      u32(3),
      zeros(8),
      u32(1),
      zeros(4),
      u32(seconds),
      zeros(16),
      ...matrix,
      u16(width),
      u16(0),
      u16(height),
      u16(0),
    ),
    box(
      'mdia',
      box('mdhd', u32(0), zeros(8), u32(1), u32(seconds), zeros(4)),
      box('hdlr', u32(0), 'mhlrvide', zeros(13)),
      box('minf', box('vmhd', u32(1), zeros(8)), box('dinf', box('dref', u32(0), u32(1), reference)), table),
    ),
  );
  const movie = box(
    'mvhd',
    u32(0),
    zeros(8),
    u32(1),
    u32(seconds),
    u32(1 << 16),
    zeros(12),
    ...matrix,
    zeros(24),
    u32(2),
  );
  return Buffer.concat([head, box('mdat', frame), box('moov', movie, track)]);
};

const box = (name: string, ...parts: readonly (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  return Buffer.concat([u32(body.length + 8), Buffer.from(name, 'latin1'), body]);
};
const u32 = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value]);
const u16 = (value: number) => Buffer.from([value >>> 8, value]);
const zeros = (count: number) => Buffer.alloc(count);
