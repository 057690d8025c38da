// Makes a bundle that passes `npm run check`: `npm run new-bundle -- signboards`, or `npm run new-bundle -- media image`.
// The example in new-bundle/pinned-notes is a bundle like any other, save for the ending of its files; only names change.
// Its things are no content of their own: `npm run new-kind` makes what has a page, comments and a place in lists.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkHouse } from './check-house.ts';
import { exportedNames, readSource } from './house/source.ts';
import { camel, type Names, readNames, Refusal, renamed, snake } from './new-bundle/names.ts';

/** A bundle to copy: the folder that holds it is called as it is. */
export interface Example {
  readonly names: Names;
  readonly within: string;
}

const EXAMPLE: Example = {
  names: { plural: 'pinned-notes', singular: 'pinned-note' },
  within: path.join(import.meta.dirname, 'new-bundle'),
};
const ENDING = '.template';
export const LIST = 'src/bundles.ts';

export type Sources = ReadonlyMap<string, string>;

/** Returns the files of a new bundle in a house given as path → source, and the list with it. Throws a Refusal. */
export const planBundle = (names: Names, house: Sources, example = EXAMPLE): Sources => {
  refuseTaken(names, house);
  const files = new Map(bundleFiles(names, example)).set(LIST, withBundle(names, house.get(LIST) ?? ''));
  refuseClashes(names, files);
  const [breach] = checkHouse(new Map([...house, ...files]), undefined, (path) => files.has(path));
  if (breach) throw new Refusal(`No bundle can be called ${names.plural}: ${breach.message}.`);
  return files;
};

const refuseTaken = ({ plural }: Names, house: Sources) => {
  const folder = `src/bundles/${plural}`;
  const table = new RegExp(`pgTable\\(\\s*'${snake(plural)}'`);
  for (const [path, text] of house) {
    if (path.startsWith(`${folder}/`)) throw new Refusal(`${folder} is there already.`);
    if (table.test(text)) throw new Refusal(`${path} has a table called ${snake(plural)} already.`);
  }
};

const bundleFiles = (names: Names, { names: of, within }: Example): [string, string][] => {
  const folder = path.join(within, of.plural);
  return globSync(`**/*${ENDING}`, { cwd: folder }).map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const name = renamed(file.slice(0, -ENDING.length), of, names);
    return [`src/bundles/${names.plural}/${name}`, renamed(text, of, names)];
  });
};

/**
 * Puts the bundle into the list before `front`, which may then show it; else at the end. The import keeps the order of the
 * alphabet.
 */
const withBundle = ({ plural }: Names, list: string): string => {
  const line = `import { ${camel(plural)} } from '#bundles/${plural}/bundle.ts';`;
  const imports = list.match(/^import \{ .* from '#bundles\/.*$/gm) ?? [];
  const next = imports.find((other) => other > line) ?? '\nexport const bundles';
  return list.replace(next, `${line}\n${next}`).replace(/^(?= *front,|\];)/m, `  ${camel(plural)},\n`);
};

/** Refuses names that the example's files use themselves: such a name would stand there for two things. */
const refuseClashes = ({ plural }: Names, files: Sources) => {
  for (const [path, text] of files) {
    const file = readSource(path, text);
    const imported = file.imports.flatMap(({ names }) => [...names.keys()]);
    const names = [...imported, ...exportedNames(file).map(({ name }) => name)];
    const twice = names.find((name, at) => names.indexOf(name) < at);
    if (twice) throw new Refusal(`No bundle can be called ${plural}: ${path} would have two ${twice}.`);
  }
};

export const readHouse = (): Sources =>
  new Map(globSync('src/**/*.{ts,tsx,css}').map((path) => [path, readFileSync(path, 'utf8')]));

export const write = (files: Sources) => {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  execFileSync(process.execPath, ['node_modules/.bin/biome', 'format', '--write', ...files.keys()]);
};

const sayWhatIsNext = ({ plural, singular }: Names) => {
  console.log(`src/bundles/${plural} is there and stands in ${LIST}: a working example for you to change.
1. schema.ts: what a ${singular} is; policy.ts: who may; constants.ts: its numbers. Take out what you don't need.
2. texts.ts: the German words; paths.ts: a German word in the address of the page.
3. commands.ts: the history tells of it under its place; a thing that has a content type stands under itself.
4. npm run migration -- ${plural}, then npm run check and npx vitest run src/bundles/${plural}
5. docs/glossary.md, docs/spec-map.md and CHANGELOG.md: a line each.`);
};

/** Does what a command at the terminal makes of its words; a Refusal is one sentence. */
export const runAtTerminal = (command: string, make: (names: Names) => void): void => {
  try {
    make(readNames(process.argv.slice(2), command));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};

if (import.meta.main)
  runAtTerminal('new-bundle', (names) => {
    write(planBundle(names, readHouse()));
    sayWhatIsNext(names);
  });
