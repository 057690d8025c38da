// This is what postmaster.pid says about the PostgreSQL of a data folder, and whether it is still true: the
// file outlives kill -9 and a reboot, after which its process number may be free, a zombie's, or another
// program's.
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** Our server binds its socket beside its working directory, so that length and rights of the path don't matter. */
export const SOCKET_FOLDER = '.';
export const PORT = 5432;
const SOCKET_NAME = `.s.PGSQL.${PORT}`;

/** What a killed server leaves in its folder. A new one would take it for a sign of life if the number is in use. */
export const REMAINS = ['postmaster.pid', `${SOCKET_NAME}.lock`, SOCKET_NAME];

/** Unix sockets have room for 107 bytes of path. */
export const MAX_SOCKET_PATH_BYTES = 107;

export type PostgresState =
  | { readonly kind: 'none' }
  /** The server is starting, recovering or stopping. */
  | { readonly kind: 'busy'; readonly pid: number; readonly status: string }
  | { readonly kind: 'ready'; readonly pid: number }
  /** Somebody started it by hand, with a socket of its own. */
  | { readonly kind: 'foreign'; readonly pid: number };

/** Reads the state of the server in a folder; `socketDir` is a short name of the folder. */
export const readState = async (folder: string, socketDir: string): Promise<PostgresState> => {
  const file = readPidFile(folder);
  if (!file) return { kind: 'none' };
  const { pid, status } = file;
  const command = commandOf(pid);
  if (!path.basename(command[0] ?? '').startsWith('postgres')) return { kind: 'none' };
  if (file.socketFolder && file.socketFolder !== SOCKET_FOLDER) return { kind: 'foreign', pid };
  if (await accepts(socketDir))
    return status === 'ready' ? { kind: 'ready', pid } : { kind: 'busy', pid, status };
  return command.includes(folderMark(folder)) ? { kind: 'busy', pid, status } : { kind: 'none' };
};

/** Returns a setting of no effect: it shows people and `readState` which folder a server belongs to. */
export const folderMark = (folder: string) => `litfass.folder=${folder}`;

/** Also false for a zombie, which takes signals but works no more. */
export const isAlive = (pid: number): boolean => commandOf(pid).length > 0;

export const socketPath = (socketDir: string) => path.join(socketDir, SOCKET_NAME);

const readPidFile = (folder: string) => {
  const lines = readText(path.join(folder, 'postmaster.pid'))
    ?.split('\n')
    .map((line) => line.trim());
  if (!lines) return undefined;
  const [pid = '', , , , socketFolder = '', , , status = ''] = lines;
  return { pid: Number(pid), socketFolder, status };
};

/** Returns the program and its arguments; empty when there is no such process. A zombie has none either. */
const commandOf = (pid: number) => (readText(`/proc/${pid}/cmdline`) ?? '').split('\0').filter(Boolean);

const readText = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const accepts = (socketDir: string) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(socketPath(socketDir));
    socket.once('connect', () => resolve(true));
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EAGAIN'));
    socket.once('connect', () => socket.destroy());
  });
