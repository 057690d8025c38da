// This is what the calls for media elements take at the door. contract.md 13
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { badRequest } from '#kernel/errors.ts';
import { Id, listOf, parseId } from '#kernel/parameters.ts';
import { MEDIA_TYPES } from '../constants.ts';
import type { MediaType } from '../constants.ts';
import { RATIOS } from './constants.ts';
import type { Ratio } from './constants.ts';
import { invalidIds } from './texts.ts';
import type { MediaFlags } from './views.ts';

export const MediaParams = Type.Object({ id: Id });

const oneOf = <T extends string>(names: readonly T[]) =>
  Type.Optional(Type.Unsafe<T>(Type.String({ enum: [...names] })));

const MediaTypeName = oneOf(MEDIA_TYPES);
const Flag = oneOf(['1', '0']);

export const MediaViewQuery = Type.Object({
  imageType: MediaTypeName,
  ratio: oneOf(Object.keys(RATIOS) as Ratio[]),
  showEdit: Flag,
  showDownload: Flag,
  showDelete: Flag,
  showContextMenu: Flag,
  showMetadataBadge: Flag,
  referenceMode: Flag,
});

/** Reads the flags; what is missing from the query isn't asked for. */
export const flagsOf = (query: Static<typeof MediaViewQuery>): MediaFlags => ({
  edit: query.showEdit === '1',
  download: query.showDownload === '1',
  delete: query.showDelete === '1',
  contextMenu: query.showContextMenu === '1',
  metadataBadge: query.showMetadataBadge === '1',
  referenceMode: query.referenceMode === '1',
});

export const IsStubQuery = Type.Object({ ids: Type.Optional(Type.Unknown()) });

/** Throws 400 for what can't be an id, and for more than 200. contract.md 11.9 */
export const idsOf = ({ ids }: Static<typeof IsStubQuery>): number[] =>
  listOf(ids).map((value) => {
    const id = parseId(value);
    if (id === undefined) throw badRequest(invalidIds, { ids: invalidIds });
    return id;
  });

export const StorageStateBody = Type.Object({
  image_id: Id,
  image_type: Type.Optional(Type.Unsafe<MediaType>(Type.String({ enum: [...MEDIA_TYPES] }))),
});
