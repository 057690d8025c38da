// This is one source file, parsed once: its tree by kind of node, its comments and its imports, ready for the rules to ask.
import path from 'node:path';
import { type ESTree, type ParseResult, parseSync } from 'vite';
import { type Place, placeOf, resolveImport } from './places.ts';

type Node = ESTree.Node;
type Span = Pick<ESTree.Span, 'start' | 'end'>;
type NodeOf<T extends Node['type']> = Extract<Node, { type: T }>;

export interface Import extends Span {
  readonly specifier: string;
  /** Nothing of it is left after compiling. */
  readonly isTypeOnly: boolean;
  /** Exported names (`default` and `*` included) by local name; empty for dynamic imports and re-exports. */
  readonly names: ReadonlyMap<string, string>;
  /** The imported file, when it is one of ours. */
  readonly target: Place | undefined;
}

export interface SourceFile {
  readonly path: string;
  readonly place: Place;
  readonly text: string;
  readonly comments: ParseResult['comments'];
  readonly imports: readonly Import[];
  /** The first mistake of the parser, if any. */
  readonly syntaxError: string | undefined;
  /** Returns all nodes of one type in the order of the text, or those within a node. */
  readonly find: <T extends Node['type']>(type: T, within?: Span) => readonly NodeOf<T>[];
}

/** All files together, and what src/bundles.ts says about their order. */
export interface House {
  readonly files: ReadonlyMap<string, SourceFile>;
  /** Names of the bundles, first one first. */
  readonly order: readonly string[];
}

export interface Finding {
  /** The offset in the text. */
  readonly at: number;
  /** What is wrong and what to do instead. */
  readonly say: string;
}

/** Describes one article of the law. */
export type Rule = (file: SourceFile, house: House) => readonly Finding[];

/** Reads a file; the same file with the same text is parsed once, however many houses it stands in. */
export const readSource = (path: string, text: string): SourceFile => {
  const before = known.get(path);
  if (before?.text === text) return before;
  const file = parseSource(path, text);
  known.set(path, file);
  return file;
};

const known = new Map<string, SourceFile>();

const parseSource = (path: string, text: string): SourceFile => {
  const parsed = parse(path, text);
  const nodes = new Map<string, Node[]>();
  collect(parsed?.program, nodes);
  const find = <T extends Node['type']>(type: T, within?: Span) => {
    const found = (nodes.get(type) ?? []) as NodeOf<T>[];
    return within ? found.filter((node) => node.start >= within.start && node.end <= within.end) : found;
  };
  return {
    path,
    text,
    find,
    place: placeOf(path),
    comments: parsed?.comments ?? [],
    imports: importsOf(path, find),
    syntaxError: parsed?.errors[0]?.message,
  };
};

/** Reads the house from its files; the order is that of the array in src/bundles.ts. */
export const readHouse = (sources: ReadonlyMap<string, string>): House => {
  const files = new Map([...sources].map(([path, text]) => [path, readSource(path, text)]));
  return { files, order: bundleOrder(files.get('src/bundles.ts')) };
};

/** Finds out once for all files of a house what rules ask at each of them. */
export const ofHouse = <T>(findOut: (house: House) => T): ((house: House) => T) => {
  const known = new WeakMap<House, { readonly value: T }>();
  return (house) => {
    const found = known.get(house) ?? { value: findOut(house) };
    known.set(house, found);
    return found.value;
  };
};

/** The files of each folder. */
export const filesByFolder = ofHouse(({ files }): ReadonlyMap<string, readonly SourceFile[]> => {
  const folders = new Map<string, SourceFile[]>();
  for (const file of files.values()) {
    const folder = path.posix.dirname(file.path);
    const found = folders.get(folder);
    if (found) found.push(file);
    else folders.set(folder, [file]);
  }
  return folders;
});

/** Gives the words of a string literal or of a template; undefined for anything else. */
export const literalText = (node: Node | null): string | undefined => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((quasi) => quasi.value.cooked ?? '').join('…');
  return undefined;
};

