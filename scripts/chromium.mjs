// The browser of the journeys: the system's Chromium or Chrome. Installed where that is possible, never done without.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { run, Stop } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
export const FOLDERS = [...(process.env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/snap/bin'];

/** The path of a browser that runs. Root on Debian gets one installed; otherwise a Stop says what to do. */
export const ensureChromium = async () => {
  const present = findChromium();
  if (present) return present;
  await installPackages(['chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Stop(
    'Für die Reisen durch das Portal fehlt Chromium: bitte installieren (Debian: apt-get install chromium) oder mit CHROMIUM_PATH den Pfad angeben.',
  );
};

const findChromium = () => {
  const given = process.env.CHROMIUM_PATH;
  if (given && !works(given)) throw new Stop(`CHROMIUM_PATH zeigt auf keinen Browser, der läuft: ${given}`);
  return given ?? FOLDERS.flatMap((folder) => NAMES.map((name) => path.join(folder, name))).find(works);
};

/** Also finds out placeholders that only tell how to install the real one. */
const works = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** With Debian's own tool, if that may be done here. */
export const installPackages = async (names) => {
  if (process.getuid?.() !== 0 || !works('apt-get')) return;
  console.log(`Es wird installiert: ${names.join(', ')} (apt-get install) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
};
