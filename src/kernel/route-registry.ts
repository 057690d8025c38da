// Keeps all routes by name: URLs are built from it, /routing/routes.json lists it, 405 and reserved words come from it.
import { parameterNames } from './named-routes.ts';
import type { Method, RoutePath } from './named-routes.ts';

export interface RouteRegistry {
  readonly add: (route: RoutePath) => void;
  readonly all: () => readonly RoutePath[];
  readonly find: (name: string) => RoutePath | undefined;
  /** Returns the methods that routes take at a path, where a fixed path wins over parameters; empty for an unknown path. */
  readonly methodsAt: (pathname: string) => readonly Method[];
  /** Returns the first path segments that the system uses; no place may be called so. contract.md 12 */
  readonly reservedSegments: () => ReadonlySet<string>;
  /** Returns what addresses begin with that hold somebody's secret: in templates that is `{token}` or `{securityHash}`. */
  readonly secretStarts: () => readonly string[];
}

export interface ExposedRoute {
  readonly path: string;
  readonly methods: readonly Method[];
  readonly params: readonly string[];
}

export const createRouteRegistry = (): RouteRegistry => {
  const routes = new Map<string, RoutePath>();
  const starts = new Map<RoutePath, string>();
  // Only refusals ask which methods an address takes: neither a start pays for hundreds of expressions, nor does an address for those of
  // routes that begin otherwise.
  const patterns = new Map<RoutePath, RegExp>();
  const fits = (route: RoutePath, address: string) => {
    if (!address.startsWith(starts.get(route)!)) return false;
    const pattern = patterns.get(route) ?? templatePattern(route);
    patterns.set(route, pattern);
    return pattern.test(address);
  };
  return {
    add: (route) => {
      if (routes.has(route.name)) throw new Error(`Route name ${route.name} is taken`);
      routes.set(route.name, route);
      starts.set(route, literalStart(route));
    },
    all: () => [...routes.values()],
    find: (name) => routes.get(name),
    methodsAt: (pathname) => {
      const all = [...routes.values()];
      const address = pathname.replace(/(?<=.)\/+$/, '');
      const literal = all.filter(({ template }) => template === address);
      const meant = literal.length > 0 ? literal : all.filter((route) => fits(route, address));
      return [...new Set(meant.flatMap(({ methods }) => methods))];
    },
    secretStarts: () => {
      const templates = [...routes.values()].map(({ template }) => template);
      return [...new Set(templates.filter(holdsSecret).map((text) => text.split('{')[0]!))];
    },
    reservedSegments: () =>
      new Set([...routes.values()].flatMap(({ template }) => /^\/([a-z0-9-]+)/.exec(template)?.[1] ?? [])),
  };
};

/** Says whether a filled in template is somebody's alone: whoever read it in a log could use it. */
export const holdsSecret = (template: string): boolean => /\{(?:token|securityHash)\}/.test(template);

/** Returns the body of GET /routing/routes.json. contract.md 11.4 */
export const exposedRoutes = (registry: RouteRegistry): Record<string, ExposedRoute> =>
  Object.fromEntries(
    registry
      .all()
      .filter((route) => route.exposed)
      .map((route) => [
        route.name,
        { path: route.template, methods: route.methods, params: parameterNames(route.template) },
      ]),
  );

/** Says whether the comment routes that a page supplies are all strings and known names, as they must be. contract.md 5 */
export const areKnownRoutes = (registry: RouteRegistry, names: readonly unknown[]): boolean =>
  names.every((name) => typeof name === 'string' && registry.find(name) !== undefined);

/**
 * Returns a template in the words of Fastify's router. `{slug}_a{id}` becomes two parameters of one segment, which is the one
 * rule by which pages of things are parsed; an optional parameter must be the last segment.
 */
export const routerPattern = (template: string): string =>
  template
    .split('/')
    .map((segment) => {
      const thing = /^\{(\w+)\}_([a-z]+)\{(\w+)\}$/.exec(segment);
      if (thing) return `:${thing[1]}(^.*)_${thing[2]}:${thing[3]}(^[0-9]+)`;
      return segment.replace(/\{(\w+)(\??)\}/g, ':$1$2');
    })
    .join('/');

/** Returns the pattern of the same route with a format suffix: `….json`, `….html`. contract.md 11.1 */
export const routerPatternWithFormat = (template: string): string =>
  `${routerPattern(template).replace(/:(\w+)$/, ':$1(^[^./]+)')}.:format(^(?:json|html)$)`;

/** Returns what all of its addresses begin with; a parameter that may be left out takes the stroke before it along. */
const literalStart = ({ template }: RoutePath) => template.split(/\/?\{/)[0]!;

const templatePattern = (route: RoutePath) => {
  const body = route.template
    .split('/')
    .map((segment) => {
      if (/^\{\w+\?\}$/.test(segment)) return '?[^/]*';
      return segment
        .split(/(\{\w+\})/)
        .map((part) => (part.startsWith('{') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
        .join('');
    })
    .join('/');
  return new RegExp(`^${body}${route.formats ? '(?:\\.(?:json|html))?' : ''}$`);
};
