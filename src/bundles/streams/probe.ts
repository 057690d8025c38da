// Finds out what is in a file, from what ffmpeg says about it (there is no ffprobe beside every ffmpeg), and whether that is
// more than we work on. Nothing is decoded at its full size before this is known. Reads what strangers send.
import { HOUR_MS } from '#kernel/durations.ts';
import { MAX_HOURS, MAX_VIDEO_PIXELS, MAX_VIDEO_SIDE } from './constants.ts';
import type { StreamKind } from './constants.ts';
import { FfmpegFailed, inputArgs, runFfmpeg } from './ffmpeg.ts';
import type { Program } from './ffmpeg.ts';
import * as texts from './texts.ts';

export interface Probe {
  /** Undefined where the file doesn't say. */
  readonly durationMs: number | undefined;
  /** The video as shown: upright, with square pixels. */
  readonly video: { readonly width: number; readonly height: number; readonly fps: number } | undefined;
  readonly hasAudio: boolean;
}

/** The error for what is more than we work on. Trying again changes nothing. */
export class StreamRefused extends Error {
  /** Tells its owner why. */
  readonly text: string;
  constructor(text: string) {
    super(`stream refused: ${text}`);
    this.name = 'StreamRefused';
    this.text = text;
  }
}

const PROBE_TIMEOUT_MS = 60_000;

/** Throws FfmpegFailed for what is no film and no sound, StreamRefused for what is too much. */
export const probe = async (program: Program, demuxer: string, file: string): Promise<Probe> => {
  const args = inputArgs(demuxer, file);
  // Without something to write ffmpeg ends with an error, after it has said everything.
  const said = await runFfmpeg({ program, args, timeoutMs: PROBE_TIMEOUT_MS }).catch((error: unknown) => {
    if (error instanceof FfmpegFailed) return error.said;
    throw error;
  });
  const found = readProbe(said);
  if (isTooLarge(found.video, said)) throw new StreamRefused(texts.videoTooLarge);
  if (!found.video && !found.hasAudio) throw new FfmpegFailed(said);
  checkLength(found.video ? 'video' : 'audio', found.durationMs ?? 0);
  return found;
};

/** Files don't always say the truth about their length; throws StreamRefused. */
export const checkLength = (kind: StreamKind, ms: number): void => {
  if (ms > MAX_HOURS[kind] * HOUR_MS) throw new StreamRefused(texts.streamTooLong(kind, MAX_HOURS[kind]));
};

/** Of a picture that is larger than `inputArgs` allows, ffmpeg tells no size but that it was too much. */
const isTooLarge = (video: Probe['video'], said: string): boolean =>
  video
    ? Math.max(video.width, video.height) > MAX_VIDEO_SIDE || video.width * video.height > MAX_VIDEO_PIXELS
    : /^ *Stream #.*: Video: (?!.*\(attached pic\))/m.test(said) &&
      /Picture size \d+x\d+ (exceeds|is invalid)/.test(said);

/** Reads what ffmpeg said; it is exported for its test. */
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

/** Takes a time such as „00:01:02.50“. */
export const msOf = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000);
};

const videoOf = (line: string, following: readonly string[]): Probe['video'] => {
  const [, width, height] = /, (\d{2,6})x(\d{2,6})\b/.exec(line) ?? [];
  if (!(Number(width) > 0) || !(Number(height) > 0)) return undefined;
  const [, across = '1', down = '1'] = /\bSAR (\d+):(\d+)/.exec(line) ?? [];
  const shape = Number(across) > 0 && Number(down) > 0 ? Number(across) / Number(down) : 1;
  // Points may be said to be any times as high as wide, but a film of no width has no shape.
  const size = [Math.max(1, Math.round(Number(width) * shape)), Number(height)] as const;
  const end = following.findIndex((text) => /Stream #/.test(text));
  const notes = following.slice(0, end < 0 ? undefined : end).join('\n');
  const angle = Number(/rotat(?:e\s*:|ion of) *(-?\d+)/.exec(notes)?.[1] ?? 0);
  const [shownWidth, shownHeight] = Math.abs(angle) % 180 === 90 ? size.toReversed() : size;
  return { width: shownWidth!, height: shownHeight!, fps: fpsOf(line) };
};

const USUAL_FPS = 25;

/** Whole thousands are said as „90k“. */
const fpsOf = (line: string): number => {
  const [, number, thousands] = /, (\d+(?:\.\d+)?)(k?) fps/.exec(line) ?? [];
  return Number(number) > 0 ? Number(number) * (thousands ? 1000 : 1) : USUAL_FPS;
};
