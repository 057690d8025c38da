// Says what the addresses of breaking news may hold.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

export const BreakingParams = Type.Object({ contentType: Type.String(), contentId: Id });
