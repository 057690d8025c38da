// `npm run browsers` walks the main ways through the built portal in Chromium, Firefox and WebKit, on a phone and on a wide
// screen, and says where an engine fails or differs. Words after the command choose ways by a part of their name;
// `--only=Firefox` chooses an engine, `--portal=http://localhost:3000` a demo portal that runs already. Pictures of all stops
// go to test-results/browsers.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { startPortal } from '../e2e/portal.ts';
import type { RunningPortal } from '../e2e/portal.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { ENGINE_NAMES } from './tab.ts';
import type { Engine, EngineName, Screen } from './tab.ts';
import { asTable, faultsOf } from './verdict.ts';
import type { Walk } from './verdict.ts';
import { visit } from './visitor.ts';
import type { Stop } from './visitor.ts';
import { ROOM_WAYS, WAYS } from './way.ts';
import type { Portal, Way } from './way.ts';
import { startWebKit } from './webkit.ts';

const DEMO = ['--scale', '0.25', '--picture-size', '0.5'];
const SCREENS: readonly Screen[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const RESULTS = path.resolve('test-results/browsers');

/** The program is found by its command. */
const programOf = (name: string) => process.env[name] ?? '';

const START: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  Chromium: () => startChromium(programOf('CHROMIUM_PATH')),
  Firefox: () => startFirefox(programOf('FIREFOX_PATH')),
  WebKit: () =>
    startWebKit({
      driver: programOf('WEBKIT_DRIVER_PATH'),
      browser: programOf('MINIBROWSER_PATH'),
      display: programOf('XVFB_PATH'),
    }),
};

const main = async () => {
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const [only, address] = [optionOf('only'), optionOf('portal')];
  const ways = [...WAYS, ...ROOM_WAYS].filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const names = ENGINE_NAMES.filter((name) => only === undefined || name === only);
  const portal = address === undefined ? await keep(startPortal(...DEMO)) : { address };
  const walks: Walk[] = [];
  const engines: Engine[] = [];
  for (const name of names) engines.push(await keep(START[name]()));
  console.log(engines.map(({ name, version }) => `${name} ${version}`).join(', '));
  for (const way of ways)
    for (const screen of SCREENS)
      for (const engine of engines) walks.push(await walk(way, engine, screen, portal));
  return report(walks);
};

const optionOf = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

const walk = async (way: Way, engine: Engine, screen: Screen, portal: Portal): Promise<Walk> => {
  const { name, open } = engine;
  const { width } = screen;
  const stops: Stop[] = [];
  const folder = path.join(RESULTS, `${way.name.replaceAll(/\W+/g, '-')}-${width}-${name}`);
  rmSync(folder, { recursive: true, force: true });
  const tab = await open(screen);
  const visitor = visit(tab, portal.address, folder, stops);
  const failure = await way.walk(visitor, portal).then(
    () => undefined,
    (error: Error) => error.message,
  );
  // The way ends where it got stuck.
  if (failure !== undefined) await visitor.look('where it ended').catch(() => undefined);
  await tab.close();
  console.log(`… ${way.name}, ${name} ${width}: ${failure ?? `${stops.length} stops`}`);
  return { way: way.name, engine: name, width, stops, ...(failure !== undefined && { failure }) };
};

const report = (walks: readonly Walk[]) => {
  const modelOf = (one: Walk) => walks.find(({ way, width }) => way === one.way && width === one.width);
  const faults = new Map(walks.map((one) => [one, faultsOf(one, modelOf(one))]));
  console.log(`\n${asTable(walks, faults)}`);
  for (const [{ way, engine, width }, lines] of faults)
    for (const line of lines) console.log(`✗ ${way}, ${engine} ${width}: ${line}`);
  const failed = [...faults.values()].filter((lines) => lines.length > 0).length;
  console.log(`\n${walks.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
};

/** All that was started ends with this process. */
const kept: (() => Promise<void>)[] = [];

const keep = async <T extends { readonly close: () => Promise<void> } | RunningPortal>(
  starting: Promise<T>,
): Promise<T> => {
  const started = await starting;
  kept.push('stop' in started ? started.stop : started.close);
  return started;
};

const endAll = () => Promise.allSettled(kept.splice(0).map((end) => end()));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void endAll().then(() => process.exit(1)));
process.exitCode = await main().finally(endAll);
