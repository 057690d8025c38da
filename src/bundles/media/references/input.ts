// This is what the calls for lists take at the door. Words that name nothing are refused by hand: in a path
// they would be 404.
import { Type } from 'typebox';
import { badRequest } from '#kernel/errors.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import { Id, listOf, objectOf, parseId } from '#kernel/parameters.ts';
import { MEDIA_TYPES } from '../constants.ts';
import type { MediaType } from '../constants.ts';
import { MANAGER_PREFIX } from '../editing/constants.ts';
import { REFERENCE_ACTIONS } from './constants.ts';
import type { ReferenceAction } from './constants.ts';
import { referencePaths } from './paths.ts';
import { referenceKey } from './rules.ts';
import * as texts from './texts.ts';
import type { ReferenceKey } from './views.ts';

export const ReferenceParams = Type.Object({ imageType: Type.String(), imageId: Id, action: Type.String() });

/** The body of the call for copying; imageReferences comes in all forms of contract.md 11.9. */
export const CopyBody = Type.Object({
  imageManagerPrefix: Type.String({ pattern: MANAGER_PREFIX }),
  imageReferences: Type.Optional(Type.Unknown()),
});

/** The form of /konto/merkliste, with `image-12` for each that is chosen. */
export const ManyBody = Type.Object({
  action: Type.String(),
  auswahl: Type.Optional(Type.Unknown()),
  liste: Type.Optional(Type.String()),
});

/** Which of the two lists; any other word is the temporary one. */
export const PageQuery = Type.Object({ liste: Type.Optional(Type.String()) });

/** Throws 400 for another word. */
export const mediaTypeOf = (word: unknown): MediaType => {
  const type = MEDIA_TYPES.find((known) => known === word);
  if (!type) throw badRequest(texts.typeUnknown);
  return type;
};

/** Throws 400 for another word. */
export const actionOf = (word: string): ReferenceAction => {
  const action = REFERENCE_ACTIONS.find((known) => known === word);
  if (!action) throw badRequest(texts.actionUnknown);
  return action;
};

/** Each once; throws 400 for what names nothing and for a list without any. */
export const copiedOf = (value: unknown): ReferenceKey[] => {
  const single = typeof value === 'string' && value.trimStart().startsWith('{') ? [value] : value;
  return someOf('imageReferences', listOf(single).map(toReference));
};

/** Reads like copiedOf what was ticked in a form; without a tick the list is empty. */
export const tickedOf = (value: unknown): ReferenceKey[] =>
  unique(
    listOf(value).map((entry) => {
      const [, imageType, id] = /^(\w+)-(\d+)$/.exec(String(entry)) ?? [];
      return { imageType: mediaTypeOf(imageType), imageId: idOf('auswahl', id) };
    }),
  );

/** Returns where a form without JavaScript leads back to: its field `next`, else the page of the lists. */
export const nextOf = (body: unknown): string => {
  const { next } = objectOf(body) ?? {};
  return next === undefined ? url(referencePaths.page) : safeRedirectPath(next);
};

/** Reads one reference; a bare id is one of an image. */
const toReference = (entry: unknown): ReferenceKey => {
  const id = parseId(entry);
  if (id) return { imageId: id, imageType: 'image' };
  const { imageId, imageType = 'image' } = objectOf(entry) ?? {};
  return { imageId: idOf('imageReferences', imageId), imageType: mediaTypeOf(imageType) };
};

const idOf = (field: string, value: unknown): number => {
  const id = parseId(value);
  if (!id) throw badRequest(texts.referencesInvalid, { [field]: texts.referencesInvalid });
  return id;
};

const someOf = (field: string, keys: readonly ReferenceKey[]): ReferenceKey[] => {
  if (keys.length === 0) throw badRequest(texts.nothingChosen, { [field]: texts.nothingChosen });
  return unique(keys);
};

const unique = (keys: readonly ReferenceKey[]): ReferenceKey[] => [
  ...new Map(keys.map((key) => [referenceKey(key), key])).values(),
];
