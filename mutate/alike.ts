// Places where a slip of the hand changes nothing that anybody could see, each with the reason. They are few, and each is a
// line of the code as it stands there: mutations.test.ts asks that it still does. docs/decisions/0050
import { ALIKE_RULES } from './alike-rules.ts';
import type { AlikePlace } from './alike-rules.ts';
import type { Mutation } from './mutations.ts';

const MEMO = 'What is cached is worked out again, and comes out the same.';
const PACKETS = 'The queries go out in several packets instead of one.';
const CHUNKS = 'The same bytes arrive in other pieces.';
const SIZE = 'What is packed harder or less hard unpacks to the same.';

export const ALIKE: readonly AlikePlace[] = [
  ...ALIKE_RULES,
  { path: 'src/kernel/named-routes.ts', line: 'takenApart.set(template, pieces)', why: MEMO },
  { path: 'src/kernel/named-routes.ts', line: 'if (known) return known;', why: MEMO },
  { path: 'src/kernel/input-checks.ts', line: 'compiled.set(key, check)', why: MEMO },
  { path: 'src/kernel/slug.ts', line: 'known.set(text, slug)', why: MEMO },
  { path: 'src/kernel/slug.ts', line: 'if (found !== undefined) return found', why: MEMO },
  { path: 'src/kernel/slug.ts', line: 'const MOST_KNOWN', why: MEMO },
  { path: 'src/kernel/slug.ts', line: 'known.size >= MOST_KNOWN', why: MEMO },
  { path: 'src/kernel/metrics.ts', line: 'knownTexts.set', why: MEMO },
  { path: 'src/kernel/calendar.ts', line: 'changesByYear.set(year, known)', why: MEMO },
  { path: 'src/kernel/calendar.ts', line: 'if (name === zone) return', why: MEMO },
  { path: 'src/kernel/calendar.ts', line: 'day < KEPT_DAYS ? offsetOfDay(day)', why: MEMO },
  { path: 'src/kernel/calendar.ts', line: 'const KEPT_DAYS', why: MEMO },
  { path: 'src/kernel/calendar.ts', line: 'offsetsByDay.set(day, found)', why: MEMO },
  { path: 'src/kernel/calendar.ts', line: 'if (known !== undefined) return known', why: MEMO },
  { path: 'src/kernel/request-cookies.ts', line: 'known.set(headers, cookies)', why: MEMO },
  {
    path: 'src/kernel/database-transaction.ts',
    line: 'lines.set(client, line)',
    why: 'A connection gets a new line for each transaction then, which sends the same.',
  },
  {
    path: 'src/kernel/database-transaction.ts',
    line: 'if (known) return known;',
    why: 'A connection gets a new line for each transaction then, which sends the same.',
  },
  {
    path: 'src/kernel/row-moves.ts',
    line: 'const BATCH',
    why: 'Rows are moved in other batches, and all of them are.',
  },
  {
    path: 'src/kernel/outside-fetch.ts',
    line: "method: options.method ?? 'GET',",
    becomes: '(options.method)',
    why: 'Node asks by GET where nobody says how.',
  },
  {
    path: 'src/kernel/error-log.ts',
    line: 'firstAt: a.firstAt < b.firstAt',
    becomes: '<=',
    why: 'Of two moments that are one either is the first.',
  },
  {
    path: 'src/kernel/csv-rows.ts',
    line: "text.trimStart().split('\\n', 1)[0]!",
    becomes: '(2)',
    why: 'It is the first line that is looked at.',
  },
  {
    path: 'src/kernel/files-contract.ts',
    line: "exec(key)?.[1] ?? '') ??",
    becomes: '(/\\.([a-z0-9]+)$/.exec(key)?.[1])',
    why: 'Undefined is no extension that is known either.',
  },
  {
    path: 'src/kernel/render.tsx',
    line: 'small.length === 1 ? small[0]! : Buffer.concat(small)',
    becomes: '(2)',
    why: 'The same bytes are copied once more.',
  },
  {
    path: 'src/kernel/render.tsx',
    line: 'small.length === 1 ? small[0]! : Buffer.concat(small)',
    becomes: '(0)',
    why: 'The same bytes are copied once more.',
  },
  {
    path: 'src/kernel/render.tsx',
    line: 'if (!html.includes(\' autofocus=""\')) return html;',
    becomes: ';',
    why: 'Where nobody asks for the focus nothing is found to be taken away.',
  },
  {
    path: 'src/kernel/same-parts.ts',
    line: 'if (Object.is(before, now)) return before;',
    becomes: ';',
    why: 'What is the very same comes out as itself, after it was looked through in vain.',
  },
  {
    path: 'src/kernel/idle-memory.ts',
    line: 'let most = 0;',
    why: 'No heap is as small as one byte.',
  },
  {
    path: 'src/kernel/idle-memory.ts',
    line: 'let wait = 0;',
    why: 'The first look is counted before it is asked whether to wait.',
  },
  {
    path: 'src/kernel/idle-memory.ts',
    line: 'if (wait > 0) wait--;',
    becomes: '>=',
    why: 'Less than nothing is left to wait for then.',
  },
  {
    path: 'src/kernel/reply.ts',
    line: "headers['content-type'] ?? ''",
    why: 'Undefined is no type of a form either.',
  },
  {
    path: 'src/kernel/route-registry.ts',
    line: "typeof name === 'string' && registry.find(name) !== undefined",
    becomes: '(registry.find(name) !== undefined)',
    why: 'What is no word is the name of no route either.',
  },
  {
    path: 'src/embedded-postgres/embedded-postgres.ts',
    line: 'while (performance.now() < deadline) {',
    becomes: '<=',
    why: 'A clock of a millionth of a millisecond meets no moment exactly.',
  },
  {
    path: 'src/embedded-postgres/embedded-postgres.ts',
    line: "if (kind !== 'busy' || performance.now() > deadline) return undefined;",
    becomes: '>=',
    why: 'A clock of a millionth of a millisecond meets no moment exactly.',
  },
  {
    path: 'src/kernel/files.ts',
    line: 'options.maxBytes ?? Infinity',
    becomes: '(options.maxBytes)',
    why: 'Nothing is more than undefined either.',
  },
  {
    path: 'src/kernel/client-error.ts',
    line: "ANSWERS[error.code ?? '']",
    becomes: '(error.code)',
    why: 'Undefined is no code that has an answer of its own either.',
  },
  {
    path: 'src/kernel/island-element.ts',
    line: 'return later(wake, 0);',
    becomes: '(1)',
    why: 'It wakes a millisecond later.',
  },
  {
    path: 'src/kernel/database-pipeline.ts',
    line: 'let heardAt = 0;',
    why: 'It is set by the first query, and read after that.',
  },
  {
    path: 'src/kernel/invalidation.ts',
    line: 'let sequence = 0;',
    why: 'From which number on touches are counted is nobody’s business.',
  },
  {
    path: 'src/kernel/invalidation.ts',
    line: 'if (moment === sequence) return false;',
    becomes: ';',
    why: 'No touch of any tag is later than that moment, one by one.',
  },
  {
    path: 'src/kernel/assets.ts',
    line: 'if (!type || files.has(name)) continue;',
    becomes: '(!type)',
    why: 'The name tells the content: the same bytes are read once more.',
  },
  {
    path: 'src/kernel/prepared-statement.ts',
    line: 'if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined;',
    becomes: ';',
    why: 'It gives each value as it is, only by one more call.',
  },
  { path: 'src/kernel/database-pipeline.ts', line: 'stream.cork()', why: PACKETS },
  { path: 'src/kernel/database-transaction.ts', line: 'sendTogether(client);', why: PACKETS },
  {
    path: 'src/kernel/files-disk.ts',
    line: 'const MOVE_ATTEMPTS',
    why: 'A race for a folder that is lost four times in a row is lost a fifth time by nobody.',
  },
  {
    path: 'src/kernel/send.ts',
    line: 'if (answer instanceof AlreadySent) return;',
    why: 'Fastify sends nothing on an answer that was taken over, and only logs that somebody tried.',
  },
  {
    path: 'src/kernel/error-log.ts',
    line: 'return row?.sum ?? 0;',
    why: 'A sum over no rows is a row as well; what stands in for it is there for the type.',
  },
  {
    path: 'src/kernel/cached-responses.ts',
    line: 'let count = 0',
    why: 'Which number the first request of a process has is nobody’s business.',
  },
  {
    path: 'src/kernel/render.tsx',
    line: 'let drawnSoFar = 0',
    why: 'Ids of a cached part differ from those of others, whatever they begin with.',
  },
  { path: 'src/kernel/byte-reader.ts', line: 'const WINDOW_BYTES', why: CHUNKS },
  { path: 'src/kernel/byte-reader.ts', line: 'const MAX_CACHED_WINDOWS', why: MEMO },
  { path: 'src/kernel/multipart.ts', line: 'const CHUNK_BYTES', why: CHUNKS },
  { path: 'src/kernel/compression.ts', line: 'const CACHED_GZIP_LEVEL', why: SIZE },
  { path: 'src/kernel/compression.ts', line: 'const CACHED_BROTLI_QUALITY', why: SIZE },
  { path: 'src/kernel/compression.ts', line: 'const ONCE_GZIP_LEVEL', why: SIZE },
  { path: 'src/kernel/joined-gzip.ts', line: 'const LEVEL = 1;', why: SIZE },
  { path: 'src/kernel/joined-gzip.ts', line: '{ upTo: 8192', why: SIZE },
  { path: 'src/kernel/joined-gzip.ts', line: '{ upTo: 16_384', why: SIZE },
  { path: 'src/kernel/joined-gzip.ts', line: 'bytes.length <= upTo', why: SIZE },
  { path: 'src/kernel/joined-gzip.ts', line: 'const TINY_BYTES', why: SIZE },
];

