// Finds the Java that the Nu checker runs on: the system's. It is installed where that is possible; `npm test` does without.
import { spawnSync } from 'node:child_process';
import { run, Stop } from './run.mjs';

/** The oldest one that the checker runs on. */
const OLDEST = 17;

/** Returns the path of a Java that runs. Root on Debian gets one installed; otherwise a Stop says what to do. */
export const ensureJava = async () => {
  const given = process.env.JAVA_PATH;
  if (given && !isGood(given))
    throw new Stop(`JAVA_PATH zeigt auf kein Java ab ${OLDEST}, das läuft: ${given}`);
  const command = given ?? 'java';
  if (isGood(command)) return command;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) await installJava();
  if (isGood(command)) return command;
  throw new Stop(
    `Für den Nu-Prüfer fehlt Java ab ${OLDEST}: bitte installieren (Debian: apt-get install default-jre-headless) oder mit JAVA_PATH den Pfad angeben.`,
  );
};

const isGood = (command) => {
  const { status, stderr } = spawnSync(command, ['-version'], { encoding: 'utf8' });
  return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) >= OLDEST;
};

const installJava = async () => {
  console.log('Java wird installiert (apt-get install default-jre-headless) …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless'], { env });
};
