// Weighs all files below a folder of the storage together.
import type { Files } from './files.ts';

/** Asks for one file after the other: for jobs, which have time. */
export const weighFolder = async (files: Files, folder: string): Promise<number> => {
  let bytes = 0;
  for await (const key of files.list(folder)) bytes += (await files.stat(key))?.bytes ?? 0;
  return bytes;
};
