// Topic: what is in a file, read from what ffmpeg says about it (there is no ffprobe beside every ffmpeg).
import { FfmpegFailed, inputArgs, runFfmpeg } from './ffmpeg.ts';

export interface Probe {
  /** Undefined where the file doesn't say. */
  readonly durationMs: number | undefined;
  /** As shown: upright, with square pixels. */
  readonly video: { readonly width: number; readonly height: number; readonly fps: number } | undefined;
  readonly hasAudio: boolean;
}

const PROBE_TIMEOUT_MS = 60_000;

/** Throws FfmpegFailed for what is no film and no sound. */
export const probe = async (program: string, demuxer: string, file: string): Promise<Probe> => {
  const args = inputArgs(demuxer, file);
  // Without something to write it ends with an error, after it has said everything.
  const said = await runFfmpeg({ program, args, timeoutMs: PROBE_TIMEOUT_MS }).catch((error: unknown) => {
    if (error instanceof FfmpegFailed) return error.said;
    throw error;
  });
  const found = readProbe(said);
  if (!found.video && !found.hasAudio) throw new FfmpegFailed(said);
  return found;
};

/** Exported for its test. */
export const readProbe = (said: string): Probe => {
  const lines = said.split('\n');
  const at = lines.findIndex(
    (line) => / Stream #\d+:\d+.*: Video: /.test(line) && !line.includes('(attached pic)'),
  );
  return {
    durationMs: durationOf(said),
    video: at < 0 ? undefined : videoOf(lines[at]!, lines.slice(at + 1)),
    hasAudio: lines.some((line) => / Stream #\d+:\d+.*: Audio: /.test(line)),
  };
};

const durationOf = (said: string): number | undefined => {
  const time = /Duration: (\d+:\d+:\d+\.\d+)/.exec(said)?.[1];
  return time === undefined ? undefined : msOf(time);
};

/** „00:01:02.50“ */
export const msOf = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000);
};

const videoOf = (line: string, following: readonly string[]): Probe['video'] => {
  const [, width, height] = /, (\d{2,5})x(\d{2,5})\b/.exec(line) ?? [];
  if (!width || !height) return undefined;
  const [, across = '1', down = '1'] = /\bSAR (\d+):(\d+)/.exec(line) ?? [];
  const shape = Number(across) > 0 && Number(down) > 0 ? Number(across) / Number(down) : 1;
  const size = [Math.round(Number(width) * shape), Number(height)] as const;
  const end = following.findIndex((text) => /Stream #/.test(text));
  const notes = following.slice(0, end < 0 ? undefined : end).join('\n');
  const angle = Number(/rotat(?:e\s*:|ion of) *(-?\d+)/.exec(notes)?.[1] ?? 0);
  const [shownWidth, shownHeight] = Math.abs(angle) % 180 === 90 ? size.toReversed() : size;
  return { width: shownWidth!, height: shownHeight!, fps: Number(/, ([\d.]+) fps/.exec(line)?.[1] ?? 25) };
};
