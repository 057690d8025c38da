// This is what every command needs first: the packages of the lock file, and the Node that comes with them.
// Plain built-ins, since this runs on Node 20 before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { alone, digest, root, run, secondsSince, Stop, storageStop } from './run.mjs';

const STAMP = path.join(root, 'node_modules', '.litfass-stamp');
const LEAVE_WITH_PARENT = pathToFileURL(path.join(root, 'scripts', 'leave-with-parent.mjs')).href;
/** The first version that runs TypeScript files as they are. */
const OLDEST_NODE = [22, 18];

/** Installs the packages when they don't match the lock file, and gives the path of the Node to run with. */
export const bootstrap = async () => {
  if (process.env.npm_lifecycle_event) await import('./leave-with-parent.mjs');
  if (!isInstalled()) await alone('install', async () => isInstalled() || (await install()));
  return findNode();
};

/** Runs a script under the pinned Node, with flags of Node's, to its end; gives its exit code. Further options as for `run`. */
export const runNode = (script, args = [], { flags = [], ...options } = {}) =>
  run(findNode(), [...flags, '--import', LEAVE_WITH_PARENT, script, ...args], options);

/** Runs a script under the pinned Node in place of this process, as far as anybody can tell from outside. */
export const runPinned = async (script, args, options) =>
  process.exit((await runNode(script, args, options)).code);

/** Finds the script behind a command of a package. */
export const tool = (name) => path.join(root, 'node_modules', '.bin', name);

const isInstalled = () => readStamp() === wantedStamp();

const wantedStamp = () =>
  digest(`${process.platform} ${process.arch} ${readFileSync(path.join(root, 'package-lock.json'), 'utf8')}`);

const readStamp = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined);

const install = async () => {
  const start = performance.now();
  console.log('Pakete werden installiert; das dauert beim ersten Mal etwa eine Minute …');
  const progress = showProgress();
  const [command, args] = npm();
  const flags = [
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=http',
  ];
  const { code, output } = await run(command, [...args, 'ci', ...flags], {
    env: { NODE_ENV: '', npm_config_engine_strict: 'false' },
    onOutput: progress,
    // Left to itself, npm first finishes what is going to be thrown away.
    endWith: 'SIGKILL',
  });
  if (code !== 0) throw installStop(output);
  try {
    writeFileSync(STAMP, wantedStamp());
  } catch (error) {
    throw storageStop(error) ?? error;
  }
  console.log(`Pakete sind installiert (${secondsSince(start)}).`);
};

/** Finds the npm that runs this command, under the Node that runs npm: not the one it is about to replace. */
const npm = () => {
  const cli = process.env.npm_execpath;
  if (!cli?.endsWith('npm-cli.js')) return ['npm', []];
  return [process.env.npm_node_execpath ?? process.execPath, [cli]];
};

/** Says every few seconds how far npm is, on whatever kind of terminal. */
const showProgress = () => {
  let next = performance.now() + 3000;
  return (output) => {
    if (performance.now() < next) return;
    next = performance.now() + 3000;
    console.log(`… ${output.match(/^npm http .*\.tgz/gm)?.length ?? 0} Pakete geladen`);
  };
};

const installStop = (output) => {
  const code = /^npm error code (\w+)/m.exec(output)?.[1] ?? '';
  const reason =
    /^npm error (?!code |errno |syscall |path )(.*)/m.exec(output)?.[1] ?? output.trim().split('\n').at(-1);
  if (/^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|E\d{3})$/.test(code))
    return new Stop(
      `Die Pakete konnten nicht geladen werden (${code}): bitte die Verbindung zum Paketverzeichnis prüfen.`,
    );
  return (
    storageStop(code) ?? new Stop(`Die Pakete konnten nicht installiert werden (${code || 'npm'}): ${reason}`)
  );
};

let found;

/** Finds the pinned Node where it runs (it doesn't on musl, for instance), else the present one if it is new enough. */
const findNode = () => {
  if (found) return found;
  const pinned = path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  found = [pinned, process.execPath].find((node) =>
    isNewEnough(spawnSync(node, ['--version'], { encoding: 'utf8' })),
  );
  if (found) return found;
  throw new Stop(
    `Für dieses System (${process.platform}-${process.arch}) liegt kein Node bei, und Node ${process.versions.node} ist zu alt: bitte Node ${OLDEST_NODE.join('.')} oder neuer installieren.`,
  );
};

const isNewEnough = ({ stdout }) => {
  const [major, minor] = (stdout ?? '').replace('v', '').split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
};
