// What the addresses of passing things on may hold.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { SERVER_QUERY } from './constants.ts';

export const SharedParams = Type.Object({ contentType: Type.String(), contentId: Id });
export const SharedQuery = Type.Object({ [SERVER_QUERY]: Type.Optional(Type.String()) });
export const CodeParams = Type.Object({ code: Type.String() });
