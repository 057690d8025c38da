// Says what kinds of files are taken in, told by their first bytes whatever their names say. contract.md 15.7
// Reads what strangers send.
import type { StreamKind } from './constants.ts';

export interface Container {
  /** The extension of the file as it is stored; it decides the type under which it is served. */
  readonly extension: string;
  /** What it most likely is; the work on it finds out. */
  readonly kind: StreamKind;
  /** The one reader that ffmpeg may use for it: a playlist in disguise could make it read other files. */
  readonly demuxer: string;
}

/** Returns the kind of file that begins so; undefined for all that isn't taken in. */
export const containerOf = (head: Buffer): Container | undefined =>
  RULES.find(({ begins }) => begins(head))?.container;

/** Returns the container of a file that was let in. */
export const containerOfExtension = (extension: string): Container | undefined =>
  RULES.find(({ container }) => container.extension === extension)?.container;

/** The types of files for the file chooser. */
export const ACCEPT =
  'video/mp4,video/quicktime,video/webm,video/x-matroska,.mkv,audio/mpeg,audio/mp4,audio/aac,audio/ogg,audio/wav,audio/flac,.m4a,.opus';

interface Rule {
  readonly container: Container;
  readonly begins: (head: Buffer) => boolean;
}

const text = (head: Buffer, start: number, end: number) => head.toString('latin1', start, end);

/** Pictures come in the same container. */
const PICTURE_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1|avi[fs])$/;
const AUDIO_BRANDS = /^(M4A |M4B |M4P )$/;

const brandOf = (head: Buffer) => (text(head, 4, 8) === 'ftyp' ? text(head, 8, 12) : undefined);
const isMp4 = (head: Buffer) => {
  const brand = brandOf(head);
  return brand !== undefined && !PICTURE_BRANDS.test(brand);
};
const isMatroska = (head: Buffer) => text(head, 0, 4) === '\x1aE\xdf\xa3';

const RULES: readonly Rule[] = [
  {
    container: { extension: 'mov', kind: 'video', demuxer: 'mov' },
    begins: (head) => brandOf(head) === 'qt  ' || /^(wide|moov|mdat)$/.test(text(head, 4, 8)),
  },
  {
    container: { extension: 'm4a', kind: 'audio', demuxer: 'mov' },
    begins: (head) => AUDIO_BRANDS.test(brandOf(head) ?? ''),
  },
  { container: { extension: 'mp4', kind: 'video', demuxer: 'mov' }, begins: isMp4 },
  {
    container: { extension: 'webm', kind: 'video', demuxer: 'matroska' },
    begins: (head) => isMatroska(head) && text(head, 0, 64).includes('webm'),
  },
  {
    container: { extension: 'mkv', kind: 'video', demuxer: 'matroska' },
    begins: (head) => isMatroska(head) && text(head, 0, 64).includes('matroska'),
  },
  {
    container: { extension: 'ogg', kind: 'audio', demuxer: 'ogg' },
    begins: (head) => text(head, 0, 4) === 'OggS',
  },
  {
    container: { extension: 'flac', kind: 'audio', demuxer: 'flac' },
    begins: (head) => text(head, 0, 4) === 'fLaC',
  },
  {
    container: { extension: 'wav', kind: 'audio', demuxer: 'wav' },
    begins: (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WAVE',
  },
  {
    // A frame of ADTS begins with twelve set bits, then layer 0.
    container: { extension: 'aac', kind: 'audio', demuxer: 'aac' },
    begins: (head) => head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0,
  },
  {
    // An MP3 begins with a tag, or with a frame of layer III.
    container: { extension: 'mp3', kind: 'audio', demuxer: 'mp3' },
    begins: (head) => text(head, 0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2),
  },
];
