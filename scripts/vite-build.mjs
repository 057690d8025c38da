// Runs `vite build --app` into dist/client.SUFFIX and dist/server.SUFFIX: same depth as the real folders, so that source maps
// stay right when build.mjs renames them.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { createBuilder } from 'vite';

const brotli = promisify(zlib.brotliCompress);

/**
 * Compresses scripts and styles as small as they get, beside themselves (`.br`): while somebody waits for them that would take
 * seconds.
 */
const compressTexts = async (folders) => {
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => path.join(folder, name))),
  );
  await Promise.all(
    files
      .flat()
      .filter((file) => /\.(js|css)$/.test(file))
      .map(async (file) => {
        const bytes = await readFile(file);
        const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        // Without more said, it is compressed as far as it goes.
        await writeFile(`${file}.br`, await brotli(bytes, { params }));
      }),
  );
};

const [suffix] = process.argv.slice(2);
const outDir = (part) => ({ build: { outDir: `dist/${part}.${suffix}`, emptyOutDir: true } });
const builder = await createBuilder({
  logLevel: 'warn',
  environments: { client: outDir('client'), ssr: outDir('server') },
});
await builder.buildApp();
await compressTexts(['client', 'server'].map((part) => `dist/${part}.${suffix}/assets`));
