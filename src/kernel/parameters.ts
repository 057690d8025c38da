// Reads the shapes in which lists, objects and ids arrive in query strings and bodies. Everything here takes hostile input: it
// returns clean values or throws a ParameterError, nothing else. contract.md 11.9
// Reads what strangers send.
import { parse } from 'qs';
import { Type } from 'typebox';
import { HttpError } from './errors.ts';
import { MAX_ID, isId } from './ids.ts';

const MAX_ENTRIES = 200;
const MAX_PARAMETERS = 2000;
const MAX_DEPTH = 5;
const MAX_BODY_DEPTH = 100;
const POLLUTING_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const TOO_MANY = `Es sind höchstens ${MAX_ENTRIES} Einträge erlaubt.`;
const TOO_MANY_PARAMETERS = 'Die Anfrage enthält zu viele Angaben.';
const TOO_DEEP = 'Die Angaben sind zu tief verschachtelt.';
const UNREADABLE = 'Die Anfrage ist nicht lesbar.';

/** An id at the door: 1 … 2147483647. */
export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** A position, a version or the id of nothing yet at the door: 0 … 2147483647. */
export const FromNought = Type.Integer({ minimum: 0, maximum: MAX_ID });

/** The error for parameters that nobody should have to read; answered with 400 and its German sentence. */
export class ParameterError extends HttpError {
  constructor(message: string) {
    super(400, message);
    this.name = 'ParameterError';
  }
}

/**
 * Returns the parameters of a query string (without `?`) or an urlencoded body, as objects without a prototype. Understands
 * repeated `x=`, `x[]=`, `x[0][imageId]=` and `focuspoint[focus_x]=`; every leaf is a string, and `x=1,2` stays one (see
 * listOf). Refused: over 2,000 parameters, over 200 entries in a list or object, over five brackets in a name, broken percent
 * encoding. Names that could pollute a prototype are dropped.
 */
export const parseParameters = (text: string): Record<string, unknown> =>
  clean(parseText(text), 0) as Record<string, unknown>;

/**
 * Returns the entries of a list parameter: of an array, of the JSON text of an array, of text with commas, or the one value
 * itself. Nothing, empty text and empty entries between commas give no entry. At most 200.
 */
export const listOf = (value: unknown): unknown[] => {
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value) ? value : typeof value === 'string' ? listOfText(value) : [value];
  return clean(list, 0) as unknown[];
};

/** Returns an object parameter, given as an object or its JSON text, without a prototype; undefined when it is neither. */
export const objectOf = (value: unknown): Record<string, unknown> | undefined => {
  const object = typeof value === 'string' ? parseJson(value) : value;
  return isRecord(object) ? (clean(object, 0) as Record<string, unknown>) : undefined;
};

/** Returns an id, 1 … 2147483647 as a number or in plain decimal digits without leading zeros; undefined for all else. */
export const parseId = (value: unknown): number | undefined => {
  const id = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value;
  return isId(id) ? id : undefined;
};

/**
 * Returns the name (`images[0][caption]`, as a form would write it) of the first text, or the first name itself, that
 * PostgreSQL can't store: with a null byte, or with half a surrogate pair, which jsonb refuses. Undefined when all is well, the
 * empty name for a bare text. Throws a ParameterError beyond 100 levels.
 */
export const findForbiddenText = (value: unknown): string | undefined => findForbidden(value, '', 0);

const parseText = (text: string) => {
  try {
    return parse(text, {
      plainObjects: true,
      arrayLimit: MAX_ENTRIES,
      parameterLimit: MAX_PARAMETERS,
      throwOnLimitExceeded: true,
      depth: MAX_DEPTH,
      strictDepth: true,
      decoder: (part) => decodeURIComponent(part.replaceAll('+', ' ')),
    });
  } catch (error) {
    if (error instanceof URIError) throw new ParameterError(UNREADABLE);
    if (error instanceof RangeError) throw new ParameterError(sentenceFor(error));
    throw error;
  }
};

const sentenceFor = ({ message }: RangeError) => {
  if (message.startsWith('Parameter limit')) return TOO_MANY_PARAMETERS;
  return message.startsWith('Input depth') ? TOO_DEEP : TOO_MANY;
};

const listOfText = (text: string): readonly unknown[] => {
  const json = text.trimStart().startsWith('[') ? parseJson(text) : undefined;
  if (Array.isArray(json)) return json;
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a copy without prototypes and polluting names, at most 200 entries wide and five levels below the first deep. */
const clean = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) throw new ParameterError(TOO_DEEP);
  if (Array.isArray(value)) return limited(value).map((entry) => clean(entry, depth + 1));
  const copy: Record<string, unknown> = Object.create(null);
  for (const [key, entry] of limited(Object.entries(value)))
    if (!POLLUTING_KEYS.has(key)) copy[key] = clean(entry, depth + 1);
  return copy;
};

const limited = <T>(entries: readonly T[]): readonly T[] => {
  if (entries.length > MAX_ENTRIES) throw new ParameterError(TOO_MANY);
  return entries;
};

const findForbidden = (value: unknown, path: string, depth: number): string | undefined => {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  if (depth > MAX_BODY_DEPTH) throw new ParameterError(TOO_DEEP);
  for (const [key, entry] of Object.entries(value)) {
    const name = path ? `${path}[${key}]` : key;
    const found = isStorable(key) ? findForbidden(entry, name, depth + 1) : name;
    if (found !== undefined) return found;
  }
  return undefined;
};

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
