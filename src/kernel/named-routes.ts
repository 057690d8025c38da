// Names and templates of routes, and the only way to build an address of ours. Browser-safe.

/** HEAD stands only where there is no GET, which answers it as well. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD';

/** A route's name, methods and template; parameters stand in braces, an optional last one as `{name?}`. */
export interface RoutePath<Template extends string = string> {
  readonly name: string;
  readonly methods: readonly Method[];
  readonly template: Template;
  /** Also reachable with `.json` or `.html` behind it, and with `_format=`. contract.md 11.1 */
  readonly formats: boolean;
  /** Whether the route is listed in /routing/routes.json. */
  readonly exposed: boolean;
}

type ParameterOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;
type Required<Name extends string> = Name extends `${string}?` ? never : Name;
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;

/** The parameters a template asks for. */
export type RouteParams<Template extends string> = {
  readonly [Name in Required<ParameterOf<Template>>]: string | number;
} & { readonly [Name in Optional<ParameterOf<Template>>]?: string | number };

interface PathOptions {
  readonly formats?: boolean;
  readonly exposed?: boolean;
}

/** Declares a route in a bundle's `paths.ts`; mounting it puts it into the registry. */
export const path = <const Template extends string>(
  name: string,
  methods: Method | readonly Method[],
  template: Template,
  options: PathOptions = {},
): RoutePath<Template> => ({
  name,
  methods: typeof methods === 'string' ? [methods] : methods,
  template,
  formats: options.formats ?? false,
  exposed: options.exposed ?? !template.startsWith('/admin'),
});

type Query = Readonly<Record<string, string | number | undefined>>;

/** Returns the address of a route with its parameters and query filled in and encoded; starts with a single slash. */
export const url = <Template extends string>(
  route: RoutePath<Template>,
  ...[params, query]: keyof RouteParams<Template> extends never
    ? [params?: Record<string, never>, query?: Query]
    : [params: RouteParams<Template>, query?: Query]
): string => fillTemplate(route.template, params ?? {}, query);

/** Returns the address as `url` does, for a template that is only known at run time (a route looked up by name). */
export const fillTemplate = (template: string, params: Query, query?: Query): string => {
  let filled = '';
  for (const { text, name, isOptional } of piecesOf(template)) {
    const value = name === undefined ? '' : (params[name] ?? '');
    if (name !== undefined && value === '' && !isOptional)
      throw new Error(`Parameter ${name} of ${template} is missing`);
    filled += text + encodeURIComponent(value);
  }
  // Each link of a list comes by here: only what ends so is looked through. That of the front page is nothing else.
  const address = filled.endsWith('/') ? filled.replace(/\/+$/, '') || '/' : filled;
  if (query === undefined) return address;
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  if (asked.length === 0) return address;
  return `${address}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
};

/** A piece of a template: fixed text, and the parameter that follows it. */
interface TemplatePiece {
  readonly text: string;
  readonly name: string | undefined;
  readonly isOptional: boolean;
}

/** The pieces of templates by these: templates are few, and a list fills one for each of its entries. */
const takenApart = new Map<string, readonly TemplatePiece[]>();

const piecesOf = (template: string): readonly TemplatePiece[] => {
  const known = takenApart.get(template);
  if (known) return known;
  const pieces = [...template.matchAll(/([^{]*)(?:\{(\w+)(\??)\})?/g)].map(
    ([, text = '', name, optional]): TemplatePiece => ({ text, name, isOptional: optional === '?' }),
  );
  takenApart.set(template, pieces);
  return pieces;
};

/** Names of the parameters of a template, in order. */
export const parameterNames = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\??\}/g)].map((match) => match[1]!);

/** Returns `target` if it is a path of ours that may follow a form, as a header can carry it, else `/`. contract.md 11.3 */
export const safeRedirectPath = (target: unknown): string =>
  typeof target === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target)
    ? target.toWellFormed().replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
    : '/';
