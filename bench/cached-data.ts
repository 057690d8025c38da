// The measured data is made once a day: filling a portal with 200,000 pieces takes longer than measuring a row. What was made lies
// in node_modules/.cache under a name that tells schema, generator, sizes and day; another name begins anew.
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const CACHE = path.join(ROOT, 'node_modules/.cache/bench-data');
const MIGRATIONS = path.join(ROOT, 'migrations');
/** Whatever decides what the data is. */
const GENERATORS = ['data-set.ts', 'further.ts', 'words.ts', 'making.ts', 'starting.ts'];
/** Whatever decides how its index is written. */
const SEARCH = path.join(ROOT, 'src/bundles/search');

/** Returns the day on which the data is made: its moments count from then, and sessions last a day. */
const today = () => new Date().toISOString().slice(0, 10);

/** Tells data of this kind, made today, from all other. */
export const dataName = (sizes: object): string => {
  const hash = createHash('sha256').update(JSON.stringify(sizes));
  const migrations = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  for (const file of migrations.toSorted()) hash.update(readFileSync(path.join(MIGRATIONS, file)));
  for (const name of GENERATORS) hash.update(readFileSync(path.join(import.meta.dirname, name)));
  return `${today()}-${hash.digest('hex').slice(0, 16)}`;
};

/** Tells an index that was written by these rules from all other. */
export const indexName = (): string => {
  const hash = createHash('sha256');
  const sources = readdirSync(SEARCH, { recursive: true, encoding: 'utf8' });
  const rules = sources.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  for (const file of rules.toSorted()) hash.update(readFileSync(path.join(SEARCH, file)));
  return hash.digest('hex').slice(0, 16);
};

/** Lays the cached folder of a portal into an empty one, and gives what was said of it; undefined where there is none. */
export const bringCached = <T>(name: string, dataDir: string): T | undefined => {
  const folder = path.join(CACHE, name);
  if (!existsSync(folder)) return undefined;
  copy(path.join(folder, 'data'), dataDir);
  return JSON.parse(readFileSync(path.join(folder, 'about.json'), 'utf8')) as T;
};

/** Caches the folder of a portal that was stopped, instead of what was cached: others weigh gigabytes. */
export const cache = (name: string, dataDir: string, about: object): void => {
  rmSync(CACHE, { recursive: true, force: true });
  const folder = path.join(CACHE, `${name}.half`);
  mkdirSync(path.join(folder, 'data'), { recursive: true });
  copy(dataDir, path.join(folder, 'data'));
  writeFileSync(path.join(folder, 'about.json'), JSON.stringify(about));
  renameSync(folder, path.join(CACHE, name));
};

/** Copies a folder with owners and rights, by which PostgreSQL knows it. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', '--reflink=auto', `${from}/.`, to]);
