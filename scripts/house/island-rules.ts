// Article 6 says that an island is found by its file name and says why it must be one.
import type { ESTree } from 'vite';
import { exportedNames, type Rule, type SourceFile } from './source.ts';

const ENDING = '.island.tsx';

/** `X.island.tsx` exports `X`. */
export const islandExportsItsName: Rule = (file) => {
  const name = islandName(file);
  if (name === undefined || exportedNames(file).some((entry) => entry.name === name)) return [];
  return [{ at: 0, say: `export a component named ${name}; an island is found by its file name` }];
};

/** An island's docblock says why it must run in the browser. */
export const islandGivesItsReason: Rule = (file) => {
  const name = islandName(file);
  if (name === undefined) return [];
  return file
    .find('ExportNamedDeclaration')
    .filter((node) => exportedNames(file).some((entry) => entry.name === name && isWithin(entry.at, node)))
    .filter((node) => !/\bislands?\b/i.test(docblockAbove(file, node)))
    .map(({ start }) => ({ at: start, say: `a docblock above ${name} says why it must be an island` }));
};

/** The name of an island is unique in the house, for the browser finds the chunk by it. */
export const islandNameIsUnique: Rule = (file, { files }) => {
  const name = islandName(file);
  if (name === undefined) return [];
  const twin = [...files.values()].find((other) => other !== file && islandName(other) === name);
  return twin ? [{ at: 0, say: `rename one of the two: ${twin.path} is called ${name} too` }] : [];
};

const islandName = ({ path }: SourceFile): string | undefined =>
  path.endsWith(ENDING) ? path.slice(path.lastIndexOf('/') + 1, -ENDING.length) : undefined;

const isWithin = (offset: number, { start, end }: ESTree.Span): boolean => offset >= start && offset < end;

/** Returns the docblock that ends right above a node, or ''. */
const docblockAbove = ({ comments, text }: SourceFile, node: ESTree.Span): string =>
  comments.find(
    ({ value, end }) =>
      value.startsWith('*') && end <= node.start && text.slice(end, node.start).trim() === '',
  )?.value ?? '';
