// Checks codes of an app that change every 30 seconds (TOTP, RFC 6238). This is the only file that knows otplib.
import { and, eq, lt } from 'drizzle-orm';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Ctx } from '#kernel/ctx.ts';
import type { Claim } from './claim.ts';
import { CODE_SECONDS, SETUP_MS } from './constants.ts';
import { authenticatorApps } from './schema.ts';
import { seal, unseal } from '#kernel/sealed-text.ts';

/** A secret that is shown but not kept yet; `sealed` brings it back with the form. */
export interface OfferedSecret {
  readonly secret: string;
  readonly sealed: string;
}

export const offerSecret = ({ portal, now }: Ctx, userId: number): OfferedSecret => {
  const secret = generateSecret();
  const sealed = seal(portal.secrets, setupOf(userId), `${now.getTime()} ${secret}`);
  return { secret, sealed };
};

/** Returns the secret that was offered to this person; undefined when it is broken, or older than half an hour. */
export const offeredSecret = ({ portal, now }: Ctx, userId: number, sealed: string): string | undefined => {
  const [offeredAt, secret] = (unseal(portal.secrets, setupOf(userId), sealed) ?? '').split(' ');
  return Number(offeredAt) > now.getTime() - SETUP_MS ? secret : undefined;
};

/** Returns the step of a right code, also of the one before or after; undefined for a wrong one. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({
    secret,
    token: code,
    epoch,
    period: CODE_SECONDS,
    epochTolerance: CODE_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
};

/** Checks for a right code of the person's app; each step is taken once, and no older one afterwards. */
export const checkAppCode = async (ctx: Ctx, userId: number, code: string): Promise<Claim | undefined> => {
  const [app] = await ctx.db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId));
  const secret = app && unseal(ctx.portal.secrets, appOf(userId), app.sealedSecret);
  const lastStep = secret && stepOfCode(secret, code, ctx.now);
  if (!lastStep) return undefined;
  // The secret is sealed anew, so that an old secret of the portal can be given up once everybody has signed in.
  const sealedSecret = sealForApp(ctx, userId, secret);
  return async (ctx) => {
    const { rowCount } = await ctx.db
      .update(authenticatorApps)
      .set({ lastStep, sealedSecret })
      .where(and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastStep, lastStep)));
    return rowCount === 1;
  };
};

export const sealForApp = ({ portal }: Ctx, userId: number, secret: string): string =>
  seal(portal.secrets, appOf(userId), secret);

/** Returns what an app reads from the picture. */
export const setupAddress = (secret: string, issuer: string, label: string): string =>
  generateURI({ secret, issuer, label });

const setupOf = (userId: number) => `app-setup:${userId}`;
const appOf = (userId: number) => `app:${userId}`;
