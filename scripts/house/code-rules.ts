// Article 4 and its kin ask for one place each for rendering, the environment and connections, and for named
// exports only.
import type { ESTree } from 'vite';
import { isTest } from './places.ts';
import { exportedNames, type Finding, type Rule, type SourceFile } from './source.ts';

/** Only kernel/render.tsx imports react-dom/server. */
export const oneRenderer: Rule = (file) =>
  file.place.zone === 'outside' || file.path === 'src/kernel/render.tsx'
    ? []
    : file.imports
        .filter(({ specifier }) => /^react-dom\/(server|static)/.test(specifier))
        .map(({ start }) => ({
          at: start,
          say: 'render through renderPage or renderFragment of #kernel/render.tsx',
        }));

/** Only kernel/config.ts reads process.env. */
export const oneReaderOfTheEnvironment: Rule = (file) => {
  if (file.place.zone === 'outside' || isTest(file.place) || file.path === 'src/kernel/config.ts') return [];
  const reads = file
    .find('MemberExpression')
    .filter(({ object, property }) => {
      const name =
        property.type === 'Identifier' ? property.name : property.type === 'Literal' ? property.value : '';
      return object.type === 'Identifier' && object.name === 'process' && name === 'env';
    })
    .map(({ start }) => start);
  const unpacked = file
    .find('VariableDeclarator')
    .filter(
      ({ id, init }) => id.type === 'ObjectPattern' && init?.type === 'Identifier' && init.name === 'process',
    )
    .map(({ start }) => start);
  const imported = file.imports
    .filter(
      ({ specifier, names }) => /^(node:)?process$/.test(specifier) && [...names.values()].includes('env'),
    )
    .map(({ start }) => start);
  return [...reads, ...unpacked, ...imported].map((at) => ({
    at,
    say: 'only kernel/config.ts reads process.env: add a field there and read ctx.config',
  }));
};

const COOKIE_READER = 'src/kernel/request-cookies.ts';

/** Only kernel/request-cookies.ts reads the header of cookies: two readings could differ. docs/decisions/0039 */
export const oneReaderOfCookies: Rule = (file) => {
  if (file.place.zone === 'outside' || isTest(file.place) || file.path === COOKIE_READER) return [];
  const reads = file.find('MemberExpression').filter(({ object, property }) => {
    if (nameOf(property) !== 'cookie') return false;
    return nameOf(object.type === 'MemberExpression' ? object.property : object) === 'headers';
  });
  const imported = file.imports.filter(({ specifier }) => specifier === 'cookie');
  return [...reads, ...imported].map(({ start }) => ({
    at: start,
    say: `read request.cookies; only ${COOKIE_READER} reads the header`,
  }));
};

const nameOf = (node: { type: string; name?: unknown; value?: unknown }): unknown =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? node.value : undefined;

const CALENDAR = 'src/kernel/calendar.ts';
/** The words of a day are made beside the components, which know nothing of the kernel. */
const KNOW_THE_TIME_ZONE = [CALENDAR, 'src/design/dates.ts'];
/** What these say depends on the machine that runs them. */
const MACHINE_CLOCK =
  /^([gs]et(FullYear|Month|Date|Day|Hours|Minutes|Seconds)|getTimezoneOffset|toLocale(Date|Time)String|to(Date|Time)String)$/;
/** Methods that say which day it is in Greenwich, which in the evening is another one than here. */
const CLOCK_OF_GREENWICH = /^[gs]etUTC(FullYear|Month|Date|Day|Hours|Minutes|Seconds)$/;
const DAY_OF_GREENWICH =
  /\.toISOString\(\)\s*\.(slice|substring)\(0, (10|[a-z_][\w.]*|'yyyy-mm-dd'\.length)\)$/i;

/** Only kernel/calendar.ts turns moments into days and hours and back. docs/decisions/0056 */
export const oneCalendar: Rule = (file) => {
  if (file.place.zone === 'outside' || isTest(file.place) || KNOW_THE_TIME_ZONE.includes(file.path))
    return [];
  const zones = file.find('Property').filter(({ key }) => nameOf(key) === 'timeZone');
  const named = file.find('Literal').filter(({ value }) => value === 'Europe/Berlin');
  const read = file
    .find('MemberExpression')
    .filter(({ property }) =>
      [MACHINE_CLOCK, CLOCK_OF_GREENWICH].some((names) => names.test(String(nameOf(property) ?? ''))),
    );
  const cut = file
    .find('CallExpression')
    .filter(({ start, end }) => DAY_OF_GREENWICH.test(file.text.slice(start, end)));
  const counted = file
    .find('MemberExpression')
    .filter(({ object, property }) => nameOf(object) === 'Date' && nameOf(property) === 'UTC');
  // Neither says a zone, so both take the machine's.
  const silent = [...file.find('NewExpression'), ...file.find('CallExpression')].filter((node) => {
    if (nameOf(node.callee) === 'Date') return node.type === 'NewExpression' && node.arguments.length > 1;
    const isFormat = file.text.slice(node.callee.start, node.callee.end) === 'Intl.DateTimeFormat';
    return isFormat && !zones.some(({ start, end }) => start > node.start && end < node.end);
  });
  return [...zones, ...named, ...read, ...cut, ...counted, ...silent].map(({ start }) => ({
    at: start,
    say: `ask ${CALENDAR} for the day or the hour of a moment, design/dates.ts for its words`,
  }));
};

