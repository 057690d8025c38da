// Says whether a new password needs the account's second factor as well. contract.md 18.14, docs/decisions/0085
import type { Ctx } from '#kernel/ctx.ts';
import { findFactors, isOn } from '../../security/second-factor.ts';
import type { Account } from '../queries.ts';

/** What somebody made who never confirmed the address protects nobody. */
export const needsFactor = async (ctx: Ctx, { id, confirmedAt }: Account): Promise<boolean> =>
  confirmedAt !== null && isOn(await findFactors(ctx, id));
