// Makes of a file, by ffmpeg and in a folder of this machine, playlists with their segments, a frame, the loudness of sound.
// Nothing of what the file says about itself is taken over.
import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import { HOUR_MS, MINUTE_MS } from '#kernel/durations.ts';
import { MAX_HOURS, WAVEFORM_PEAKS } from './constants.ts';
import { inputArgs, runFfmpeg } from './ffmpeg.ts';
import type { Program } from './ffmpeg.ts';
import { checkLength, msOf } from './probe.ts';
import type { Probe } from './probe.ts';
import { masterPlaylist, qualitiesOf } from './rungs.ts';
import type { Quality } from './rungs.ts';
import { MASTER } from './stream-addresses.ts';

/** A file that was looked into, and where to put what is made of it. */
export interface EncodeInput {
  readonly program: Program;
  readonly demuxer: string;
  readonly file: string;
  readonly folder: string;
  readonly probe: Probe;
}

export interface Encoded {
  readonly qualities: readonly Quality[];
  /** How long it really is. */
  readonly durationMs: number;
}

const SEGMENT_SECONDS = 4;
const MAX_FPS = 30;
const MIN_TIMEOUT_MS = 10 * MINUTE_MS;
const MAX_TIMEOUT_MS = 3 * HOUR_MS;
const FRAME_TIMEOUT_MS = 2 * MINUTE_MS;
/** How many times as long as it plays the work on a file may take, on the slowest machine that is still of use. */
const TIMES_AS_LONG = 20;

/** Makes all qualities in one go, since the file has to be decoded only once so. `onProgress` hears how far it is, in ms. */
export const encode = async (input: EncodeInput, onProgress: (ms: number) => void): Promise<Encoded> => {
  const { program, demuxer, file, folder, probe } = input;
  const qualities = qualitiesOf(probe);
  let reachedMs = 0;
  await runFfmpeg({
    program,
    timeoutMs: timeoutOf(probe),
    args: [
      '-nostats',
      '-progress',
      'pipe:1',
      ...inputArgs(demuxer, file),
      ...qualities.flatMap((quality) => outputArgs(quality, probe, folder)),
    ],
    onOutput: (chunk) => {
      const time = /out_time=(\d+:\d+:\d+\.\d+)/.exec(chunk.toString('latin1'))?.[1];
      if (time === undefined) return;
      reachedMs = msOf(time);
      onProgress(reachedMs);
    },
  });
  checkLength(kindOf(probe), reachedMs);
  await writeFile(path.join(folder, MASTER), masterPlaylist(qualities));
  return { qualities, durationMs: probe.durationMs ?? reachedMs };
};

/** Takes a frame as a JPEG, upright. */
export const takeFrame = async (input: EncodeInput, atMs: number): Promise<string> => {
  const frame = path.join(input.folder, 'frame.jpg');
  const args = [
    '-ss',
    (atMs / 1000).toFixed(2),
    ...inputArgs(input.demuxer, input.file),
    ...words('-map 0:v:0 -frames:v 1 -vf format=yuvj420p -map_metadata -1 -q:v 2 -huffman default -f image2'),
    frame,
  ];
  await runFfmpeg({ program: input.program, timeoutMs: FRAME_TIMEOUT_MS, args });
  return frame;
};

const SAMPLE_RATE = 8000;
/** Samples that are looked at as one. */
const WINDOW = 400;

/** Returns the loudest of each part, from 0 to 100; the loudest of all is 100. */
export const drawWaveform = async (input: EncodeInput): Promise<number[]> => {
  const peaks: number[] = [];
  let [peak, seen] = [0, 0];
  let rest = Buffer.alloc(0);
  await runFfmpeg({
    program: input.program,
    timeoutMs: timeoutOf(input.probe),
    args: [
      ...inputArgs(input.demuxer, input.file),
      ...words(`-map 0:a:0 -ac 1 -ar ${SAMPLE_RATE} -f s16le pipe:1`),
    ],
    onOutput: (chunk) => {
      const bytes = Buffer.concat([rest, chunk]);
      const end = bytes.length - (bytes.length % 2);
      for (let at = 0; at < end; at += 2) {
        peak = Math.max(peak, Math.abs(bytes.readInt16LE(at)));
        if (++seen % WINDOW === 0) {
          peaks.push(peak);
          peak = 0;
        }
      }
      rest = bytes.subarray(end);
    },
  });
  return summarise([...peaks, peak]);
};

/** Gives so many values of any number of peaks. It is exported for its test. */
export const summarise = (peaks: readonly number[], count = WAVEFORM_PEAKS): number[] => {
  const loudest = Math.max(
    1,
    peaks.reduce((a, b) => Math.max(a, b), 0),
  );
  return Array.from({ length: count }, (_, index) => {
    const start = Math.floor((index * peaks.length) / count);
    const end = Math.max(start + 1, Math.floor(((index + 1) * peaks.length) / count));
    return Math.round((100 * peaks.slice(start, end).reduce((a, b) => Math.max(a, b), 0)) / loudest);
  });
};

const kindOf = ({ video }: Probe) => (video ? 'video' : 'audio');

const timeoutOf = ({ durationMs = 0 }: Probe): number =>
  Math.min(MAX_TIMEOUT_MS, Math.max(MIN_TIMEOUT_MS, durationMs * TIMES_AS_LONG));

const outputArgs = (quality: Quality, probe: Probe, folder: string): string[] => [
  ...words(probe.video ? videoArgs(quality, probe.video) : '-vn'),
  ...words(probe.hasAudio ? `-map 0:a:0 -c:a aac -b:a ${quality.audioBits} -ac 2 -ar 48000` : '-an'),
  ...words('-map_metadata -1 -map_chapters -1 -sn -dn'),
  // A little more than is allowed is made, so that it can be told from what is allowed.
  ...words(`-t ${MAX_HOURS[kindOf(probe)] * 3600 + SEGMENT_SECONDS}`),
  ...words(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod`),
  ...words(`-hls_flags independent_segments -hls_segment_type fmp4`),
  ...words(`-hls_fmp4_init_filename ${quality.name}-init.mp4`),
  '-hls_segment_filename',
  path.join(folder, `${quality.name}-%05d.m4s`),
  path.join(folder, `${quality.name}.m3u8`),
];

const videoArgs = ({ width, height, videoBits }: Quality, { fps }: NonNullable<Probe['video']>): string =>
  [
    `-map 0:v:0 -vf scale=${width}:${height},setsar=1,format=yuv420p`,
    ...(fps > MAX_FPS ? [`-r ${MAX_FPS}`] : []),
    '-c:v libx264 -preset veryfast -profile:v main -level 4.0 -threads 2',
    `-b:v ${videoBits} -maxrate ${Math.round(videoBits * 1.1)} -bufsize ${videoBits * 2}`,
    // Each segment begins with a whole picture.
    `-sc_threshold 0 -force_key_frames expr:gte(t,n_forced*${SEGMENT_SECONDS})`,
  ].join(' ');

/** None of them holds a blank. */
const words = (args: string): string[] => args.split(' ');
