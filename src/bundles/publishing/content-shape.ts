// Reads what is being written from browsers in one shape, whatever its kind. It need not be fit for publishing yet: words that
// are too long for that are kept all the same.
import { Type } from 'typebox';
import type { Static, TProperties } from 'typebox';
import { Value } from 'typebox/value';
import type { Ctx } from '#kernel/ctx.ts';
import { badInput } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { Id } from '#kernel/parameters.ts';
import { parseDocument } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/public.ts';
import { MAX_STORED_LENGTH, MAX_STORED_TAGS } from './constants.ts';
import * as texts from './texts.ts';

/** This is one field of words. */
export const StoredText = Type.String({ maxLength: MAX_STORED_LENGTH });
/** It names a picture, place or category, and is null for none yet. */
export const StoredId = Type.Union([Id, Type.Null()]);
/** A document tree; `readContent` reads it. */
export const StoredTree = Type.Unsafe<RichTextDocument>(Type.Unknown());

/** What every content holds. */
const COMMON_SHAPE = {
  locationId: StoredId,
  categoryId: StoredId,
  tags: Type.Array(StoredText, { maxItems: MAX_STORED_TAGS }),
};

/**
 * Returns the content in its shape, with the fields of a kind beside those of all: what it doesn't know yet is as in `blank`,
 * and trees are as they can be kept. Throws badInput by field.
 */
export const readContent = <P extends TProperties>(
  ctx: Ctx,
  own: P,
  content: unknown,
  blank: object,
): Static<ReturnType<typeof Type.Object<typeof COMMON_SHAPE & P>>> => {
  const properties = { ...COMMON_SHAPE, ...own };
  const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
  const whole: unknown = isObject ? { ...blank, ...content } : content;
  const shape = Type.Object(properties, { additionalProperties: false });
  if (!Value.Check(shape, whole)) throw badInput(problemsOf(Value.Errors(shape, whole)));
  const read = wellFormed(whole) as typeof whole;
  const trees = Object.keys(own).filter((field) => own[field] === StoredTree);
  const documents = trees.map((field) => [field, readTree(ctx, field, Reflect.get(Object(read), field))]);
  return { ...read, ...Object.fromEntries(documents) };
};

/** Returns a text as it can be kept. Throws badInput under the name of its field. */
const readTree = ({ config }: Ctx, field: string, tree: unknown): RichTextDocument => {
  const read = parseDocument(tree, { publicUrl: config.publicUrl });
  if (!read.ok) throw badInput({ [field]: read.errors.join(' ') });
  return read.document;
};

/** Replaces halves of a surrogate pair, which an emoji that was cut leaves behind and which can't be stored. */
const wellFormed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, wellFormed(one)]));
};

interface Problem {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
}

const problemsOf = (problems: readonly Problem[]): FieldErrors =>
  Object.fromEntries(
    problems.map(({ keyword, instancePath, params }) => [
      instancePath.split('/').slice(1).join('.') || 'form',
      keyword === 'maxLength' ? texts.tooLong((params as { limit: number }).limit) : texts.unreadable,
    ]),
  );
