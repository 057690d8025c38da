// `npm run dev` runs the portal from its sources, through Vite. In the browser styles and islands are exchanged as they are
// saved; when a file of the server's half changes, the whole server starts anew, which takes about a second.
import net from 'node:net';
import path from 'node:path';
import { createServer } from 'vite';
import { root, secondsSince } from './run.mjs';

const MAIN = path.join(root, 'src', 'main.ts');
const args = process.argv.slice(2);

/** The part that works jobs stays in this process, so that one debugger and one restart are enough. */
process.env.PROCESS = 'web';

/** What runs at the moment, to be stopped from the last to the first. */
const running = [];
/** The restart under way, and the one that will follow it for all files that are saved meanwhile. */
let restarting = Promise.resolve();
let nextRestart;
let isStopping = false;

const main = async () => {
  const vite = await createServer({
    appType: 'custom',
    clearScreen: false,
    plugins: [restartOnChange],
    // A change of the stylesheet leaves these class names alone: then the server needn't know of it.
    css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
    optimizeDeps: { entries: ['src/client.ts', 'src/**/*.island.tsx'] },
    server: { middlewareMode: true, ws: { port: await freePort() } },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(vite));
  try {
    await startPortal(vite, await load(vite));
  } catch (error) {
    if (!isStopping) explain(error);
    process.exit(isStopping ? 0 : 1);
  }
};

/** Vite waits for this before it tells the browser, which then finds the new server, or shows what is wrong with it. */
const restartOnChange = {
  name: 'litfass:restart-on-change',
  async hotUpdate({ file, modules, server }) {
    const { name, hot } = this.environment;
    if (name !== 'client') return [];
    if (isStylesheet(file) || !isLoaded(server, file)) return undefined;
    await restart(server, path.relative(root, file));
    if (modules.length === 0) hot.send({ type: 'full-reload' });
    return undefined;
  },
};

/** Rejects with what is wrong; the server that ran goes on then if the new one couldn't even be loaded. */
const restart = (vite, reason) => {
  nextRestart ??= restartAfter(restarting, vite, reason);
  restarting = nextRestart.catch(explain);
  return nextRestart;
};

const restartAfter = async (previous, vite, reason) => {
  await previous;
  nextRestart = undefined;
  if (isStopping) return;
  const start = performance.now();
  const portal = await load(vite);
  await stopPortal();
  await startPortal(vite, portal);
  console.log(`${reason} geändert, Server neu gestartet (${secondsSince(start)}).`);
};

const load = (vite) => vite.environments.ssr.runner.import(MAIN);

const startPortal = async (vite, { start }) => {
  const development = { middleware: vite.middlewares, styles: stylesOf(vite) };
  running.push(await start({ args, development }));
  running.push(await start({ args: ['--worker'] }));
};

const stopPortal = async () => {
  for (const part of running.splice(0).toReversed()) await part.stop();
};

const stop = async (vite) => {
  if (isStopping) return;
  isStopping = true;
  await restarting;
  await stopPortal();
  await vite.close();
  process.exit(0);
};

/**
 * Gives the addresses of the server half's stylesheets in the order of their imports, as in the built one.
 */
const stylesOf = (vite) => {
  const seen = new Set();
  const visit = (module) => {
    if (seen.has(module)) return [];
    seen.add(module);
    // A stylesheet brings along what it imports itself.
    return isStylesheet(module.file) ? [`${module.url}?direct`] : [...module.importedModules].flatMap(visit);
  };
  return [...vite.environments.ssr.moduleGraph.getModulesByFile(MAIN)].flatMap(visit);
};

const isStylesheet = (file) => file?.endsWith('.css');

const isLoaded = (vite, file) => (vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;

/** Explains what is wrong: with the configuration or the data folder by a German sentence, all else with its place. */
const explain = (error) => {
  const isForeseen = ['ConfigError', 'StartError', 'BundleSwitchError'].includes(error.name);
  console.error(isForeseen ? error.message : error.stack);
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

await main();
