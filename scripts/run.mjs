// Runs programs for the launcher: signals reach them, none stays behind, and what stops a command is one sentence.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import net from 'node:net';
import os from 'node:os';
import { fileURLToPath } from 'node:url';

/** The checkout's folder, without a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** What keeps a command from going on, as one German sentence for the person at the terminal. */
export class Stop extends Error {
  /** @param {string} sentence @param {number} exitCode */
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** Does a command's work; a Stop becomes its sentence on the terminal. Gives the exit code. */
export const exitCodeOf = async (work) => {
  try {
    return (await work()) ?? 0;
  } catch (error) {
    const isForeseen = error instanceof Stop;
    if (error.message) console.error(isForeseen ? error.message : error);
    return isForeseen ? error.exitCode : 1;
  }
};

/**
 * Runs a program in the checkout to its end and gives `code` and, if `onOutput` takes it instead of the terminal, its
 * whole `output`. Signals are passed on, or as `endWith` says; a program that fails after one stops the command.
 */
export const run = async (command, args, { env = {}, onOutput, endWith } = {}) => {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => onOutput((output += text)));
  let received;
  const passOn = (signal) => {
    received = signal;
    child.kill(endWith ?? signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', (error) =>
        reject(new Stop(`${command} lässt sich nicht starten: ${error.message}`)),
      );
      child.once('close', (status, signal) => resolve(status ?? 128 + os.constants.signals[signal]));
    });
    if (received && code !== 0) throw new Stop('', 128 + os.constants.signals[received]);
    return { code, output };
  } finally {
    for (const signal of SIGNALS) process.off(signal, passOn);
  }
};

/** Does the work when no other process does the same in this checkout; others wait. (Linux; elsewhere without.) */
export const alone = async (name, work) => {
  const lock =
    process.platform === 'linux' ? await takeTurn(`\0litfass-${digest(`${name} ${root}`)}`) : undefined;
  try {
    return await work();
  } finally {
    lock?.close();
  }
};

/** Returns the sentence for a program or a write that failed for want of space or rights; undefined for other reasons. */
export const storageStop = (reason) => {
  const text = String(reason);
  if (/ENOSPC|EDQUOT|No space left on device/i.test(text))
    return new Stop(`Kein Speicherplatz mehr für „${root}“: bitte Platz schaffen und neu starten.`);
  if (/EACCES|EROFS|EPERM|Read-only file system|Permission denied/i.test(text))
    return new Stop(`Der Ordner „${root}“ ist nicht beschreibbar: bitte die Rechte prüfen.`);
  return undefined;
};

export const digest = (text) => createHash('sha256').update(text).digest('hex');

/** Gives the seconds since a moment of `performance.now()`, written the German way: 1,2 s. */
export const secondsSince = (start) =>
  `${((performance.now() - start) / 1000).toFixed(1).replace('.', ',')} s`;

/** Takes the turn, which is an abstract socket: its name vanishes with its holder, even after kill -9. */
const takeTurn = async (name) => {
  for (let turn = 0; ; turn++) {
    const lock = await new Promise((resolve, reject) => {
      const server = net.createServer();
      server.once('listening', () => resolve(server));
      server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
      server.listen(name);
    });
    if (lock) return lock;
    if (turn === 0) console.log('Ein anderer Aufruf bereitet hier gerade alles vor; warte auf ihn …');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};
