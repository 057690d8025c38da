// Defines what the call that marks news takes.
import { Type } from 'typebox';
import { MAX_ID } from '#kernel/ids.ts';
import { Id } from '#kernel/parameters.ts';

export const MarkParams = Type.Object({ id: Id });

/** Says what is wanted; without it the mark is toggled. */
export const MarkBody = Type.Optional(
  Type.Object({ is_marked: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) }, { nullable: true }),
);

export const NewsPartParams = Type.Object({ part: Type.Integer({ minimum: 1, maximum: MAX_ID }) });
