// `npm start` and `npm run dev` see to packages, build and then start the portal, under the Node that comes with the packages.
// Arguments reach the portal, such as `npm start -- --empty`.
import { bootstrap, runPinned } from './scripts/bootstrap.mjs';
import { buildIfChanged } from './scripts/build.mjs';
import { isHelped } from './scripts/help.mjs';
import { PORTAL_FLAGS, portalEnvironment } from './scripts/portal-process.mjs';
import { exitCodeOf } from './scripts/run.mjs';

const given = process.argv.slice(2);
const isDev = given.includes('--dev');
const args = given.filter((arg) => arg !== '--dev');

process.exitCode = await exitCodeOf(async () => {
  if (isHelped(isDev ? 'dev' : 'start', args)) return 0;
  await bootstrap();
  if (isDev) return runPinned('scripts/dev.mjs', args, { env: { NODE_ENV: 'development' } });
  await buildIfChanged();
  return runPinned('dist/server/main.js', args, {
    flags: PORTAL_FLAGS,
    env: { ...portalEnvironment(), NODE_ENV: 'production' },
  });
});
