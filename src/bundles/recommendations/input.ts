// Describes what the calls of the explained feed take at the door.
import { Type } from 'typebox';

const line = Type.Optional(Type.String({ maxLength: 2000 }));

export const FeedQuery = Type.Object({
  ordnung: Type.Optional(Type.String({ maxLength: 20 })),
  vor: Type.Optional(Type.String({ maxLength: 80 })),
});
export const OrderBody = Type.Object({ ordnung: line, next: line });
export const FactorsBody = Type.Object({ nearness: line, follows: line, topics: line, freshness: line });
export const TopicsBody = Type.Object({ learns: line });
export const PlacesBody = Type.Object({ add: line, up: line, remove: line });
export const WishParams = Type.Object({ wish: Type.String({ maxLength: 40 }) });
export const WishBody = Type.Optional(Type.Object({ next: line }, { nullable: true }));
