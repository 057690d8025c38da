// Checks Article 9 and the look of a file: length, name, its first line, the test beside it.
import path from 'node:path';
import { exportedNames, filesByFolder, type Rule, type SourceFile } from './source.ts';

const MAX_LINES = 400;
const FORBIDDEN = /^(utils?|helpers?|common|misc|shared|managers?|services?|base|index)$/i;
const TESTED_ROOMS = ['commands.ts', 'routes.ts', 'policy.ts', 'rules.ts'];

/** Files over 200 lines make people think, those over 400 are split; papers may be as long as what they tell. */
export const fileIsShort: Rule = ({ path: filePath, text }) => {
  if (filePath.endsWith('.md')) return [];
  const lines = text.replace(/\n$/, '').split('\n').length;
  return lines > MAX_LINES
    ? [{ at: 0, say: `${lines} lines, ${MAX_LINES} are the limit: split by topic, never by layer` }]
    : [];
};

/** A name says what is inside. */
export const nameSaysSomething: Rule = (file) => {
  const word = file.path.split('/').find((segment) => FORBIDDEN.test(segment.split('.')[0] ?? ''));
  return word === undefined
    ? []
    : [
        {
          at: 0,
          say: `'${word}' says nothing: name the file after its topic, or move the content to its room`,
        },
      ];
};

/** A file opens with what it holds. */
export const opensWithComment: Rule = ({ path: filePath, text }) => {
  if (!/^src\/.*\.tsx?$/.test(filePath) || /\.(test|d)\.tsx?$/.test(filePath)) return [];
  return /^\/[/*]/.test(text)
    ? []
    : [{ at: 0, say: 'open with one to three comment lines: what this room holds and anything odd' }];
};

/** Commands, routes, policies and rules have their test beside them, whole or split by topic. */
export const testBeside: Rule = ({ path: filePath, place }, house) => {
  const { dir, base, name } = path.posix.parse(filePath);
  if (place.zone !== 'bundle' || !TESTED_ROOMS.includes(base)) return [];
  const isTest = ({ path: other }: SourceFile) =>
    path.posix.basename(other).startsWith(name) && /\.test\.tsx?$/.test(other);
  return filesByFolder(house).get(dir)?.some(isTest)
    ? []
    : [{ at: 0, say: `write ${name}.test.ts beside it` }];
};

/** Each question that a policy answers is asked by the tests beside it: one that isn't lets anybody in unnoticed. */
export const policyIsAsked: Rule = (file, house) => {
  const { dir, name } = path.posix.parse(file.path);
  if (file.place.room !== 'policy') return [];
  const tests = (filesByFolder(house).get(dir) ?? []).filter((other) =>
    /^policy.*\.test\.tsx?$/.test(path.posix.basename(other.path)),
  );
  const asked = new Set(tests.flatMap(namesInUse));
  const types = new Set(
    [...file.find('TSInterfaceDeclaration'), ...file.find('TSTypeAliasDeclaration')].map(({ id }) => id.name),
  );
  return exportedNames(file)
    .filter((exported) => !asked.has(exported.name) && !types.has(exported.name))
    .map((exported) => ({
      at: exported.at,
      say: `ask ${exported.name} in ${name}.test.ts: who may, and who may not`,
    }));
};

/** Returns the names in use: what is only imported is not asked. */
const namesInUse = (file: SourceFile): string[] => {
  const imports = file.find('ImportDeclaration');
  const exportedAs = new Map(file.imports.flatMap(({ names }) => [...names]));
  return file
    .find('Identifier')
    .filter(({ start }) => !imports.some((one) => start >= one.start && start < one.end))
    .map(({ name }) => exportedAs.get(name) ?? name);
};
