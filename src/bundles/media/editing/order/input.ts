// This is what the calls for pictures in order take at the door: as scripts and plain forms send it.
// contract.md 11.9
import { Type } from 'typebox';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badRequest } from '#kernel/errors.ts';
import { FromNought, Id, listOf, objectOf, parseId } from '#kernel/parameters.ts';
import type { PicturesOptions } from '../picture-order.ts';
import * as texts from '../texts.ts';

const OwnerType = Type.String({ maxLength: 40 });

export const OwnerQuery = Type.Object({ ownerType: OwnerType, ownerId: Id });

export const SaveBody = Type.Object({
  ownerType: OwnerType,
  ownerId: Id,
  /** It is empty where there is none. */
  heroId: Type.Optional(Type.Unknown()),
  galleryIds: Type.Optional(Type.Unknown()),
  /** What a form without JavaScript sends instead: `[{ imageId, position }]`; without a position it is taken out. */
  positions: Type.Optional(Type.Unknown()),
  revision: FromNought,
});

interface Owner {
  readonly ownerType: string;
  readonly ownerId: number;
}

/** Throws 400 for a kind without pictures, and for what is no kind at all. */
export const ownerIn = ({ portal }: Ctx, { ownerType, ownerId }: Owner): ContentRef => {
  if (!portal.kinds.get(ownerType)?.pictures)
    throw badRequest(texts.ownerTypeUnknown, { ownerType: texts.ownerTypeUnknown });
  return { type: ownerType, id: ownerId };
};

interface Sent {
  readonly heroId?: unknown;
  readonly galleryIds?: unknown;
  readonly positions?: unknown;
  readonly revision: number;
}

/** Throws 400 for what is no id. */
export const optionsIn = (body: Sent): PicturesOptions => {
  const heroId = isNothing(body.heroId) ? null : idIn(body.heroId);
  const galleryIds =
    body.positions === undefined ? listOf(body.galleryIds).map(idIn) : idsByPosition(body.positions, heroId);
  return { heroId, galleryIds, revision: body.revision };
};

/** Says whether a form or JSON says that there is none. */
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Lists the ids of the gallery by their positions; the opening picture needs no place in it. */
const idsByPosition = (value: unknown, heroId: number | null): number[] =>
  listOf(value)
    .map((entry) => objectOf(entry) ?? {})
    .map(({ imageId, position }) => ({ id: idIn(imageId), position: Number(position || Number.NaN) }))
    .filter(({ id, position }) => !Number.isNaN(position) && id !== heroId)
    .toSorted((a, b) => a.position - b.position)
    .map(({ id }) => id);

const idIn = (value: unknown): number => {
  const id = parseId(value);
  if (!id) throw badRequest();
  return id;
};
