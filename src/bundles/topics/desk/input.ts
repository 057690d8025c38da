// Says what the desk of categories accepts at the door; what is wrong with it is said beside the fields.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

const line = Type.Optional(Type.String({ maxLength: 200 }));

export const CategoryParams = Type.Object({ id: Id });

export const CategoryBody = Type.Object({
  name: line,
  slug: line,
  tone: line,
  isHidden: line,
  places: Type.Optional(Type.Unknown()),
  seen: line,
});

export const OrderBody = Type.Object({ to: line });

export const MergeBody = Type.Object({ into: line });
