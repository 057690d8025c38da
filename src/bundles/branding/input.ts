// Says what the addresses of a portal's own pictures take at the door.
import { Type } from 'typebox';
import { BRAND_PICTURES } from './constants.ts';

export const PictureParams = Type.Object({
  picture: Type.Union(BRAND_PICTURES.map((name) => Type.Literal(name))),
});

export const PictureBody = Type.Object({ remove: Type.Optional(Type.String({ maxLength: 10 })) });

export const FileParams = Type.Object({
  version: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  file: Type.String({ pattern: '^[a-z0-9-]{1,30}\\.(png|jpg)$' }),
});
