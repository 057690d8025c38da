import { describe, expect, it } from 'vitest';
import { BrokenImage } from './formats/image-format.ts';
import { bmp } from './formats/bmp.ts';
import { decode } from './original-pixels.ts';

/** Makes a file in the middle of which this happens. */
const fileWith = (message: string) => ({
  format: bmp,
  rotation: 0,
  focus: { x: 50, y: 50 },
  words: { caption: '', copyright: '' },
  get file(): Buffer {
    throw new Error(message);
  },
});

describe('what goes wrong with an original', () => {
  it.each(['VipsJpeg: out of memory', 'unable to allocate 4096 bytes', 'Array buffer allocation failed'])(
    'is no fault of the file where this machine is short of memory: %s',
    async (message) => {
      const failure = decode(fileWith(message));
      await expect(failure).rejects.toThrow(message);
      await expect(failure).rejects.not.toBeInstanceOf(BrokenImage);
    },
  );

  it('is one of the file otherwise', () =>
    expect(decode(fileWith('VipsJpeg: premature end'))).rejects.toBeInstanceOf(BrokenImage));
});
