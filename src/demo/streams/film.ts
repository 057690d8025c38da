// Makes a short film of drawn pictures: the camera moves along each, one after the other. Where there is no ffmpeg there is
// none.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findFfmpeg, runFfmpeg } from '#bundles/streams/public.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';

/** What one picture is looked at. */
const SHOT_SECONDS = 4;
const WIDTH = 854;
const HEIGHT = 480;
/** The picture is so much larger than the frame that moves over it. */
const LARGER = 1.25;
const FPS = 24;
/** The sandboxed ffmpeg takes most of a minute. */
const TIMEOUT_MS = 3 * MINUTE_MS;

/** Returns an MP4 of these JPEGs, in this share of the full size; undefined where it can't be made. */
export const makeFilm = async (
  { config, log }: Ctx,
  pictures: readonly Buffer[],
  share: number,
): Promise<Buffer | undefined> => {
  const program = await findFfmpeg(config);
  if (!program) return undefined;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'litfass-film-'));
  try {
    const files = pictures.map((_, at) => path.join(folder, `${at}.jpg`));
    for (const [at, file] of files.entries()) await writeFile(file, pictures[at]!);
    const film = path.join(folder, 'film.mp4');
    await runFfmpeg({
      program,
      args: [...inputs(files), ...cuts(files.length, share), film],
      timeoutMs: TIMEOUT_MS,
    });
    return await readFile(film);
  } catch (error) {
    log.warn({ err: error }, 'the demo does without its film');
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const inputs = (files: readonly string[]): string[] =>
  files.flatMap((file) => ['-loop', '1', '-framerate', String(FPS), '-t', String(SHOT_SECONDS), '-i', file]);

/** The cuts go from left to right and back again, in turns. */
const cuts = (count: number, share: number): string[] => {
  const [width, height] = [even(WIDTH * share), even(HEIGHT * share)];
  const [widthBehind, heightBehind] = [even(width * LARGER), even(height * LARGER)];
  const shots = Array.from({ length: count }, (_, at) => {
    const way = at % 2 === 0 ? `t/${SHOT_SECONDS}` : `(1-t/${SHOT_SECONDS})`;
    return `[${at}:v]scale=${widthBehind}:${heightBehind}:force_original_aspect_ratio=increase,crop=${width}:${height}:(iw-ow)*${way}:(ih-oh)/2,setsar=1,format=yuv420p[shot${at}]`;
  });
  const all = Array.from({ length: count }, (_, at) => `[shot${at}]`).join('');
  const script = `${shots.join(';')};${all}concat=n=${count}:v=1:a=0[film]`;
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '23', '-r', String(FPS)];
  return ['-filter_complex', script, '-map', '[film]', ...coding];
};

const even = (length: number) => 2 * Math.round(length / 2);
