// These rules check Article 9 where it is about parsers: whoever reads what strangers send says so, and is fed with what nobody
// thought of.
import path from 'node:path';
import { isTest } from './places.ts';
import { filesByFolder, ofHouse, type Finding, type House, type Rule, type SourceFile } from './source.ts';

const MARK = 'Reads what strangers send.';

/** The parsers that there are, by folder: none of them loses its mark, or goes elsewhere, unnoticed. */
const PARSERS: Readonly<Record<string, string>> = {
  'src/kernel': 'byte-ranges csv-rows decoded-text html-tokens multipart parameters tar',
  'src/bundles/archives/reading': 'open-archive plain-json',
  'src/bundles/embeds': 'oembed open-graph',
  'src/bundles/events/imports/reading': 'ics json-ld page series-rule table',
  'src/bundles/imports/reading': 'feed ghost json-rows markdown table wordpress xml-elements',
  'src/bundles/media': 'inspect-image',
  'src/bundles/media/formats': 'avif bmp boxes gif iptc jpeg png tiff webp xmp',
  'src/bundles/media/formats/heic': 'heic',
  'src/bundles/newsletters/bounces': 'rules',
  'src/bundles/rich-text/html-import': 'import-html',
  'src/bundles/rich-text/rules': 'bbcode bbcode-tree',
  'src/bundles/search': 'cursor',
  'src/bundles/streams': 'captions containers location-metadata probe',
};

const KEPT: ReadonlySet<string> = new Set(
  Object.entries(PARSERS).flatMap(([folder, names]) =>
    names.split(' ').map((name) => `${folder}/${name}.ts`),
  ),
);

/** Files that look like parsers and read nobody's but our own words, or give them to a parser at once. */
const EXEMPT: ReadonlySet<string> = new Set([
  // These files read what comes with the product, or was made by building it.
  'src/kernel/assets.ts',
  'src/kernel/migrations.ts',
  'src/kernel/software-versions.ts',
  // These read what the portal has written itself: into its pages, its database, its backups, under its own signature.
  'src/bundles/media/queries.ts',
  'src/bundles/operations/backups/read-backup.ts',
  'src/bundles/operations/self-test/checks/address-checks.ts',
  'src/bundles/streams/encode.ts',
  'src/kernel/flash.ts',
  'src/kernel/island-element.ts',
  // These read what a browser has kept for its own reader.
  'src/bundles/offline/rules.ts',
  'src/bundles/piece-pages/rules/read-pieces.ts',
  'src/bundles/piece-pages/rules/reading-places.ts',
  'src/bundles/writing/rules/local-copies.ts',
  // These read what others check who are fed with nonsense: archives, rich text, the decoders of pictures, the library of
  // passkeys.
  'src/bundles/cms/sections/text-data.ts',
  'src/bundles/imports/reading/archive.ts',
  'src/bundles/media/heic-pixels.ts',
  'src/bundles/media/original-pixels.ts',
  'src/bundles/users/security/passkeys.ts',
  // These read our own calendars in tests.
  'src/bundles/events/calendar-files/test-readers.ts',
]);

/** A parser of untrusted bytes has a test beside it that feeds it what nobody thought of. */
export const parsersAreFuzzed: Rule = (file, house) => {
  if (!isMarked(file) && !KEPT.has(file.path)) return [];
  const isFuzzed = filesByFolder(house)
    .get(path.posix.dirname(file.path))
    ?.some(
      (test) =>
        test.place.room === 'test' &&
        test.imports.some(({ specifier }) => specifier === 'fast-check') &&
        test.imports.some(({ target, isTypeOnly }) => target?.path === file.path && !isTypeOnly),
    );
  return isFuzzed
    ? []
    : [
        {
          at: 0,
          say: 'it reads what strangers send: test it beside it with fast-check, broken input included',
        },
      ];
};

/** Parsers say what they are, those that there are and those that look like one; what a parser beside them calls is a part of it. */
export const parsersAreMarked: Rule = (file, house) => {
  if (isMarked(file) || !/^src\/(?:kernel|bundles)\//.test(file.path)) return [];
  const say = `say '${MARK}' in its opening comment`;
  if (KEPT.has(file.path)) return [{ at: 0, say }];
  const isElsewhere = isTest(file.place) || /\/(?:testing|ui)\//.test(file.path);
  if (isElsewhere || EXEMPT.has(file.path) || partsOfParsers(house).has(file.path)) return [];
  return signsOfParser(file)
    .slice(0, 1)
    .map(({ at, say: sign }) => ({
      at,
      say: `${sign}: ${say}, or list it in parser-rules.ts with the reason why not`,
    }));
};

const SELF = 'scripts/house/parser-rules.ts';

/** The list is that of files that are there. */
export const listedParsersExist: Rule = (file, house) =>
  file.path === SELF
    ? [...KEPT, ...EXEMPT]
        .filter((name) => !house.files.has(name))
        .map((name) => ({ at: 0, say: `${name} is not there: list where it is now` }))
    : [];

const isMarked = ({ text }: SourceFile): boolean =>
  (/^(?:\/\/.*\n)+/.exec(text)?.[0] ?? '').replaceAll('\n// ', ' ').includes(MARK);

/** Files of the same folder that parsers call, and what these call. */
const partsOfParsers = ofHouse((house: House): ReadonlySet<string> => {
  const parts = new Set<string>();
  const waiting = [...house.files.values()].filter(isMarked);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const folder = path.posix.dirname(file.path);
    for (const { target, isTypeOnly } of file.imports) {
      const part = target && !isTypeOnly ? house.files.get(target.path) : undefined;
      if (!part || path.posix.dirname(part.path) !== folder || parts.has(part.path)) continue;
      parts.add(part.path);
      waiting.push(part);
    }
  }
  return parts;
});

const LIBRARIES = /^(?:saxes|parse5|ical\.js|yauzl|heic-decode|bmp-ts|@fastify\/multipart)$/;

/** Finds what only parsers do: asking a library that takes apart, making text or things of bytes, being a format that is read. */
const signsOfParser = (file: SourceFile): Finding[] => [
  ...file.imports
    .filter(({ specifier, isTypeOnly }) => LIBRARIES.test(specifier) && !isTypeOnly)
    .map(({ start, specifier }) => ({ at: start, say: `${specifier} takes files apart` })),
  ...file
    .find('CallExpression')
    .filter((call) => isReading(file.text.slice(call.callee.start, call.end)))
    .map(({ start }) => ({ at: start, say: 'this takes apart what somebody wrote' })),
  ...file
    .find('NewExpression')
    .filter(({ callee }) => callee.type === 'Identifier' && callee.name === 'TextDecoder')
    .map(({ start }) => ({ at: start, say: 'this makes text of bytes' })),
  ...file
    .find('VariableDeclarator')
    .filter(({ id }) => /: (?:Import|Image)Format$/.test(file.text.slice(id.start, id.end)))
    .map(({ start }) => ({ at: start, say: 'this is a format that is read' })),
];

/** Says whether a call reads untrusted text or bytes; `JSON.parse(JSON.stringify(…))` makes a copy. */
const isReading = (call: string): boolean =>
  /^JSON\.parse\((?!\s*JSON\.stringify\()/.test(call) ||
  /^[\w.![\]]+\.read(?:U?Int|BigU?Int|Float|Double)\w*\(/.test(call);
