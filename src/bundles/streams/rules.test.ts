// Tests pure parts of streaming media: kinds of files, what ffmpeg says, playlists, captions, words.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLetter } from '#kernel/testing/any-letter.ts';
import { readCaptions } from './captions.ts';
import { containerOf } from './containers.ts';
import { summarise } from './encode.ts';
import { readProbe } from './probe.ts';
import { masterPlaylist, qualitiesOf, withQuery } from './rungs.ts';
import { durationText, sizeText } from './texts.ts';

describe('the kind of a file', () => {
  it.each([
    ['mov', '\0\0\0\x14ftypqt  '],
    ['mov', '\0\0\0\x08wide\0\0'],
    ['mp4', '\0\0\0\x20ftypisom'],
    ['mp4', '\0\0\0\x20ftypM4V '],
    ['m4a', '\0\0\0\x20ftypM4A '],
    ['webm', '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm'],
    ['mkv', '\x1aE\xdf\xa3\xa3B\x86\x81\x01B\x82\x88matroska'],
    ['ogg', 'OggS\0\x02'],
    ['flac', 'fLaC\0\0'],
    ['wav', 'RIFF\x24\0\0\0WAVEfmt '],
    ['aac', '\xff\xf1\x50\x80'],
    ['mp3', 'ID3\x04\0'],
    ['mp3', '\xff\xfb\x90\x64'],
  ])('%s', (extension, head) => {
    expect(containerOf(Buffer.from(head, 'latin1'))?.extension).toBe(extension);
  });

  it.each([
    '<svg>',
    '#EXTM3U\n',
    '\0\0\0\x18ftypheic',
    '\0\0\0\x18ftypavif',
    'RIFF\0\0\0\0AVI ',
    '\xff\xd8\xff\xe0',
    '',
  ])('of %j is none that is taken in', (head) => {
    expect(containerOf(Buffer.from(head, 'latin1'))).toBeUndefined();
  });
});

const SAID = `Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'x.mov':
  Duration: 00:01:02.50, start: 0.000000, bitrate: 194 kb/s
    Stream #0:0(und): Video: h264 (High) (avc1 / 0x31637661), yuv420p, 1920x1080 [SAR 1:1 DAR 16:9], 112 kb/s, 59.94 fps, 60 tbr (default)
    Metadata:
      rotate          : 90
    Side data:
      displaymatrix: rotation of -90.00 degrees
    Stream #0:1(und): Audio: aac (LC) (mp4a / 0x6134706D), 44100 Hz, mono, fltp, 69 kb/s (default)`;

describe('what ffmpeg says of a file', () => {
  it('is read: length, upright size, sound', () => {
    expect(readProbe(SAID)).toEqual({
      durationMs: 62_500,
      video: { width: 1080, height: 1920, fps: 59.94 },
      hasAudio: true,
    });
  });

  it('may be that points are not square, or that the length is unknown', () => {
    const said = SAID.replace('1920x1080 [SAR 1:1', '720x576 [SAR 64:45').replace(/rotat.*/g, '');
    expect(readProbe(said.replace('00:01:02.50', 'N/A'))).toMatchObject({
      durationMs: undefined,
      video: { width: 1024, height: 576 },
    });
  });

  it('makes sound of sound with a cover', () => {
    const said =
      'Stream #0:0: Audio: mp3, 44100 Hz\n    Stream #0:1: Video: mjpeg, yuvj420p, 600x600 (attached pic)';
    expect(readProbe(`    ${said}`)).toEqual({ durationMs: undefined, video: undefined, hasAudio: true });
  });
});

const of = (width: number, height: number, hasAudio = true) =>
  qualitiesOf({ durationMs: 1000, video: { width, height, fps: 25 }, hasAudio });

