// Reads what ffmpeg may say of files that somebody spoilt, and first bytes that no program wrote.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLetter } from '#kernel/testing/any-letter.ts';
import { MAX_VIDEO_SIDE } from './constants.ts';
import { containerOf, containerOfExtension } from './containers.ts';
import { msOf, readProbe } from './probe.ts';
import { qualitiesOf } from './rungs.ts';

const RUNS = 500;
const two = (number: number) => String(number).padStart(2, '0');

describe('the first bytes of a file', () => {
  const MARKS = ['ftyp', 'moov', 'wide', 'mdat', 'qt  ', 'M4A ', 'isom', 'heic', 'avif', 'RIFF', 'WAVE'];
  const OTHERS = [
    'OggS',
    'fLaC',
    'ID3',
    '\x1aE\xdf\xa3',
    'webm',
    'matroska',
    '\xff\xf1',
    '\xff\xfb',
    '\0\0\0\x18',
  ];
  const head = fc
    .array(
      fc.oneof(
        fc.constantFrom(...MARKS, ...OTHERS).map((mark) => Buffer.from(mark, 'latin1')),
        fc.uint8Array({ maxLength: 4 }).map((bytes) => Buffer.from(bytes)),
      ),
      { maxLength: 8 },
    )
    .map((parts) => Buffer.concat(parts));

  it('are of a kind that is known by its ending too, or of none, and of no picture', () =>
    fc.assert(
      fc.property(head, (bytes) => {
        const found = containerOf(bytes);
        if (!found) return;
        expect(containerOfExtension(found.extension)).toBe(found);
        expect(bytes.toString('latin1', 4, 12)).not.toMatch(/^ftyp(?:hei|hev|mif1|msf1|avi)/);
      }),
      { numRuns: RUNS },
    ));

  it('say nothing by what stands behind them', () =>
    fc.assert(
      fc.property(head, fc.uint8Array(), (bytes, more) => {
        const padded = Buffer.concat([bytes, Buffer.alloc(64)]).subarray(0, 64);
        expect(containerOf(Buffer.concat([padded, more]))).toBe(containerOf(padded));
      }),
      { numRuns: RUNS },
    ));
});

describe('words of ffmpeg', () => {
  const PIECES = [
    '    Stream #0:0(und): Video: h264 (High), yuv420p',
    '  Stream #0:1: Audio: aac (LC)',
    ' (attached pic)',
    ', 1920x1080',
    ', 000x00',
    ', 99999x99999',
    ', 10x10',
    ' [SAR 64:45',
    ' [SAR 0:1',
    ' [SAR 1:0',
    ' [SAR 1:2147483647',
    ' DAR 16:9]',
    ' [SAR 999999999999999999999:1',
    ', 59.94 fps',
    ', 0 fps',
    ', . fps',
    ', 1.2.3 fps',
    ', 1e9 fps',
    ', 90k fps',
    '  Duration: 00:01:02.50',
    'Duration: N/A',
    'Duration: 99999999999999999999:00:00.0',
    'Duration: 00:00:00.0',
    'rotate : 90',
    'rotation of -90.00 degrees',
    'rotate : 99999999999999999999999',
    'rotation of -',
    '\n',
    '\r\n',
  ];
  const said = fc
    .array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...PIECES) },
        { weight: 1, arbitrary: fc.string({ unit: anyLetter, maxLength: 5 }) },
      ),
      {
        maxLength: 25,
      },
    )
    .map((pieces) => pieces.join(''));

  it('are sizes and lengths that can be worked with, or none', () =>
    fc.assert(
      fc.property(said, (words) => {
        const { durationMs, video, hasAudio } = readProbe(words);
        expect(durationMs === undefined || (Number.isFinite(durationMs) && durationMs >= 0)).toBe(true);
        expect(hasAudio).toBeTypeOf('boolean');
        if (!video) return;
        const sides = [video.width, video.height];
        for (const side of sides) expect(Number.isFinite(side) && side >= 1).toBe(true);
        expect(Number.isFinite(video.fps) && video.fps > 0).toBe(true);
        // What is larger is refused.
        if (Math.max(...sides) > MAX_VIDEO_SIDE) return;
        for (const { width, height } of qualitiesOf({ durationMs, video, hasAudio }))
          for (const side of [width, height]) expect(Number.isInteger(side) && side >= 2).toBe(true);
      }),
      { numRuns: RUNS },
    ));

  const VIDEO = '    Stream #0:0: Video: h264, yuv420p, 1920x1080 [SAR 1:2147483647 DAR 1:9], 1k fps, 1k tbr';

  it('tell of very many pictures a second in thousands', () => {
    expect(readProbe(VIDEO).video?.fps).toBe(1000);
    expect(readProbe(VIDEO.replace('1k fps', '90k fps')).video?.fps).toBe(90_000);
    expect(readProbe(VIDEO.replace('1k fps', '0.0000 fps')).video?.fps).toBe(25);
  });

  it('make no film of no width, however high its points are', () =>
    expect(readProbe(VIDEO).video).toMatchObject({ width: 1, height: 1080 }));

  it('have times that are moments of the film', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(59), fc.nat(59), fc.nat(99), (hours, minutes, seconds, hundredths) => {
        expect(msOf(`${two(hours)}:${two(minutes)}:${two(seconds)}.${two(hundredths)}`)).toBe(
          ((hours * 60 + minutes) * 60 + seconds) * 1000 + hundredths * 10,
        );
      }),
    );
  });
});
