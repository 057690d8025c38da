// This is what the addresses of lists may hold.
import { Type } from 'typebox';

export const ListQuery = Type.Object({ vor: Type.Optional(Type.String()) });
export const PlaceParams = Type.Object({ location: Type.String() });
export const CategoryParams = Type.Object({ location: Type.String(), category: Type.String() });
export const TagParams = Type.Object({ slug: Type.String() });