/** What is true of any file: how soon or how often something is looked at again, and what only warnings depend on. */
const ALIKE_ANYWHERE: readonly { readonly line: RegExp; readonly why: string }[] = [
  {
    line: /^\s*(?:export )?const (?:POLL|GATHER|RETRY|RECONNECT|SPREAD|FLUSH|WATCH|SAMPLE)_MS = /,
    why: 'The same happens a little sooner or later.',
  },
  {
    line: /^\s*app\.decorateRequest\('\w+', undefined\);/,
    why: 'A property that isn’t there reads as undefined as well; Fastify is only quicker with it.',
  },
  {
    line: /\.setMaxListeners\(|^const MAX_LISTENERS = 20;/,
    why: 'From how many listeners on Node warns of them in the log.',
  },
];

/** Says whether the mistake changes nothing that anybody could see. */
export const isAlike = (
  { path, start, replacement }: Pick<Mutation, 'path' | 'start' | 'replacement'>,
  text: string,
): boolean => {
  const line = lineWith(text, start);
  return (
    ALIKE.some(
      (place) =>
        place.path === path &&
        line.includes(place.line) &&
        (place.becomes === undefined || place.becomes === replacement),
    ) || ALIKE_ANYWHERE.some((alike) => alike.line.test(line))
  );
};

const lineWith = (text: string, at: number): string => {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? undefined : end);
};
