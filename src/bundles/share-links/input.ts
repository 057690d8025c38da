// Says what the addresses of passing things on may hold.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { MAX_PIXELS, SERVER_QUERY } from './constants.ts';

export const SharedParams = Type.Object({ contentType: Type.String(), contentId: Id });
export const SharedQuery = Type.Object({ [SERVER_QUERY]: Type.Optional(Type.String()) });
export const CodeParams = Type.Object({ code: Type.String() });

const Pixels = Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PIXELS }));

export const OEmbedQuery = Type.Object({
  url: Type.String({ maxLength: 2000 }),
  format: Type.Optional(Type.String()),
  maxwidth: Pixels,
  maxheight: Pixels,
});
export type OEmbedQuery = Static<typeof OEmbedQuery>;
