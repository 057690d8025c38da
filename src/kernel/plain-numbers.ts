// Whole numbers at the door are written in digits. Validation alone reads `1e3`, `0x10` and ` 1` as numbers, too. contract.md 11.9
import type { FastifyRequest } from 'fastify';
import { badRequest, notFound } from './errors.ts';
import * as texts from './texts.ts';

interface PartSchema {
  readonly properties?: Readonly<Record<string, FieldSchema>>;
}

interface FieldSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly FieldSchema[];
}

/** Throws 404 for such an id in an address, and 400 for such a field. */
export const refuseOddNumbers = (request: FastifyRequest): void => {
  const { params, querystring, body } = request.routeOptions.schema ?? {};
  if (findOddNumber(params, request.params, DIGITS) !== undefined) throw notFound();
  const field =
    findOddNumber(querystring, request.query, NUMBER) ?? findOddNumber(body, request.body, NUMBER);
  if (field !== undefined) throw badRequest(texts.badInput, { [field]: texts.fieldInvalid });
};

const DIGITS = /^\d+$/;
const NUMBER = /^-?\d+$/;

/** Returns the name of the first field that should be a whole number and is written otherwise. */
const findOddNumber = (schema: unknown, part: unknown, pattern: RegExp): string | undefined => {
  const { properties } = (schema ?? {}) as PartSchema;
  if (!properties || typeof part !== 'object' || part === null) return undefined;
  const values = part as Readonly<Record<string, unknown>>;
  return Object.keys(properties).find((name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' && !pattern.test(value) && isNumberOnly(properties[name]!, value);
  });
};

/** Says whether a field takes whole numbers and this very word may not stand in place of one. */
const isNumberOnly = (schema: FieldSchema, value: string): boolean => {
  const choices = schema.anyOf ?? [schema];
  return choices.some(({ type }) => type === 'integer') && !choices.some((choice) => choice.const === value);
};
