// No two files need each other at run time: which of them is ready first would be left to chance.
import { isTest } from './places.ts';
import { ofHouse, type House, type Rule, type SourceFile } from './source.ts';

/** A file is on no circle of imports. Types and what is loaded later close none. */
export const noCycles: Rule = (file, house) => {
  const circle = circlesOf(house).get(file.path);
  if (!circle || file.path !== [...circle].sort()[0]) return [];
  const entry = runtimeImports(file).find(({ target }) => circle.has(target!.path))!;
  const others = [...circle]
    .filter((path) => path !== file.path)
    .sort()
    .join(', ');
  return [
    { at: entry.start, say: `needs ${others}, and is needed there: move what both need to a file below` },
  ];
};

const runtimeImports = (file: SourceFile) => {
  const later = new Set(file.find('ImportExpression').map(({ start }) => start));
  return file.imports.filter(({ isTypeOnly, target, start }) => !isTypeOnly && target && !later.has(start));
};

/** Each file that lies on a circle, with all that lie on it. */
const circlesOf = ofHouse((house): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, ReadonlySet<string>>();
  for (const circle of strongComponents(house)) for (const path of circle) found.set(path, circle);
  return found;
});

/** Finds, by Tarjan's algorithm, sets of several files in which each reaches each other. */
const strongComponents = ({ files }: House): ReadonlySet<string>[] => {
  const found: ReadonlySet<string>[] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (path: string): number => {
    const number = order.size;
    order.set(path, number);
    lowest.set(path, number);
    open.push(path);
    for (const { target } of runtimeImports(files.get(path)!)) {
      if (!files.has(target!.path)) continue;
      const reached = order.has(target!.path)
        ? open.includes(target!.path) && order.get(target!.path)!
        : visit(target!.path);
      if (reached !== false) lowest.set(path, Math.min(lowest.get(path)!, reached));
    }
    if (lowest.get(path) === number) {
      const component = open.splice(open.lastIndexOf(path));
      if (component.length > 1) found.push(new Set(component));
    }
    return lowest.get(path)!;
  };
  for (const { path, place } of files.values()) if (!order.has(path) && !isTest(place)) visit(path);
  return found;
};
