import { expect, it } from 'vitest';
import type { Files } from './files.ts';
import { weighFolder } from './folder-weight.ts';

it('the files of a folder weigh what they weigh together, and what is gone meanwhile nothing', async () => {
  const weights: Readonly<Record<string, number>> = { 'a/1': 3, 'a/2': 40 };
  const files = {
    list: async function* (folder: string) {
      yield* [`${folder}/1`, `${folder}/2`, `${folder}/gone`];
    },
    stat: async (key: string) => (key in weights ? { bytes: weights[key] } : undefined),
  } as unknown as Files;
  expect(await weighFolder(files, 'a')).toBe(43);
  expect(await weighFolder(files, 'b')).toBe(0);
});
