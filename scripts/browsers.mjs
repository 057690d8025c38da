// These are the programs of `npm run browsers`: three engines and what drives them. They are installed where that is possible;
// nothing goes on without them.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, FOLDERS, installPackages } from './chromium.mjs';
import { Stop } from './run.mjs';

/** Debian's package by environment variable, and the names under which its program is found. */
const PROGRAMS = {
  FIREFOX_PATH: { package: 'firefox-esr', names: ['firefox-esr', 'firefox'] },
  WEBKIT_DRIVER_PATH: { package: 'webkit2gtk-driver', names: ['WebKitWebDriver'] },
  MINIBROWSER_PATH: { package: 'webkit2gtk-driver', names: ['webkit2gtk-4.1/MiniBrowser', 'MiniBrowser'] },
  XVFB_PATH: { package: 'xvfb', names: ['Xvfb'] },
};

/** Returns their paths, as environment variables. Root on Debian gets missing ones installed; otherwise a Stop says what to do. */
export const ensureBrowsers = async () => {
  const CHROMIUM_PATH = await ensureChromium();
  if (missingPackages().length > 0) await installPackages(missingPackages());
  const missing = missingPackages();
  if (missing.length === 0)
    return { CHROMIUM_PATH, ...Object.fromEntries(Object.keys(PROGRAMS).map((name) => [name, find(name)])) };
  throw new Stop(
    `Für den Gang durch alle Browser fehlt etwas: bitte installieren (Debian: apt-get install ${missing.join(' ')}).`,
  );
};

const missingPackages = () => [
  ...new Set(Object.keys(PROGRAMS).flatMap((name) => (find(name) ? [] : [PROGRAMS[name].package]))),
];

const find = (name) =>
  process.env[name] ??
  [...FOLDERS, ...librariesOf('/usr/lib')]
    .flatMap((folder) => PROGRAMS[name].names.map((file) => path.join(folder, file)))
    .find((file) => existsSync(file));

/**
 * Returns the folders in which libraries lie: the browser that is for tests lies beside its library, whose folder bears the
 * name of the machine.
 */
const librariesOf = (folder) =>
  existsSync(folder) ? [folder, ...readdirSync(folder).map((name) => path.join(folder, name))] : [];
