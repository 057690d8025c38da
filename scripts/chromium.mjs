// Finds the browser of the journeys: the system's Chromium or Chrome. It is installed where that is possible; nothing goes on
// without it. The headless shell is the same engine without windows, menus and settings around it, which take as much work as
// the pages.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { run, Stop } from './run.mjs';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
export const FOLDERS = [...(process.env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/snap/bin'];

/** Returns the path of a browser that runs. Root on Debian gets one installed; otherwise a Stop says what to do. */
export const ensureChromium = () => ensureOneOf(NAMES, ['chromium']);

/** Returns the same for journeys, which nobody watches: the shell, or a whole browser where there is no shell to be had. */
export const ensureHeadless = async () => {
  if (!findOneOf([SHELL])) await installPackages([SHELL]);
  return ensureOneOf([SHELL, ...NAMES], ['chromium']);
};

const ensureOneOf = async (names, packages) => {
  const present = findOneOf(names);
  if (present) return present;
  await installPackages(packages);
  const installed = findOneOf(names);
  if (installed) return installed;
  throw new Stop(
    'Für die Reisen durch das Portal fehlt Chromium: bitte installieren (Debian: apt-get install chromium) oder mit CHROMIUM_PATH den Pfad angeben.',
  );
};

const findOneOf = (names) => {
  const given = process.env.CHROMIUM_PATH;
  if (given && !works(given)) throw new Stop(`CHROMIUM_PATH zeigt auf keinen Browser, der läuft: ${given}`);
  return given ?? names.flatMap((name) => FOLDERS.map((folder) => path.join(folder, name))).find(works);
};

/** Also finds out placeholders that only tell how to install the real one. */
const works = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs packages with Debian's own tool, if that may be done here. */
export const installPackages = async (names) => {
  if (process.getuid?.() !== 0 || !works('apt-get')) return;
  console.log(`Es wird installiert: ${names.join(', ')} (apt-get install) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
};