/** Lists the names under which a file exports values or types, each with its place. */
export const exportedNames = (file: SourceFile): { name: string; at: number }[] => [
  ...file
    .find('ExportNamedDeclaration')
    .flatMap((node) => [
      ...node.specifiers.map(({ exported }) => nameAt(exported)),
      ...declaredNames(node.declaration),
    ]),
  // This takes all of another file under one name.
  ...file.find('ExportAllDeclaration').flatMap(({ exported }) => (exported ? [nameAt(exported)] : [])),
];

const nameAt = (exported: ESTree.ModuleExportName) => ({
  name: exported.type === 'Literal' ? exported.value : exported.name,
  at: exported.start,
});

const parse = (path: string, text: string) => {
  const lang = path.endsWith('.tsx')
    ? 'tsx'
    : path.endsWith('.ts')
      ? 'ts'
      : path.endsWith('.mjs')
        ? 'js'
        : '';
  return lang === '' ? undefined : parseSync(path, text, { lang });
};

const isNode = (value: object): value is Node => 'type' in value && typeof value.type === 'string';

const collect = (value: unknown, nodes: Map<string, Node[]>): void => {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) {
    const list = nodes.get(value.type);
    if (list) list.push(value);
    else nodes.set(value.type, [value]);
  }
  for (const child of Object.values(value)) collect(child, nodes);
};

const importsOf = (path: string, find: SourceFile['find']): Import[] => {
  const entry = (node: Span, source: Node | null, isTypeOnly: boolean, names = new Map<string, string>()) => {
    const specifier = literalText(source);
    if (specifier === undefined) return [];
    const target = resolveImport(specifier, path);
    return [
      {
        start: node.start,
        end: node.end,
        specifier,
        isTypeOnly,
        names,
        target: target ? placeOf(target) : undefined,
      },
    ];
  };
  return [
    ...find('ImportDeclaration').flatMap((node) =>
      entry(node, node.source, isTypeImport(node), localNames(node)),
    ),
    ...find('ExportNamedDeclaration').flatMap((node) => entry(node, node.source, node.exportKind === 'type')),
    ...find('ExportAllDeclaration').flatMap((node) => entry(node, node.source, node.exportKind === 'type')),
    ...find('ImportExpression').flatMap((node) => entry(node, node.source, false)),
    ...find('TSImportType').flatMap((node) => entry(node, node.source, true)),
  ];
};

const isTypeImport = (node: ESTree.ImportDeclaration): boolean =>
  node.importKind === 'type' ||
  (node.specifiers.length > 0 &&
    node.specifiers.every((part) => part.type === 'ImportSpecifier' && part.importKind === 'type'));

const localNames = (node: ESTree.ImportDeclaration): Map<string, string> =>
  new Map(node.specifiers.map((part) => [part.local.name, importedName(part)]));

const importedName = (part: ESTree.ImportDeclarationSpecifier): string => {
  if (part.type === 'ImportDefaultSpecifier') return 'default';
  if (part.type === 'ImportNamespaceSpecifier') return '*';
  return part.imported.type === 'Literal' ? part.imported.value : part.imported.name;
};

const bundleOrder = (list: SourceFile | undefined): string[] => {
  const bundleOf = new Map<string, string>();
  for (const { names, target } of list?.imports ?? [])
    for (const local of names.keys()) if (target?.bundle) bundleOf.set(local, target.bundle);
  const listed = list?.find('ArrayExpression').flatMap((array) => array.elements) ?? [];
  return listed.flatMap((element) =>
    element?.type === 'Identifier' ? (bundleOf.get(element.name) ?? []) : [],
  );
};

const declaredNames = (declaration: Node | null): { name: string; at: number }[] => {
  if (declaration === null) return [];
  const names = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
  return names.flatMap((node) =>
    'id' in node && node.id?.type === 'Identifier' ? [{ name: node.id.name, at: node.id.start }] : [],
  );
};
