// This is what the addresses of feeds and sitemaps may hold.
import { Type } from 'typebox';
import { MAX_ID } from '#kernel/ids.ts';
import { Id } from '#kernel/parameters.ts';

export const PlaceParams = Type.Object({ location: Type.String() });
export const CategoryParams = Type.Object({ location: Type.String(), category: Type.String() });
export const TagParams = Type.Object({ slug: Type.String() });
export const PersonParams = Type.Object({ id: Id });
export const PartParams = Type.Object({
  kind: Type.String(),
  part: Type.Integer({ minimum: 1, maximum: MAX_ID }),
});
