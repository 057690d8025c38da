// This is what the desk of places accepts at the door; what is wrong with it is said beside the fields.
import { Type } from 'typebox';
import { IMPORT_MAX_BYTES } from '../constants.ts';
import { Id } from '#kernel/parameters.ts';

const line = Type.Optional(Type.String({ maxLength: 200 }));

export const PlaceParams = Type.Object({ id: Id });

/** The place below which a new one is to lie. */
export const BeginQuery = Type.Object({ in: line });

export const PlaceBody = Type.Object({
  name: line,
  slug: line,
  kind: line,
  parentId: line,
  postcode: line,
  latitude: line,
  longitude: line,
  isHidden: line,
  neighbours: Type.Optional(Type.Unknown()),
  seen: line,
});

export const OrderBody = Type.Object({ to: line });

export const MergeBody = Type.Object({ into: line });

/** `text` holds what was pasted, or what a file held that was looked at before; `sure` says that it is to be written. */
export const ImportBody = Type.Object({
  text: Type.Optional(Type.String({ maxLength: IMPORT_MAX_BYTES })),
  sure: line,
});
