// This says who calls whom, across files: the top-level functions of our code and the functions of ours that
// each speaks of.
import type { ESTree } from 'vite';
import { ofHouse, type House, type SourceFile } from './source.ts';

export interface TopFunction {
  readonly file: SourceFile;
  readonly name: string;
  readonly start: number;
  readonly isExported: boolean;
  /** Names it calls. */
  readonly calls: ReadonlySet<string | undefined>;
  /** Every name the function speaks of, so that a function handed on counts as called. */
  readonly words: ReadonlySet<string>;
}

/** Finds functions and constants at the top of a file, by name. */
export const functionsOf = (file: SourceFile): ReadonlyMap<string, TopFunction> => {
  const known = cache.get(file);
  if (known) return known;
  const found = new Map<string, TopFunction>();
  for (const statement of file.find('Program').flatMap(({ body }) => body)) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    const parts = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
    for (const part of parts) {
      if (part?.type !== 'VariableDeclarator' && part?.type !== 'FunctionDeclaration') continue;
      if (part.id?.type !== 'Identifier') continue;
      const { name } = part.id;
      const calls = new Set(file.find('CallExpression', part).map(({ callee }) => calledName(callee)));
      const words = new Set(file.find('Identifier', part).map((word) => word.name));
      found.set(name, { file, name, start: statement.start, isExported, calls, words });
    }
  }
  cache.set(file, found);
  return found;
};

const cache = new WeakMap<SourceFile, ReadonlyMap<string, TopFunction>>();

/** Returns the last name of what is called: `record` of `record(…)` and of `history.record(…)`. */
export const calledName = (callee: ESTree.Expression | ESTree.Super): string | undefined => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined;
};

/** Returns true when a function, or one of ours that it speaks of here or elsewhere, calls the wanted one. */
export const reaches = (start: TopFunction, wanted: string, house: House): boolean => {
  const seen = new Set<TopFunction>();
  const waiting = [start];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.calls.has(wanted)) return true;
    seen.add(next);
    for (const named of spokenOf(next, house)) if (!seen.has(named)) waiting.push(named);
  }
  return false;
};

/** Returns the functions of ours that a function speaks of, looked up once: many writers come by the same ones. */
const spokenOf = (one: TopFunction, house: House): readonly TopFunction[] => {
  const known = spoken(house);
  const found = known.get(one) ?? [...one.words].flatMap((word) => findFunction(one.file, word, house) ?? []);
  known.set(one, found);
  return found;
};

const spoken = ofHouse(() => new Map<TopFunction, readonly TopFunction[]>());

/** Finds what a name means in a file: a function of its own or an imported one, followed through the faces of bundles. */
const findFunction = (file: SourceFile, name: string, house: House): TopFunction | undefined => {
  const own = functionsOf(file).get(name);
  if (own) return own;
  const entry = file.imports.find(({ names, isTypeOnly }) => !isTypeOnly && names.has(name));
  return entry?.target && findExport(entry.target.path, entry.names.get(name)!, house);
};

const findExport = (path: string, name: string, house: House): TopFunction | undefined => {
  const file = house.files.get(path);
  if (!file) return undefined;
  const own = functionsOf(file).get(name);
  if (own) return own;
  for (const node of file.find('ExportNamedDeclaration')) {
    const specifier = node.specifiers.find(({ exported }) => wordOf(exported) === name);
    if (!specifier) continue;
    const source = file.imports.find(({ start }) => start === node.start)?.target;
    return source
      ? findExport(source.path, wordOf(specifier.local), house)
      : findFunction(file, wordOf(specifier.local), house);
  }
  return undefined;
};

const wordOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name);
