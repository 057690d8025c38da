// Reads who has a feed of their own.
import { eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { hashOfToken, openSecretAddress } from '#kernel/secret-address.ts';
import type { SecretAddress } from '#kernel/secret-address.ts';
import { ownFeedAddresses } from '../schema.ts';

const { userId: owner } = ownFeedAddresses;

/** What a sealed token is about. */
export const SEALED_ABOUT = 'own-feed';

export const findOwnerOf = async (ctx: Ctx, token: string): Promise<number | undefined> =>
  (
    await ctx.db
      .select({ owner })
      .from(ownFeedAddresses)
      .where(eq(ownFeedAddresses.tokenHash, hashOfToken(token)))
  )[0]?.owner;

export const findAddress = async (ctx: Ctx, userId: number): Promise<SecretAddress | undefined> => {
  const [row] = await ctx.db.select().from(ownFeedAddresses).where(eq(owner, userId));
  return row && openSecretAddress(ctx, SEALED_ABOUT, row);
};
