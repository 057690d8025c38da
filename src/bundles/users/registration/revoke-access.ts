// Whoever holds the mailbox holds the account: all others who came into it before are out of it.
import type { Ctx } from '#kernel/ctx.ts';
import { secretAddresses } from '#kernel/secret-address.ts';
import { dropFactors } from '../security/second-factor.ts';
import { endSessionsOf } from '../sessions.ts';

/**
 * Ends all sessions, also those that wait for a second factor, removes every second factor, and ends secret addresses. Part of
 * the transaction that holds the person.
 */
export const revokeAccess = async (ctx: Ctx, userId: number): Promise<void> => {
  await endSessionsOf(ctx, userId);
  await dropFactors(ctx, userId);
  await secretAddresses.collect(ctx, userId);
};
