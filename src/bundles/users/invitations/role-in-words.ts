// Says what somebody is invited for, in words.
import type { Ctx } from '#kernel/ctx.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { placeNameOf } from '../members/place-options.ts';
import { listPlaces } from '../members/queries.ts';
import { roleNames } from '../members/texts.ts';
import * as texts from './texts.ts';

/** Returns words such as „Redaktion, Auenfeld“. */
export const roleInWords = async (ctx: Ctx, { role, locationPath }: RoleGrant): Promise<string> =>
  texts.roleAt(roleNames[role], placeNameOf(locationPath, await listPlaces(ctx)));
