// Works out the qualities of a stream, and the playlists that tell of them. contract.md 15.7
import type { StreamRung } from './schema.ts';
import type { Probe } from './probe.ts';

/** What ffmpeg is told of a quality. */
export interface Quality extends StreamRung {
  /** Bits a second of the picture; 0 for sound alone. */
  readonly videoBits: number;
  readonly audioBits: number;
}

/** The codecs as playlists and browsers call them: main profile, level 4.0, and AAC. */
export const CODECS = { video: 'avc1.4d4028', audio: 'mp4a.40.2' } as const;

/** The steps go by the shorter side of the picture. */
const STEPS = [
  { side: 360, videoBits: 600_000 },
  { side: 540, videoBits: 1_200_000 },
  { side: 720, videoBits: 2_000_000 },
  { side: 1080, videoBits: 4_000_000 },
] as const;

const AUDIO_BITS = 96_000;
const SOUND_BITS = 128_000;
/** The factor for peaks above the average, and for what lies around the data. */
const OVERHEAD = 1.15;

/** Returns the qualities, ascending and never larger than the original. Sound has one. */
export const qualitiesOf = ({ video, hasAudio }: Probe): readonly Quality[] => {
  if (!video) return [quality('audio', { width: 0, height: 0 }, { videoBits: 0, audioBits: SOUND_BITS })];
  const side = Math.min(video.width, video.height);
  const audioBits = hasAudio ? AUDIO_BITS : 0;
  const steps = STEPS.filter((step) => step.side <= side);
  if (steps.length === 0)
    return [quality('small', even(video, 1), { videoBits: STEPS[0].videoBits, audioBits })];
  return steps.map(({ side: wanted, videoBits }) =>
    quality(`${wanted}p`, even(video, wanted / side), { videoBits, audioBits }),
  );
};

/** Writes the master playlist. */
export const masterPlaylist = (qualities: readonly Quality[]): string =>
  ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...qualities.flatMap(linesOf), ''].join(
    '\n',
  );

/** Writes the same playlist with the query behind each of its addresses. */
export const withQuery = (playlist: string, query: string): string =>
  playlist
    .split('\n')
    .map((line) => {
      if (line.startsWith('#EXT-X-MAP:')) return line.replace(/URI="([^"]+)"/, `URI="$1${query}"`);
      return line === '' || line.startsWith('#') ? line : line + query;
    })
    .join('\n');

const quality = (
  name: string,
  { width, height }: { width: number; height: number },
  bits: { videoBits: number; audioBits: number },
): Quality => ({
  name,
  width,
  height,
  ...bits,
  bandwidth: Math.round((bits.videoBits + bits.audioBits) * OVERHEAD),
});

/** H.264 wants even numbers. */
const even = ({ width, height }: { width: number; height: number }, scale: number) => ({
  width: Math.max(2, 2 * Math.round((width * scale) / 2)),
  height: Math.max(2, 2 * Math.round((height * scale) / 2)),
});

const linesOf = ({ name, width, height, bandwidth, videoBits, audioBits }: Quality): string[] => {
  const codecs = [...(videoBits > 0 ? [CODECS.video] : []), ...(audioBits > 0 ? [CODECS.audio] : [])];
  const size = width > 0 ? `,RESOLUTION=${width}x${height}` : '';
  return [`#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth}${size},CODECS="${codecs.join(',')}"`, `${name}.m3u8`];
};
