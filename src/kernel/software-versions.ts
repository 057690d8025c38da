// Tells which versions of which programs run. What a bundle brings along it declares by the slot.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defineSlot } from './slots.ts';

export interface SoftwareVersion {
  /** The program's name, such as „ffmpeg“. */
  readonly name: string;
  /** The version; where there is none, that in words. */
  readonly version: string;
}

export const softwareVersions = defineSlot<void, SoftwareVersion>('desk.software-versions');

/** Both `src/kernel` and `dist/server` lie two folders below the project. */
const PACKAGE = path.resolve(import.meta.dirname, '../../package.json');

/** Returns the version of this product. */
export const findProductVersion = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { readonly version: string };
  return version;
};
