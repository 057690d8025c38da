// This is what the calls for following take at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

export const ToggleParams = Type.Object({ selectorTag: Type.String(), securityHash: Type.String() });

/** Our own forms say what they want and where to go on; other clients send nothing. */
export const ToggleBody = Type.Optional(
  Type.Object(
    {
      subscribed: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
      next: Type.Optional(Type.String({ maxLength: 2000 })),
    },
    { nullable: true },
  ),
);

export const FeedQuery = Type.Object({ vor: Type.Optional(Type.String({ maxLength: 60 })) });

export const FollowersParams = Type.Object({ id: Id, slug: Type.String() });
/** The person after whom the list goes on. */
export const FollowersQuery = Type.Object({ vor: Type.Optional(Id) });
