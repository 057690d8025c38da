// Article 3 says that what a browser runs imports nothing that cannot run there. Which files of the kernel can is read from
// what they import, so that nobody keeps a list of them.
import { isBrowserSafe, isSameHouse, isTest, type Place, type Room } from './places.ts';
import type { House, Import, Rule } from './source.ts';

/** Packages that run in a browser. Adding one is a decision about every reader's bytes. */
const BROWSER_PACKAGES = [
  'react',
  'react-dom',
  'react-dom/client',
  'prosemirror-commands',
  'prosemirror-dropcursor',
  'prosemirror-gapcursor',
  'prosemirror-history',
  'prosemirror-inputrules',
  'prosemirror-keymap',
  'prosemirror-model',
  'prosemirror-schema-list',
  'prosemirror-search',
  'prosemirror-state',
  'prosemirror-tables',
  'prosemirror-transform',
  'prosemirror-view',
  'diff',
  'node-diff3',
  'hyphen/de-1996',
  'swiper',
  'swiper/modules',
  'hls.js',
  'hls.js/light',
  'tus-js-client',
  '@simplewebauthn/browser',
];

/** Components, texts, constants, rules, paths, the design and what they load of the kernel run in both worlds. */
export const browserSafeStaysSafe: Rule = ({ place, imports }, house) =>
  isBrowserSafe(place) && !isTest(place)
    ? imports.flatMap((entry) => {
        const say = reasonAgainst(entry, place, house);
        return say ? [{ at: entry.start, say }] : [];
      })
    : [];

/** Where a component takes its types from; a topic may be the plain data that a bundle is about. */
const DRAWN_TYPES: readonly Room[] = ['views', 'page', 'topic'];

const reasonAgainst = (
  { specifier, target, isTypeOnly }: Import,
  importer: Place,
  house: House,
): string | undefined => {
  if (!target) {
    const isKnown = isTypeOnly || BROWSER_PACKAGES.includes(specifier);
    return isKnown
      ? undefined
      : `'${specifier}' is not known to run in a browser: load it on the server, or add it to BROWSER_PACKAGES`;
  }
  if (isBrowserSafe(target)) return undefined;
  if (target.zone === 'kernel' && !isTypeOnly) {
    const obstacle = obstacleIn(target.path, house);
    return obstacle && `this file runs in a browser and cannot import a room of the server: ${obstacle}`;
  }
  if (!isTypeOnly)
    return 'this file runs in a browser and cannot import a room of the server; put what it needs in the view, or in rules.ts';
  const isOfItsBundle = isSameHouse(importer, target) && importer.room === 'ui';
  return isOfItsBundle && !DRAWN_TYPES.includes(target.room)
    ? 'rows and inputs stay on the server: components know views, so move this type to views.ts'
    : undefined;
};

/**
 * Returns what keeps a file of the kernel from running in a browser, in itself or in what it imports; undefined if nothing
 * does.
 */
const obstacleIn = (path: string, house: House): string | undefined => {
  const known = obstaclesOf(house);
  if (!known.has(path)) {
    // Whoever comes here again in a circle of imports has the answer of the first.
    known.set(path, undefined);
    known.set(path, findObstacle(path, house));
  }
  return known.get(path);
};

const findObstacle = (path: string, house: House): string | undefined => {
  const file = house.files.get(path);
  if (!file) return undefined;
  const [global] = file.find('Identifier').filter(({ name }) => SERVER_GLOBALS.includes(name));
  if (global) return `${path} uses '${global.name}'`;
  for (const { specifier, target, isTypeOnly } of file.imports) {
    if (isTypeOnly) continue;
    if (!target && !BROWSER_PACKAGES.includes(specifier)) return `${path} imports '${specifier}'`;
    const deeper = target && obstacleIn(target.path, house);
    if (deeper) return deeper;
  }
  return undefined;
};

/** What is there in Node without being imported. */
const SERVER_GLOBALS: readonly string[] = ['Buffer', 'process', 'setImmediate'];

const obstacles = new WeakMap<House, Map<string, string | undefined>>();

const obstaclesOf = (house: House): Map<string, string | undefined> => {
  const known = obstacles.get(house) ?? new Map<string, string | undefined>();
  obstacles.set(house, known);
  return known;
};
