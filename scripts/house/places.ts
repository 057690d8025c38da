// This says where a file lives: its zone, its bundle and its room, read from its path alone. docs/house.md
import path from 'node:path';

/** `top` is what lies directly in src/ (main, app, bundles, client) or belongs to starting and to tests of the whole; `outside` is scripts, e2e, bench, browsers, crash, mutate and validate. */
export type Zone = 'kernel' | 'design' | 'bundle' | 'demo' | 'top' | 'outside';

const ROOMS = [
  'bundle',
  'public',
  'schema',
  'constants',
  'texts',
  'paths',
  'rules',
  'input',
  'policy',
  'queries',
  'commands',
  'views',
  'routes',
  'jobs',
  'kind-declaration',
  'test-data',
] as const;

/** The recurring rooms; `ui-face` is ui/public.ts, `page` a page loader, `topic` every file with a name of its own. */
export type Room = (typeof ROOMS)[number] | 'page' | 'ui' | 'ui-face' | 'test' | 'topic';

export interface Place {
  readonly path: string;
  readonly zone: Zone;
  /** Name of the bundle, or '' outside of bundles. */
  readonly bundle: string;
  readonly room: Room;
}

export const placeOf = (filePath: string): Place => {
  const zone = zoneOf(filePath);
  const bundle = zone === 'bundle' ? (filePath.split('/')[2] ?? '') : '';
  return { path: filePath, zone, bundle, room: roomOf(filePath) };
};

/** Returns true for files of one folder with one face: one bundle, or all of the kernel, the design or the demo. */
export const isSameHouse = (a: Place, b: Place): boolean => a.zone === b.zone && a.bundle === b.bundle;

export const isTest = (place: Place): boolean => place.room === 'test' || place.room === 'test-data';

/**
 * Says whether the file is what /_design shows of a component: sample words, never imported, found by their ending.
 * docs/decisions/0016
 */
export const isExamples = (place: Place): boolean => place.path.endsWith('.examples.tsx');

/** This is how another folder names this file: `#kernel/ctx.ts`. */
export const aliasOf = (place: Place): string => place.path.replace(/^src\//, '#');

const BROWSER_SAFE_ROOMS: readonly Room[] = [
  'ui',
  'ui-face',
  'texts',
  'constants',
  'rules',
  'paths',
  'kind-declaration',
];

/**
 * Returns true for files that must run in a browser as well as on the server. Of the kernel that is what is written for
 * browsers alone; what else of it they may load is read from its imports (browser-rules.ts).
 */
export const isBrowserSafe = (place: Place): boolean => {
  if (place.zone === 'outside') return false;
  if (!/\.tsx?$/.test(place.path)) return true;
  if (place.zone === 'kernel') return place.path.startsWith('src/kernel/browser/');
  return place.zone === 'design' || (place.zone === 'bundle' && BROWSER_SAFE_ROOMS.includes(place.room));
};

/** Returns the path of our own file that an import means, or undefined when it names a package. */
export const resolveImport = (specifier: string, fromPath: string): string | undefined => {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(fromPath), specifier);
  return undefined;
};

const zoneOf = (filePath: string): Zone => {
  const [top, folder, file] = filePath.split('/');
  if (top !== 'src') return 'outside';
  if (file === undefined) return 'top';
  if (folder === 'bundles') return 'bundle';
  return folder === 'kernel' || folder === 'design' || folder === 'demo' ? folder : 'top';
};

const roomOf = (filePath: string): Room => {
  const name = path.posix.basename(filePath).replace(/\.tsx?$/, '');
  if (name.endsWith('.test')) return 'test';
  if (filePath.includes('/ui/')) return name === 'public' ? 'ui-face' : 'ui';
  if (filePath.includes('/rules/')) return 'rules';
  if (name.endsWith('-page')) return 'page';
  return ROOMS.find((room) => room === name) ?? 'topic';
};
