// Articles 1, 2 and 5 say who may import whom between kernel, design, bundles and demo.
import { aliasOf, isSameHouse, isTest, type Place, type Zone } from './places.ts';
import type { Import, Rule } from './source.ts';

const REACHES: Record<Zone, readonly Zone[]> = {
  kernel: ['kernel'],
  design: ['design'],
  bundle: ['bundle', 'kernel', 'design'],
  demo: ['demo', 'bundle', 'kernel', 'design'],
  top: ['top', 'demo', 'bundle', 'kernel', 'design'],
  outside: ['outside', 'top', 'demo', 'bundle', 'kernel', 'design'],
};

const INSTEAD: Record<Zone, string> = {
  kernel:
    'the kernel imports nothing of ours but the kernel; take it as a parameter that src/app.ts hands in',
  design: 'the design imports nothing of ours but the design, not even a type; take it as a prop',
  bundle:
    'a bundle imports the kernel, the design and faces of earlier bundles; declare it in bundle.ts instead',
  demo: 'the demo uses the kernel, the design, and public.ts, commands and queries of bundles',
  top: '',
  outside: '',
};

/** Kernel and design stand below everything; bundles never reach up to the files of src/. */
export const zonesLookDown: Rule = (file) =>
  ours(file.imports)
    .filter(({ target }) => !REACHES[file.place.zone].includes(target.zone))
    // A whole portal for tests is built like the real one.
    .filter(({ target }) => !(isKernelTesting(file.place) && target.zone === 'top'))
    .map(({ start }) => ({ at: start, say: INSTEAD[file.place.zone] }));

/** Inside a folder with a face imports are relative, across they go by name. */
export const relativeInsideNamedAcross: Rule = ({ place, imports }) => {
  if (place.zone === 'top' || place.zone === 'outside') return [];
  return ours(imports).flatMap(({ start, specifier, target }) => {
    const isRelative = specifier.startsWith('.');
    if (target.zone === 'top' || isRelative === isSameHouse(place, target)) return [];
    const say = isRelative
      ? `across folders import by name: '${aliasOf(target)}'`
      : `inside ${place.bundle || place.zone} import relatively, not by '${specifier}'`;
    return [{ at: start, say }];
  });
};

/** Another bundle shows its faces only, with two exceptions: a foreign key, and data for tests. */
export const facesOnly: Rule = ({ place, imports }) => {
  if (place.zone === 'top' || place.zone === 'outside') return [];
  return ours(imports)
    .filter(
      ({ target }) => target.zone === 'bundle' && !isSameHouse(place, target) && !isFaceFor(place, target),
    )
    .map(({ start, target }) => ({
      at: start,
      say:
        target.room === 'schema'
          ? `the tables of ${target.bundle} are its own: ask '#bundles/${target.bundle}/public.ts' in a batch (only a schema.ts may point at another, for a foreign key)`
          : `import '#bundles/${target.bundle}/public.ts' or its ${place.zone === 'demo' ? 'commands and queries' : 'ui/public.ts'}, and export there what is needed`,
    }));
};

/** The order of src/bundles.ts is the order of dependency, hence there are no cycles. Test data may come from later. */
export const earlierBundlesOnly: Rule = ({ place, imports }, { order }) => {
  if (place.zone !== 'bundle') return [];
  const own = order.indexOf(place.bundle);
  return ours(imports)
    .filter(({ target }) => target.zone === 'bundle' && target.bundle !== place.bundle)
    .filter(({ target }) => own !== -1 && order.indexOf(target.bundle) > own)
    .filter(({ target }) => !(isTest(place) && target.room === 'test-data'))
    .map(({ start, target }) => ({
      at: start,
      say: `${target.bundle} comes after ${place.bundle} in src/bundles.ts; let it reach ${place.bundle} by kind, slot or announcement, or change the order`,
    }));
};

/** Every bundle stands in the list. */
export const bundleIsListed: Rule = ({ place }, { order }) =>
  place.zone === 'bundle' &&
  place.path.endsWith(`/${place.bundle}/bundle.ts`) &&
  !order.includes(place.bundle)
    ? [{ at: 0, say: `add ${place.bundle} to the array in src/bundles.ts, after all it depends on` }]
    : [];

/** No bundle knows a bundle that can be switched off. */
export const noOptionalFaces: Rule = ({ place, imports }, { files }) => {
  if (place.zone !== 'bundle') return [];
  const isOptional = (bundle: string) =>
    files
      .get(`src/bundles/${bundle}/bundle.ts`)
      ?.find('Property')
      .some(
        ({ key, value }) =>
          key.type === 'Identifier' &&
          key.name === 'optional' &&
          value.type === 'Literal' &&
          value.value === true,
      );
  return ours(imports)
    .filter(
      ({ target }) => target.zone === 'bundle' && target.bundle !== place.bundle && isOptional(target.bundle),
    )
    .map(({ start, target }) => ({
      at: start,
      say: `${target.bundle} can be switched off, so nobody imports it; reach it by kind, slot or announcement`,
    }));
};

/** Tools and data of tests stay in tests. */
export const testToolsInTestsOnly: Rule = ({ place, imports }) => {
  if (place.zone === 'outside' || isTest(place) || isKernelTesting(place) || isOneTest(place)) return [];
  return ours(imports)
    .filter(({ target }) => isKernelTesting(target) || isTest(target))
    .map(({ start }) => ({ at: start, say: 'only tests and test-data.ts import what is made for tests' }));
};

const isKernelTesting = ({ path }: Place): boolean => path.startsWith('src/kernel/testing/');

/** Says whether a file belongs to a test that is in several files: all of such a folder is one test. */
const isOneTest = ({ path }: Place): boolean => /^src\/(role-table|canary)\//.test(path);

type OwnImport = Import & { readonly target: Place };

const ours = (imports: readonly Import[]): OwnImport[] =>
  imports.filter((entry): entry is OwnImport => entry.target !== undefined);

const isFaceFor = (importer: Place, { path, bundle, room }: Place): boolean => {
  const name = path.slice(`src/bundles/${bundle}/`.length);
  if (name === 'public.ts') return true;
  // It fills a portal by what bundles do anyway; their faces are for each other.
  if (importer.zone === 'demo') return room === 'commands' || room === 'queries';
  if (name === 'ui/public.ts') return true;
  return room === 'schema' ? importer.room === 'schema' : room === 'test-data' && isTest(importer);
};
