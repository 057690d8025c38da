// These are the commands of package.json other than start, dev and test: each runs under the pinned Node, with its packages.
import { bootstrap, runNode, tool } from './bootstrap.mjs';
import { buildIfChanged } from './build.mjs';
import { check } from './check.mjs';
import { ensureBrowsers } from './browsers.mjs';
import { ensureChromium, ensureHeadless } from './chromium.mjs';
import { isHelped } from './help.mjs';
import { ensureJava } from './java.mjs';
import { portalEnvironment } from './portal-process.mjs';
import { exitCodeOf, Stop } from './run.mjs';

const [name, ...args] = process.argv.slice(2);

const runScript = async (script, scriptArgs = args, env = {}) =>
  (await runNode(script, scriptArgs, { env })).code;

/** Runs a script that needs the built program. */
const runOnBuild = async (script, env = {}) => {
  await buildIfChanged();
  return runScript(script, args, { NODE_ENV: 'production', ...env });
};

/** Runs a command of the portal itself. */
const runOnPortal = async (command) => {
  await buildIfChanged();
  return runScript('dist/server/main.js', [command, ...args], {
    ...portalEnvironment(),
    NODE_ENV: 'production',
  });
};

/** Adds a database of this version for the tests of all later ones, of the demo portal in DATA_DIR. */
const addReleaseFixture = async () => {
  const [name] = args;
  if (!/^\d[\w.-]*$/.test(name ?? ''))
    throw new Stop('Bitte die Fassung nennen: DATA_DIR=… npm run release-fixture -- 1.0.0');
  await buildIfChanged();
  const file = `releases/${name}.backup`;
  const code = await runScript('dist/server/main.js', ['backup', file, '--without-files'], {
    NODE_ENV: 'production',
  });
  return code || runScript('scripts/freeze-migrations.ts');
};

const commands = {
  check: async () => ((await check()).failed > 0 ? 1 : 0),
  build: () => buildIfChanged(),
  migration: () => {
    if (!args[0]) throw new Stop('Bitte sagen, wozu die Migration dient: npm run migration -- add-comments');
    return runScript(tool('drizzle-kit'), ['generate', '--name', args[0]]);
  },
  'new-bundle': () => runScript('scripts/new-bundle.ts'),
  'new-kind': () => runScript('scripts/new-kind.ts'),
  e2e: async () => runOnBuild('e2e/run.ts', { CHROMIUM_PATH: await ensureHeadless() }),
  browsers: async () => runOnBuild('browsers/run.ts', await ensureBrowsers()),
  screenshots: async () => runOnBuild('scripts/screenshots.ts', { CHROMIUM_PATH: await ensureChromium() }),
  crash: () => runOnBuild('crash/run.ts'),
  validate: async () =>
    runOnBuild('validate/run.ts', { CHROMIUM_PATH: await ensureChromium(), JAVA_PATH: await ensureJava() }),
  canary: () =>
    runScript(tool('vitest'), ['run', '--config', 'vitest.canary.config.ts', ...args], {
      NODE_ENV: 'test',
    }),
  mutate: () => runScript('mutate/run.ts', args, { NODE_ENV: 'test' }),
  archive: () => runOnPortal('archive'),
  backup: () => runOnPortal('backup'),
  'release-fixture': addReleaseFixture,
  restore: () => runOnPortal('restore'),
  import: () => runOnPortal('import'),
  media: () => runOnPortal('media'),
  reindex: () => runOnPortal('reindex'),
  selftest: () => runOnPortal('selftest'),
  bench: () => runOnBuild('bench/run.ts'),
  'bench:export': () =>
    runScript(tool('vitest'), ['run', '--config', 'vitest.export.config.ts', 'export-memory'], {
      NODE_ENV: 'test',
    }),
  'bench:archive': () =>
    runScript(tool('vitest'), ['run', '--config', 'vitest.export.config.ts', 'archive-memory'], {
      NODE_ENV: 'test',
    }),
  'bench:backup': () =>
    runScript(tool('vitest'), ['run', '--config', 'vitest.export.config.ts', 'backup-memory'], {
      NODE_ENV: 'test',
    }),
  'bench:page': async () => runOnBuild('bench/page.ts', { CHROMIUM_PATH: await ensureChromium() }),
};

process.exitCode = await exitCodeOf(async () => {
  const command = commands[name];
  if (!command) throw new Stop(`Es gibt nur: ${Object.keys(commands).join(', ')}.`);
  if (isHelped(name, args)) return 0;
  await bootstrap();
  return command();
});
