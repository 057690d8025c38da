// Places where a slip of the hand changes nothing that anybody could see, each with the reason. They are few, and each is a
// line of the code as it stands there: mutations.test.ts asks that it still does. docs/decisions/0050
import type { Mutation } from './mutations.ts';

interface AlikePlace {
  readonly path: string;
  /** What stands on the line with the mistake. */
  readonly line: string;
  /** What the mistake writes there; without it, any on the line. */
  readonly becomes?: string;
  readonly why: string;
}

const MEMO = 'What is kept is worked out again, and comes out the same.';
const PACKETS = 'The queries go out in several packets instead of one.';
const CHUNKS = 'The same bytes arrive in other pieces.';
const SIZE = 'What is packed harder or less hard unpacks to the same.';

export const ALIKE: readonly AlikePlace[] = [
  { path: 'src/kernel/named-routes.ts', line: 'takenApart.set(template, pieces)', why: MEMO },
  { path: 'src/kernel/named-routes.ts', line: 'if (known) return known;', why: MEMO },
  { path: 'src/kernel/server.ts', line: 'compiled.set(key, validate)', why: MEMO },
  { path: 'src/kernel/server.ts', line: 'sharedCompiler ??= compileOnce', why: MEMO },
  { path: 'src/kernel/server.ts', line: 'shareValidators(app)', why: MEMO },
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
    path: 'src/bundles/editor/rules.ts',
    line: 'const language = locale.slice(0, 2)',
    why: 'There is German only, whatever is asked for.',
  },
  {
    path: 'src/bundles/editor/rules.ts',
    line: 'LANGUAGES.find((known) => known === language)',
    why: 'There is German only, whatever is asked for.',
  },
  {
    path: 'src/bundles/rich-text/rules/bbcode.ts',
    line: 'reading.closings.get(tag) ?? -1',
    why: 'No content begins before the third sign, so that any number below it says that nothing is known.',
  },
  {
    path: 'src/bundles/audience/rules.ts',
    line: 'if (hour < HOURLY_STEPS) return hour;',
    becomes: '<=',
    why: 'At two days to the millisecond both ways of counting give the same step.',
  },
  {
    path: 'src/bundles/audience/rules.ts',
    line: 'publishedAt > now ? 0',
    becomes: '>=',
    why: 'At its first millisecond a piece is in its first step either way.',
  },
  {
    path: 'src/bundles/audience/rules.ts',
    line: 'steps <= HOURLY_STEPS ? steps * HOUR_MS',
    becomes: '<',
    why: 'Forty-eight hours are two days.',
  },
  {
    path: 'src/bundles/audience/rules.ts',
    line: 'step < HOURLY_STEPS ? Math.floor',
    becomes: '<=',
    why: 'The first step after two days belongs to the third one either way.',
  },
  {
    path: 'src/bundles/audience/rules.ts',
    line: 'if (ratio > 1 / 1.15)',
    becomes: '>=',
    why: 'No two whole numbers have this ratio exactly.',
  },
  {
    path: 'src/bundles/events/series/rules/occasions.ts',
    line: 'const over = overAt({ startsAt, endsAt: endsAt ?? null',
    becomes: '(endsAt)',
    why: 'An end that can’t be read is none either way.',
  },
  {
    path: 'src/bundles/events/series/rules/changes.ts',
    line: 'Number(instead.series > at)',
    becomes: '>=',
    why: 'The series itself has been dealt with before.',
  },
  {
    path: 'src/bundles/events/series/rules/german-days.ts',
    line: 'const next = addDays(first, 31);',
    becomes: '(32)',
    why: 'Thirty-two days after its first day it is the next month as well.',
  },
  {
    path: 'src/kernel/outside-fetch.ts',
    line: "method: options.method ?? 'GET',",
    becomes: '(options.method)',
    why: 'Node asks by GET where nobody says how.',
  },
  {
    path: 'src/bundles/moderation/deciding/rules.ts',
    line: 'if (!measure || Object.keys(errors).length > 0) return invalid(errors);',
    becomes: '(Object.keys(errors).length > 0)',
    why: 'That a measure is missing is one of the errors; it is asked again for the type.',
  },
  {
    path: 'src/bundles/recommendations/rules.ts',
    line: 'if (homeId !== null && placeIds.includes(homeId))',
    becomes: '(placeIds.includes(homeId))',
    why: 'No place of a piece is null.',
  },
  {
    path: 'src/bundles/recommendations/rules.ts',
    line: 'const days = readDays.get(categoryId) ?? 0;',
    becomes: '(readDays.get(categoryId))',
    why: 'Undefined is no number of days that would be enough either.',
  },
  {
    path: 'src/bundles/recommendations/rules.ts',
    line: '(a.type < b.type ? 1 : -1)',
    becomes: '(2)',
    why: 'Whoever sorts asks only which of two comes first.',
  },
  {
    path: 'src/bundles/recommendations/rules.ts',
    line: '(a.type < b.type ? 1 : -1)',
    becomes: '<=',
    why: 'Two pieces of one kind have different numbers, and are told apart by these.',
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
    path: 'src/bundles/rich-text/rules.ts',
    line: 'if (!url || !hasSignIn(href)) return href;',
    becomes: '(!hasSignIn(href))',
    why: 'What is no address signs nobody in; it is asked again for the type.',
  },
  {
    path: 'src/bundles/rich-text/rules.ts',
    line: 'toPlainText(document).match(/\\S*[\\p{L}\\p{N}]\\S*/gu)?.length ?? 0;',
    becomes: '(1)',
    why: 'One word takes no longer to read than none.',
  },
  {
    path: 'src/bundles/writing/rules/merge.ts',
    line: 'blocks.slice(at + 1).some((block) =>',
    becomes: '(0)',
    why: 'The mark itself is none of the blocks that are looked for.',
  },
  {
    path: 'src/kernel/route-registry.ts',
    line: "typeof name === 'string' && registry.find(name) !== undefined",
    becomes: '(registry.find(name) !== undefined)',
    why: 'What is no word is the name of no route either.',
  },
  {
    path: 'src/bundles/moderation/reporting/rules.ts',
    line: 'if (!category || Object.keys(errors).length > 0) return invalid(errors);',
    becomes: '(Object.keys(errors).length > 0)',
    why: 'That a category is missing is one of the errors; it is asked again for the type.',
  },
  {
    path: 'src/bundles/newsletters/rules.ts',
    line: 'const DAYS_LOOKED_AT',
    why: 'Within a week and a day one is due; none is looked at behind it.',
  },
  {
    path: 'src/bundles/newsletters/rules.ts',
    line: 'ahead < DAYS_LOOKED_AT',
    becomes: '<=',
    why: 'Within a week and a day one is due; none is looked at behind it.',
  },
  {
    path: 'src/bundles/gates/rules/words.ts',
    line: 'if (words.length === 0) return undefined;',
    becomes: ';',
    why: 'Among no words none is found.',
  },
  {
    path: 'src/bundles/users/policy.ts',
    line: '(suspendedUntil !== null && suspendedUntil > now)',
    becomes: '(suspendedUntil > now)',
    why: 'Null is later than no moment.',
  },
  {
    path: 'src/bundles/users/policy.ts',
    line: 'return person.suspendedUntil && person.suspendedUntil > now ?',
    becomes: '(person.suspendedUntil > now)',
    why: 'Null is later than no moment.',
  },
  {
    path: 'src/bundles/moderation/appeals/rules.ts',
    line: 'return known && Object.keys(errors).length === 0',
    becomes: '(Object.keys(errors).length === 0)',
    why: 'That an outcome is missing is one of the errors; it is asked again for the type.',
  },
  {
    path: 'src/bundles/operations/backups/rules.ts',
    line: 'export const nameOf = (at: Date, number = 1)',
    becomes: '(0)',
    why: 'Neither the first nor none before it has a number in its name.',
  },
  {
    path: 'src/bundles/writing/rules/same.ts',
    line: 'one === other || canonical(one) === canonical(other)',
    becomes: '(canonical(one) === canonical(other))',
    why: 'What is the very same has the same text.',
  },
  {
    path: 'src/bundles/writing/rules/same.ts',
    line: '(a < b ? -1 : 1)',
    becomes: '(2)',
    why: 'Whoever sorts asks only which of two comes first.',
  },
  {
    path: 'src/bundles/writing/rules/same.ts',
    line: '(a < b ? -1 : 1)',
    becomes: '<=',
    why: 'No two keys of a value are the same.',
  },
  {
    path: 'src/bundles/subscriptions/rules.ts',
    line: 'return type && followable.includes(type) && id <= MAX_ID',
    becomes: '(followable.includes(type))',
    why: 'Nothing of no type can be followed; it is asked for the type.',
  },
  {
    path: 'src/embedded-postgres/embedded-postgres.ts',
    line: 'for (let waited = 0; ; waited += POLL_MS) {',
    becomes: '(1)',
    why: 'A server is waited for a millisecond less.',
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
  {
    path: 'src/bundles/events/series/rules/german-days.ts',
    line: 'Array.from({ length: 9 }',
    why: 'Of nine years one has a leap day at least; who looks at more of them finds the same.',
  },
  { path: 'src/kernel/byte-reader.ts', line: 'const WINDOW_BYTES', why: CHUNKS },
  { path: 'src/kernel/byte-reader.ts', line: 'const MAX_CACHED_WINDOWS', why: MEMO },
  { path: 'src/kernel/multipart.ts', line: 'const CHUNK_BYTES', why: CHUNKS },
  { path: 'src/kernel/compression.ts', line: 'const CACHED_GZIP_LEVEL', why: SIZE },
  { path: 'src/kernel/compression.ts', line: 'const CACHED_BROTLI_QUALITY', why: SIZE },
  { path: 'src/kernel/compression.ts', line: 'const ONCE_GZIP_LEVEL', why: SIZE },
  { path: 'src/kernel/joined-gzip.ts', line: 'const LEVEL = 1;', why: SIZE },
  { path: 'src/kernel/joined-gzip.ts', line: 'const SMALL_BYTES', why: SIZE },
  { path: 'src/kernel/joined-gzip.ts', line: 'const SMALL = {', why: SIZE },
  { path: 'src/kernel/joined-gzip.ts', line: 'piece.bytes.length <= SMALL_BYTES && SMALL', why: SIZE },
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

/** Whether the mistake changes nothing that anybody could see. */
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
