// Streams for tests: rows without files, and short clips that ffmpeg itself makes.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { findFfmpeg } from './ffmpeg.ts';
import type { Stream } from './queries.ts';
import { streams } from './schema.ts';
import { inWorkFolder } from './work-folder.ts';

type Changes = Partial<typeof streams.$inferInsert>;

/** A public video of two seconds in one quality, unless changed. */
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
    return row!;
  });

interface Clip {
  readonly size?: string;
  readonly seconds?: number;
  /** Held upright while it was recorded. */
  readonly isTurned?: boolean;
  /** Arguments for what is written. */
  readonly more?: readonly string[];
}

/** A colourful picture that moves, with a tone. */
export const aClip = (name: string, { size = '320x240', seconds = 2, isTurned, more = [] }: Clip = {}) => {
  const picture = ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=10:duration=${seconds}`];
  return make(name, [...picture, ...tone(seconds), '-shortest', ...more], isTurned);
};

/** A tone alone. */
export const aTone = (name: string, seconds = 2): Promise<Buffer> => make(name, tone(seconds));

const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];

const make = (name: string, args: readonly string[], isTurned = false): Promise<Buffer> =>
  inWorkFolder(async (folder) => {
    const program = await findFfmpeg({ ffmpegPath: undefined });
    if (!program) throw new Error('there is no ffmpeg for the tests');
    const run = (...more: readonly string[]) => promisify(execFile)(program, ['-nostdin', '-y', ...more]);
    const file = path.join(folder, name);
    await run(...args, file);
    if (!isTurned) return readFile(file);
    const turned = path.join(folder, `turned-${name}`);
    await run('-i', file, '-c', 'copy', '-metadata:s:v', 'rotate=90', turned);
    return readFile(turned);
  });
