// What the calls for comments take at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

export const OwnerParams = Type.Object({ ownerId: Id });
export const CommentParams = Type.Object({ commentId: Id });
export const LockParams = Type.Object({ id: Id });

export const OwnerPageParams = Type.Object({ id: Id });

/** Of a page with comments: `kommentare=alle` shows the full list, `vor` continues it with older ones. */
export const OwnerPageQuery = Type.Object({
  kommentare: Type.Optional(Type.String()),
  vor: Type.Optional(Id),
});

/** offset 0 (the default) or -3; our own client pages through the full list. decisions.md 3 */
export const FetchQuery = Type.Object({
  offset: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(-3)], { default: 0 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  before: Type.Optional(Id),
  around: Type.Optional(Id),
  _format: Type.Optional(Type.String()),
});

/** Without `text`, or without any body, the form is asked for. */
export const CommentBody = Type.Optional(
  Type.Object({ text: Type.Optional(Type.String()), parentId: Type.Optional(Id) }, { nullable: true }),
);

export const LockBody = Type.Object({ lock: Type.Integer({ minimum: 0, maximum: 1 }) });
