// Reports of an error, in the log and wherever else it is kept, what went wrong and where, never with which values. Queries
// carry people's addresses and words, and PostgreSQL says them again in its messages.

/** The JSON of an error and of what caused it. */
export interface SerializedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: SerializedError;
  readonly [fact: string]: unknown;
}

/** Facts beside message and stack that hold no values: codes, names, and where it was. */
const FACTS = [
  'code',
  'errno',
  'syscall',
  'signal',
  'status',
  'statusCode',
  'responseCode',
  'reason',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'position',
  'routine',
] as const;

/** How many causes are told: as deep as anybody reads; an error may be its own cause. */
const MAX_CAUSES = 5;

export const serializeError = (error: unknown, depth = 0): SerializedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)) };
  const { cause } = error;
  const hasCause = cause !== undefined && depth < MAX_CAUSES;
  return {
    type: error.name,
    message: messageOf(error),
    ...factsOf(error),
    stack: stackOf(error),
    ...(hasCause && { cause: serializeError(cause, depth + 1) }),
  };
};

/** Describes an error in one line, for what keeps no more than a sentence. */
export const describeError = (error: unknown): string => {
  const told = serializeError(error);
  const causes: string[] = [];
  for (let cause = told.cause; cause; cause = cause.cause) causes.push(`${cause.type}: ${cause.message}`);
  return [`${told.type}: ${told.message}`, ...causes].join(' – ').replace(/\s+/g, ' ');
};

const factsOf = (error: Error) => {
  const given = error as unknown as Record<string, unknown>;
  return Object.fromEntries(
    FACTS.filter((name) => isFact(given[name])).map((name): [string, unknown] => [name, given[name]]),
  );
};

/** Says whether a value is a fact: a number or a name; sentences are no facts. */
const isFact = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w.-]{1,80}$/.test(value));

/** Returns the stack without the message with which it begins: that is told apart, and may have lines that look like the others. */
const stackOf = ({ stack = '', message }: Error) => {
  const lines = stack.slice(Math.max(0, stack.indexOf(message) + message.length)).split('\n');
  const above = lines.findLastIndex((line) => !/^\s+at /.test(line));
  return lines.slice(above + 1).join('\n');
};

const messageOf = (error: Error): string => {
  if (isQueryError(error)) return `Failed query: ${withoutLiterals(error.query)}`;
  if (isDatabaseError(error)) return databaseMessage(error);
  return withoutAddresses(error.message);
};

/** Says whether an error is Drizzle's, whose message ends in all parameters. */
const isQueryError = (error: Error): error is Error & { readonly query: string } =>
  'query' in error && typeof error.query === 'string' && 'params' in error;

/** Says whether an error is PostgreSQL's own: it has five signs of SQLSTATE, and a severity. */
const isDatabaseError = (error: Error): error is Error & { readonly code: string } =>
  'severity' in error && /^[0-9A-Z]{5}$/.test(String((error as { readonly code?: unknown }).code));

/** The codes of data that can't be read, and of a query that can't: their messages quote what was given. Others quote names. */
const QUOTES_VALUES = /^(?:22|42601|P0|XX)/;

const databaseMessage = ({ message, code }: Error & { readonly code: string }) =>
  QUOTES_VALUES.test(code)
    ? message.replace(/[:"„“»«'].*$/s, '').trim()
    : withoutAddresses(message.replace(/"[^"]*"/g, (quoted) => (/^"[\w.]+"$/.test(quoted) ? quoted : '"…"')));

/** Returns a query that was put together of text without the values in it. */
const withoutLiterals = (query: string) =>
  withoutAddresses(query.replace(/\$(\w*)\$.*?\$\1\$|'(?:[^']|'')*'/gs, "'…'"));

/**
 * Returns a text without mail addresses, which other errors may quote: a mail server the recipient, a library what it was
 * given.
 */
export const withoutAddresses = (text: string) =>
  text.replace(/[^\s@<>"'(),;:/=]+@[^\s@<>"'(),;:/]+\.[^\s@<>"'(),;:/]+/g, '…@…');
