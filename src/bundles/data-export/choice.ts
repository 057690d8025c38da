// Reads what the dialog chooses of a thing, as the scope that is exported.
import type { Ctx } from '#kernel/ctx.ts';
import { badRequest } from '#kernel/errors.ts';
import { listOf, parseId } from '#kernel/parameters.ts';
import { COMMENTS_TYPE, IMAGES_TYPE } from './constants.ts';
import { itemBatches } from './items.ts';
import { authorizeScope, onlyRef, parseScope } from './scope.ts';
import type { AskedScope, Scope } from './scope.ts';
import * as texts from './texts.ts';

export interface ChoiceBody extends AskedScope {
  readonly what?: string | undefined;
  readonly plugin?: string | undefined;
  readonly size?: string | undefined;
  readonly images?: unknown;
}

/** Returns the ids of the pictures in their order; undefined where nothing was said, and empty where none was chosen. */
const imageIdsOf = ({ images }: Pick<ChoiceBody, 'images'>): readonly number[] | undefined => {
  if (images === undefined) return undefined;
  const words = listOf(images).filter((word) => word !== '');
  return [...new Set(words.map(toImageId))];
};

/**
 * Returns the pictures whose files go along. The dialog sends those of the thing with whatever is chosen of it: what was said about
 * it has other ones, or none.
 */
export const chosenImageIds = (
  scope: Scope,
  dataType: string,
  body: ChoiceBody,
): readonly number[] | undefined =>
  scope.dataType === COMMENTS_TYPE && dataType !== COMMENTS_TYPE ? undefined : imageIdsOf(body);

const toImageId = (word: unknown): number => {
  const id = parseId(word);
  if (id === undefined) throw badRequest(texts.foreignImages, { images: texts.foreignImages });
  return id;
};

/** Returns the scope of the thing itself, of what was said about it, or of its pictures alone. */
export const chosenScope = async (ctx: Ctx, dataType: string, body: ChoiceBody): Promise<Scope> => {
  const scope = parseScope(ctx, dataType, body);
  const { what } = body;
  if (!what || what === dataType) return scope;
  const ref = onlyRef(scope);
  if (ref && what === COMMENTS_TYPE)
    return parseScope(ctx, COMMENTS_TYPE, { dataRef: `${ref.type}-${ref.id}` });
  if (!ref || what !== IMAGES_TYPE) throw badRequest(texts.unknownType, { what: texts.unknownType });
  await authorizeScope(ctx, scope);
  const dataRef = imageIdsOf(body) ?? (await imagesOf(ctx, scope));
  return parseScope(ctx, IMAGES_TYPE, { dataRef: [...dataRef] });
};

const imagesOf = async (ctx: Ctx, scope: Scope): Promise<number[]> => {
  for await (const items of itemBatches(ctx, scope, { imageIds: null }))
    return items.flatMap(({ chosen }) => chosen.map(({ id }) => id));
  return [];
};
