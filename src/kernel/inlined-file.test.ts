import { expect, it } from 'vitest';
import { bytesOfInlined } from './inlined-file.ts';

it('gives a file that was imported with the code byte by byte', () => {
  const bytes = Buffer.from([0, 255, 13, 10, 44]);
  expect(bytesOfInlined(`data:image/x-icon;base64,${bytes.toString('base64')}`)).toEqual(bytes);
});