/** Where a pattern may look for tags, and what it looks at: nobody else's HTML, or only whether there is any. */
const KNOWS_TAGS: Readonly<Record<string, string>> = {
  'src/bundles/articles/rules.ts': 'the stored HTML of a text, which React has drawn',
  'src/bundles/rich-text/ui/lift-headings.ts': 'the same',
  'src/kernel/render.tsx': 'what React has just drawn',
  'src/kernel/s3-bucket.ts': 'answers of a bucket, which are XML of a few elements',
  'src/bundles/media/inspect-image.ts': 'bytes of a picture that a browser could take for something else',
  'src/bundles/embeds/open-graph.ts': 'which letters the bytes are, before anything can read them',
  'src/bundles/events/imports/reading/page.ts': 'whether a file is a page at all; parse5 reads it then',
  'src/bundles/events/imports/reading/entry.ts': 'whether words hold HTML, which is told; rich-text reads it',
  'src/bundles/events/imports/reading/plain-words.ts':
    'whether ends of lines mean anything beside it; the same',
  'src/bundles/imports/reading/feed.ts': 'whether a file is a feed, which is XML; it is read as such then',
  'src/bundles/imports/reading/table.ts':
    'whether words have paragraphs of their own, which are left as they are',
};

/** HTML is read by parse5, whose reading is that of browsers; a pattern reads another text than they do. docs/decisions/0056 */
export const oneReaderOfHtml: Rule = (file) => {
  const { place } = file;
  if (place.zone === 'outside' || place.zone === 'demo' || isTest(place) || file.path in KNOWS_TAGS)
    return [];
  return file
    .find('Literal')
    .filter((node) => 'regex' in node && TAG.test(node.regex.pattern.replaceAll(/\(\?<[=!]?/g, '(?')))
    .map(({ start }) => ({
      at: start,
      say: 'read HTML with parse5, by walkHtml of src/kernel/html-tokens.ts where no tree is needed',
    }));
};

/** A tag, a closing one, a comment, one of several, or whichever there is. */
const TAG = /<(\(\?:|\(?(\\?\/|\\w|[a-z!]|\[\^>\]|\[a-z))/i;

/** The design imports nothing of ours, and so it has its own. */
const DURATIONS = ['src/kernel/durations.ts', 'src/design/durations.ts'];
/** A minute may be a limit like any other number of seconds; an hour and a day are always themselves. */
const LENGTHS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const HOUR_AND_DAY: readonly unknown[] = [LENGTHS.hour, LENGTHS.day];

/** Nobody spells out anew how many milliseconds a minute, an hour or a day has. Tests may, but not under its name. */
export const oneSpellingOfDurations: Rule = (file) => {
  if (DURATIONS.includes(file.path)) return [];
  const named = file
    .find('VariableDeclarator')
    .filter(
      ({ id, init }) =>
        id.type === 'Identifier' && /^(minute|hour|day)(_ms)?$/i.test(id.name) && isProduct(init),
    );
  const isFree = isTest(file.place) || file.place.zone === 'outside';
  const spelled = isFree
    ? []
    : [
        ...file.find('Literal').filter(({ value }) => HOUR_AND_DAY.includes(value)),
        ...file
          .find('BinaryExpression')
          .filter((node) => node.operator === '*' && isMinutes(node.left, node.right)),
      ];
  const places = new Set([...named, ...spelled].map(({ start }) => start));
  return [...places].map((at) => ({
    at,
    say: `take MINUTE_MS, HOUR_MS or DAY_MS from ${file.place.zone === 'design' ? DURATIONS[1] : DURATIONS[0]}`,
  }));
};

/** Recognises `60 * 1000` and `60_000`, whatever stands before. */
const isMinutes = (left: ESTree.Node, right: ESTree.Node): boolean => {
  if (right.type !== 'Literal') return false;
  if (right.value === LENGTHS.minute) return true;
  const last = left.type === 'BinaryExpression' ? left.right : left;
  return right.value === 1000 && last.type === 'Literal' && last.value === 60;
};

const isProduct = (node: ESTree.Node | null): boolean =>
  node?.type === 'Literal'
    ? typeof node.value === 'number' && node.value >= LENGTHS.minute
    : node?.type === 'BinaryExpression' &&
      node.operator === '*' &&
      node.right.type === 'Literal' &&
      Number(node.right.value) >= 1000;

/** Only kernel/database.ts and kernel/jobs.ts create connections. */
export const oneMakerOfConnections: Rule = (file) => {
  if (file.place.zone === 'outside' || isTest(file.place)) return [];
  return [
    ...(file.path === 'src/kernel/database.ts'
      ? []
      : constructions(file, 'pg', 'work with ctx.db; only kernel/database.ts creates a connection')),
    ...(file.path === 'src/kernel/jobs.ts'
      ? []
      : constructions(file, 'pg-boss', 'enqueue through #kernel/jobs.ts; only it knows pg-boss')),
  ];
};

/** A database handle travels in ctx, never as a global. */
export const noExportedHandle: Rule = (file) =>
  file.place.zone === 'outside'
    ? []
    : exportedNames(file)
        .filter(({ name }) => name === 'db' || name === 'pool')
        .map(({ name, at }) => ({ at, say: `don't export '${name}': the handle travels in ctx.db` }));

/** Exports are named, each by its name; configuration of tools is the exception. */
export const namedExports: Rule = (file) => {
  if (file.place.zone === 'outside' || file.path.endsWith('.d.ts')) return [];
  const nameless = [
    ...file.find('ExportDefaultDeclaration'),
    ...exportedNames(file)
      .filter(({ name }) => name === 'default')
      .map(({ at }) => ({ start: at })),
  ].map(({ start }) => ({ at: start, say: 'export by name, not as default' }));
  const everything = file
    .find('ExportAllDeclaration')
    .filter(({ exported }) => exported === null)
    .map(({ start }) => ({ at: start, say: 'list the exported names; a face says what it shows' }));
  return [...nameless, ...everything];
};

/** Nobody leaves a test alone in the light. */
export const noLonelyTest: Rule = (file) =>
  file.path.includes('.test.') || file.path.startsWith('e2e/')
    ? file
        .find('MemberExpression')
        .filter(({ property }) => property.type === 'Identifier' && property.name === 'only')
        .map(({ end }) => ({ at: end, say: 'remove .only so that the other tests run too' }))
    : [];

/** Work to be done is an issue, not a comment. */
export const noTodo: Rule = (file) =>
  file.comments
    .filter(({ value }) => /\b(TODO|FIXME)\b/.test(value))
    .map(({ start }) => ({ at: start, say: 'do it now or open an issue; no TODO or FIXME in the code' }));

const NAMES_A_TOPIC = /^[*\s]*Topic:/;
/** What a function may give is no sentence about it. */
const HANGS_IN_THE_AIR = /^[*\s]*(?:Undefined|Null|Newest first|In one query)\b/;
const FUNCTION = /^\s*(?:export )?(?:async function|function|const \w+ = (?:async )?(?:\(|<[^=]*>\())/;

/** Comments are sentences. The rule knows the most common ways of writing fragments; the rest people have to read. docs/decisions/0196 */
export const commentsSpeak: Rule = (file) =>
  file.comments
    .filter(
      ({ value, end }) =>
        NAMES_A_TOPIC.test(value) || (HANGS_IN_THE_AIR.test(value) && FUNCTION.test(file.text.slice(end))),
    )
    .map(({ start }) => ({ at: start, say: 'say it in a sentence: what it does, or what it is' }));

/** Every file can be read by the parser. */
export const readable: Rule = (file) =>
  file.syntaxError ? [{ at: 0, say: `syntax error: ${file.syntaxError}` }] : [];

/** Finds `new X` and `new X.Y` where X comes from the package. */
const constructions = (file: SourceFile, packageName: string, say: string): Finding[] => {
  const names = new Set(
    file.imports
      .filter(({ specifier }) => specifier === packageName)
      .flatMap(({ names }) => [...names.keys()]),
  );
  return file.find('NewExpression').flatMap(({ callee, start }) => {
    const made = callee.type === 'MemberExpression' ? callee.object : callee;
    return made.type === 'Identifier' && names.has(made.name) ? [{ at: start, say }] : [];
  });
};
