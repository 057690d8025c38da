// Reading who has a feed of their own.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { unseal } from '#kernel/sealed-text.ts';
import { ownFeedAddresses } from '../schema.ts';

const { userId: owner } = ownFeedAddresses;

/** What a sealed token is about. */
export const SEALED_ABOUT = 'own-feed';

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export const findOwnerOf = async (ctx: Ctx, token: string): Promise<number | undefined> =>
  (
    await ctx.db
      .select({ owner })
      .from(ownFeedAddresses)
      .where(eq(ownFeedAddresses.tokenHash, hashOf(token)))
  )[0]?.owner;

export interface OwnAddress {
  /** Undefined where the portal's secret is another one by now. */
  readonly token: string | undefined;
  readonly createdAt: Date;
}

export const findAddress = async (ctx: Ctx, userId: number): Promise<OwnAddress | undefined> => {
  const [row] = await ctx.db.select().from(ownFeedAddresses).where(eq(owner, userId));
  if (!row) return undefined;
  return { token: unseal(ctx.portal.secrets, SEALED_ABOUT, row.sealedToken), createdAt: row.createdAt };
};
