// Tests keep here what they throw away: in memory where the machine can spare it. A database has hundreds of small files, and
// on some disks making them takes most of a test's time.
import { constants } from 'node:fs';
import { access, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
/** How much memory is enough: containers often have no more than 64 MB of it. */
const ENOUGH_BYTES = 4e9;

/** Makes a new empty folder whose name begins so; whoever asks for it removes it. */
export const fastFolder = async (prefix: string): Promise<string> =>
  mkdtemp(path.join((await isMemoryFree()) ? MEMORY : tmpdir(), prefix));

const isMemoryFree = async (): Promise<boolean> => {
  try {
    await access(MEMORY, constants.W_OK);
    const { type, bavail, bsize } = await statfs(MEMORY);
    return type === TMPFS && bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
};
