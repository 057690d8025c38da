// The law of docs/house.md is a script: `node scripts/check-house.ts` prints every breach and what to do.
import { globSync, readFileSync } from 'node:fs';
import { browserSafeStaysSafe } from './house/browser-rules.ts';
import { citationsExist } from './house/citation-rules.ts';
import * as code from './house/code-rules.ts';
import { noCycles } from './house/cycle-rules.ts';
import { facesAreNarrow, facesShowTheirOwn } from './house/face-rules.ts';
import * as files from './house/file-rules.ts';
import * as imports from './house/import-rules.ts';
import { kindsAreNotNamed } from './house/kind-rules.ts';
import * as islands from './house/island-rules.ts';
import { noForeignTables } from './house/query-rules.ts';
import * as parsers from './house/parser-rules.ts';
import * as rooms from './house/room-rules.ts';
import { functionsAreShort } from './house/shape-rules.ts';
import { readHouse, type Rule } from './house/source.ts';
import { classesExist } from './house/stylesheet-rules.ts';
import * as texts from './house/text-rules.ts';
import * as writes from './house/write-rules.ts';

export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** The articles in the order of docs/house.md; 7 is kept by the type checker. */
const LAW: readonly Rule[] = [
  // Laws 1 and 5 ask for relative imports inside and for faces across.
  imports.zonesLookDown,
  imports.relativeInsideNamedAcross,
  imports.facesOnly,
  facesShowTheirOwn,
  facesAreNarrow,
  imports.testToolsInTestsOnly,
  rooms.roomsLookDown,
  // Law 2 makes the list the order of dependency.
  imports.bundleIsListed,
  imports.earlierBundlesOnly,
  imports.noOptionalFaces,
  noCycles,
  kindsAreNotNamed,
  // Law 3 is about what a browser runs.
  browserSafeStaysSafe,
  // Law 4 allows one place each.
  code.oneRenderer,
  code.oneReaderOfTheEnvironment,
  code.oneReaderOfCookies,
  code.oneCalendar,
  code.oneReaderOfHtml,
  code.oneSpellingOfDurations,
  code.oneMakerOfConnections,
  code.noExportedHandle,
  // Law 5 is about queries.
  noForeignTables,
  // Law 6 is about islands.
  islands.islandExportsItsName,
  islands.islandGivesItsReason,
  islands.islandNameIsUnique,
  classesExist,
  // Law 8 is about texts and fixed values.
  texts.noTextInMarkup,
  texts.noTextInAttributes,
  texts.fixedValuesInConstants,
  // Law 9 is about files.
  files.fileIsShort,
  files.nameSaysSomething,
  files.opensWithComment,
  files.testBeside,
  parsers.parsersAreFuzzed,
  parsers.parsersAreMarked,
  parsers.listedParsersExist,
  functionsAreShort,
  files.policyIsAsked,
  // Law 10 is about access and the record.
  writes.routesDeclareAccess,
  writes.routesAreMounted,
  writes.writesAreRecorded,
  writes.oneActingCheck,
  writes.oneShapeOfRefusal,
  writes.outcomesAreToldByKind,
  writes.oneWayToFail,
  writes.oneWayToSucceed,
  // Every file keeps to these, too.
  code.readable,
  code.namedExports,
  code.noLonelyTest,
  code.noTodo,
  code.commentsSpeak,
  citationsExist,
];

/**
 * Gives all violations in a house given as path → source, or in some of its files, in the order of paths and
 * lines.
 */
export const checkHouse = (
  sources: ReadonlyMap<string, string>,
  law = LAW,
  isAsked: (path: string) => boolean = () => true,
): Violation[] => {
  const house = readHouse(sources);
  const asked = [...house.files.values()].filter(({ path }) => isAsked(path));
  return asked.flatMap((file) =>
    law
      .flatMap((rule) => rule(file, house))
      .map(({ at, say }) => ({ path: file.path, line: lineAt(file.text, at), message: say }))
      .sort((a, b) => a.line - b.line),
  );
};

/** Reads every file of ours that the law speaks of. */
const readSources = (): Map<string, string> => {
  const found = globSync([
    '{src,scripts,e2e,bench,browsers,crash,mutate,validate}/**/*.{ts,tsx,mjs,css}',
    '*.{ts,mjs,md}',
    'docs/**/*.md',
  ]).sort();
  return new Map(found.map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]));
};

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const main = () => {
  const sources = readSources();
  const violations = checkHouse(sources);
  for (const { path, line, message } of violations) console.error(`${path}:${line}  ${message}`);
  if (violations.length === 0) console.log(`The house law is kept in ${sources.size} files.`);
  else console.error(`Breaches of the house law: ${violations.length}, in ${sources.size} files.`);
  process.exitCode = violations.length === 0 ? 0 : 1;
};

if (import.meta.main) main();