describe('qualities', () => {
  it('are never larger than the original', () => {
    expect(of(1920, 1080).map(({ name, width, height }) => `${name} ${width}x${height}`)).toEqual([
      '360p 640x360',
      '540p 960x540',
      '720p 1280x720',
      '1080p 1920x1080',
    ]);
    expect(of(853, 480).map(({ name, width }) => [name, width])).toEqual([['360p', 640]]);
    expect(of(321, 241).map(({ name, width, height }) => [name, width, height])).toEqual([
      ['small', 322, 242],
    ]);
  });

  it('stand in the master playlist with what plays them', () => {
    expect(masterPlaylist(of(640, 360, false))).toBe(
      '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n#EXT-X-STREAM-INF:BANDWIDTH=690000,RESOLUTION=640x360,CODECS="avc1.4d4028"\n360p.m3u8\n',
    );
    const sound = masterPlaylist(qualitiesOf({ durationMs: 1000, video: undefined, hasAudio: true }));
    expect(sound).toContain('CODECS="mp4a.40.2"\naudio.m3u8');
  });

  it('get a query behind each address of a playlist', () => {
    const playlist = '#EXTM3U\n#EXT-X-MAP:URI="a-init.mp4"\n#EXTINF:4,\na-1.m4s\n';
    expect(withQuery(playlist, '?e=1&s=x')).toBe(
      '#EXTM3U\n#EXT-X-MAP:URI="a-init.mp4?e=1&s=x"\n#EXTINF:4,\na-1.m4s?e=1&s=x\n',
    );
  });
});

describe('captions', () => {
  const CUE = '00:01.000 --> 00:02.500 align:start\nGuten Tag\n';

  it('are WebVTT with times, in UTF-8', () => {
    expect(readCaptions(Buffer.from(`\ufeffWEBVTT Titel\r\n\r\n${CUE}`))).toBe(`WEBVTT Titel\n\n${CUE}`);
  });

  it.each([
    ['another format', `1\n00:00:01,000 --> 00:00:02,500\nGuten Tag\n`],
    ['no cue', 'WEBVTT\n\n'],
    ['a broken time', 'WEBVTT\n\n00:01 --> 00:02\nGuten Tag\n'],
    ['null bytes', `WEBVTT\n\n${CUE}\0`],
  ])('are not %s', (_, text) => {
    expect(readCaptions(Buffer.from(text))).toBeUndefined();
  });

  it('are read as they are stored, or not at all', () => {
    const piece = fc.oneof(
      fc.constantFrom('WEBVTT', '\n', '\r\n', '\r', CUE, ' --> ', '00:01.000', '\ufeff', '\0', 'Ä'),
      fc.string({ unit: anyLetter, maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const stored = readCaptions(Buffer.from(['WEBVTT\n', ...pieces].join('')));
        if (stored === undefined) return;
        expect(readCaptions(Buffer.from(stored))).toBe(stored);
        expect(stored).not.toMatch(/[\r\0]/);
      }),
    );
  });

  it('are not in another encoding', () => {
    expect(readCaptions(Buffer.from(`WEBVTT\n\n${CUE}Grüße`, 'latin1'))).toBeUndefined();
  });
});

describe('loudness', () => {
  it('is so many values up to 100, of few peaks and of many', () => {
    expect(summarise([10, 20, 5], 3)).toEqual([50, 100, 25]);
    expect(summarise([10, 20, 0, 4, 5, 1], 3)).toEqual([100, 20, 25]);
    expect(summarise([8], 4)).toHaveLength(4);
    expect(summarise([0, 0], 2)).toEqual([0, 0]);
  });
});

describe('words', () => {
  it('tell size and length', () => {
    expect([2_000_000_000, 12_400_000, 32_000_000, 4000].map(sizeText)).toEqual([
      '2\u00a0GB',
      '12,4\u00a0MB',
      '32\u00a0MB',
      '4\u00a0KB',
    ]);
    expect([0, 125_000, 3_725_000].map(durationText)).toEqual(['0:00', '2:05', '1:02:05']);
  });
});
