// `vite build --app` into dist/client.SUFFIX and dist/server.SUFFIX: same depth as the real folders, so that source
// maps stay right when build.mjs renames them.
import { createBuilder } from 'vite';

const [suffix] = process.argv.slice(2);
const outDir = (part) => ({ build: { outDir: `dist/${part}.${suffix}`, emptyOutDir: true } });
const builder = await createBuilder({
  logLevel: 'warn',
  environments: { client: outDir('client'), ssr: outDir('server') },
});
await builder.buildApp();
