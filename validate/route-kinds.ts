// This says which kind of page an address is: the route that answers it, by the templates that bundles
// declare in their paths.ts.
import { globSync } from 'node:fs';
import path from 'node:path';
import type { RoutePath } from '#kernel/named-routes.ts';

export interface RouteKinds {
  /** Returns the name of the route, or of the kind of file. */
  readonly kindOf: (address: string) => string;
  /** All names of routes that can be read. */
  readonly names: readonly string[];
  /** Addresses that need no parameters. */
  readonly fixed: readonly string[];
}

export const loadRouteKinds = async (): Promise<RouteKinds> => {
  const files = globSync('src/bundles/**/paths.ts').sort();
  const modules = await Promise.all(
    files.map((file) => import(path.resolve(file)) as Promise<Record<string, unknown>>),
  );
  return toRouteKinds(modules.flatMap((module) => Object.values(module)).flatMap(routesIn));
};

export const toRouteKinds = (routes: readonly RoutePath[]): RouteKinds => {
  const readable = routes
    .filter(({ methods }) => methods.includes('GET'))
    .toSorted((a, b) => fixedLength(b.template) - fixedLength(a.template));
  const patterns = readable.map(({ name, template }) => ({ name, pattern: patternOf(template) }));
  const kindOf = (address: string) => {
    const pathname = new URL(address, 'http://localhost').pathname.replace(/(?<=.)\/$/, '');
    return patterns.find(({ pattern }) => pattern.test(pathname))?.name ?? UNKNOWN;
  };
  const fixed = readable
    .map(({ template }) => template.replaceAll(/\/?\{\w+\?\}/g, ''))
    .filter((address) => !address.includes('{'));
  return { kindOf, names: readable.map(({ name }) => name), fixed };
};

/** What no bundle declares: the kernel's own files. */
const UNKNOWN = 'other';

/** Returns the routes in what a bundle declares: bundles do so in objects of their own. */
const routesIn = (value: unknown): RoutePath[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'template' in value ? [value as RoutePath] : Object.values(value).flatMap(routesIn);
};

const fixedLength = (template: string): number => template.replaceAll(/\{\w+\??\}/g, '').length;

const patternOf = (template: string): RegExp => {
  const source = template
    .split(/(\/?\{\w+\??\})/)
    .map((part) => {
      if (!/\{\w+\??\}$/.test(part)) return part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
      const value = `${part.startsWith('/') ? '/' : ''}[^/]+`;
      return part.endsWith('?}') ? `(?:${value})?` : value;
    })
    .join('');
  return new RegExp(`^${source}$`);
};
