// Article 10: every route says who gets in, every command that writes leaves a record.
import type { ESTree } from 'vite';
import { isTest } from './places.ts';
import type { Rule, SourceFile } from './source.ts';

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'all', 'route'];

/** A call of `mount` has an object with `access` as its second or third argument. */
export const routesDeclareAccess: Rule = (file) => {
  if (!speaksHttp(file)) return [];
  return file
    .find('CallExpression')
    .filter(({ callee }) => nameOf(callee) === 'mount')
    .filter((call) => !call.arguments.slice(1, 3).some(hasAccess))
    .map(({ start }) => ({ at: start, say: 'say who gets in: mount(app, paths.x, { access: … }, handler)' }));
};

/** No way around `mount`. */
export const routesAreMounted: Rule = (file) => {
  if (!speaksHttp(file)) return [];
  return file
    .find('CallExpression')
    .filter(({ callee }) => {
      const owner =
        callee.type === 'MemberExpression' ? file.text.slice(callee.object.start, callee.object.end) : '';
      return /^app(\.http)?$/.test(owner) && METHODS.includes(nameOf(callee) ?? '');
    })
    .map(({ start }) => ({
      at: start,
      say: 'use mount(app, paths.x, { access: … }, handler) with a path of paths.ts',
    }));
};

/** An exported command that opens a transaction reaches `record(` in its file. */
export const commandsRecord: Rule = (file) => {
  if (file.place.room !== 'commands') return [];
  const functions = functionsOf(file);
  return [...functions.values()]
    .filter(({ isExported }) => isExported)
    .filter(
      (command) => reaches(command, 'withTransaction', functions) && !reaches(command, 'record', functions),
    )
    .map(({ name, start }) => ({
      at: start,
      say: `${name} writes: call record(ctx, …) after acting, so that the history knows`,
    }));
};

const speaksHttp = ({ place }: SourceFile): boolean =>
  (place.zone === 'bundle' || place.zone === 'top') && place.room !== 'ui' && !isTest(place);

const nameOf = (callee: ESTree.Expression | ESTree.Super): string | undefined => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined;
};

const hasAccess = (argument: ESTree.Argument): boolean =>
  argument.type === 'ObjectExpression' &&
  argument.properties.some(
    (entry) => entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === 'access',
  );

interface TopFunction {
  readonly name: string;
  readonly start: number;
  readonly isExported: boolean;
  /** Names it calls. */
  readonly calls: ReadonlySet<string | undefined>;
  /** Every name it speaks of, so that a function handed on counts as called. */
  readonly words: ReadonlySet<string>;
}

/** Functions and constants at the top of a file, by name. */
const functionsOf = (file: SourceFile): Map<string, TopFunction> => {
  const found = new Map<string, TopFunction>();
  for (const statement of file.find('Program').flatMap(({ body }) => body)) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    const parts = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
    for (const part of parts) {
      if (part?.type !== 'VariableDeclarator' && part?.type !== 'FunctionDeclaration') continue;
      if (part.id?.type !== 'Identifier') continue;
      const { name } = part.id;
      const calls = new Set(file.find('CallExpression', part).map(({ callee }) => nameOf(callee)));
      const words = new Set(file.find('Identifier', part).map((word) => word.name));
      found.set(name, { name, start: statement.start, isExported, calls, words });
    }
  }
  return found;
};

/** True when a function, or one of the same file that it speaks of, calls the wanted one. */
const reaches = (
  start: TopFunction,
  wanted: string,
  functions: ReadonlyMap<string, TopFunction>,
  seen: readonly string[] = [],
): boolean => {
  if (start.calls.has(wanted)) return true;
  return [...start.words].some((word) => {
    const next = functions.get(word);
    return next && !seen.includes(word) && reaches(next, wanted, functions, [...seen, start.name]);
  });
};
