// AVIF has boxes within boxes. It is accepted only when the portal says so; its traces go when it is written anew. Reads what
// strangers send.
import { inspectBoxes } from './boxes.ts';
import type { ImageFormat } from './image-format.ts';

export const avif: ImageFormat = {
  name: 'avif',
  extension: 'avif',
  label: 'AVIF',
  matches: (head) => /^ftypavi[fs]/.test(head.toString('latin1', 4, 12)),
  inspect: async (bytes) => {
    const { width, height, end } = await inspectBoxes(bytes);
    return { width, height, end };
  },
};
