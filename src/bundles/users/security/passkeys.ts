// Asks for passkeys (WebAuthn) and checks them. This is the only file that knows @simplewebauthn/server, which is loaded when
// the first is used.
import { and, eq, gt, lt, lte, or } from 'drizzle-orm';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Ctx } from '#kernel/ctx.ts';
import { signHash } from '#kernel/signed-hash.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import type { Claim } from './claim.ts';
import { CHALLENGE_MS } from './constants.ts';
import { passkeyChallenges, passkeys } from './schema.ts';

/** What browsers say about how a passkey is reached; anything else they say is left out. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
/** What the browser encodes is checked before it comes near the database. */
const BASE64URL = /^[\w-]{16,2000}$/;

/** EdDSA, ES256 and RS256: what passkeys sign with. */
const ALGORITHMS = [-8, -7, -257];

type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];
type Passkey = typeof passkeys.$inferSelect;

/** A passkey that a browser made and we have checked. */
export type NewPasskey = Pick<
  Passkey,
  'credentialId' | 'userHandle' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'
>;

/** Returns what a browser needs to make a passkey that finds its account by itself. */
export const askForNewPasskey = async (
  ctx: Ctx,
  user: { readonly id: number; readonly login: string; readonly name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const own = await listOwn(ctx, user.id);
  const options = await generateRegistrationOptions({
    rpName: await readSetting(ctx, portalName),
    rpID: partyOf(ctx),
    userID: Buffer.from(handleOf(ctx, user.id, own), 'base64url'),
    userName: user.login,
    userDisplayName: user.name,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(ctx, options.challenge, 'add', user.id);
  return options;
};

/** Returns the passkey that the browser made; undefined when the answer is not one to a question of ours to this person. */
export const checkNewPasskey = async (
  ctx: Ctx,
  userId: number,
  answer: string,
): Promise<NewPasskey | undefined> => {
  const response = parse<RegistrationResponseJSON>(answer);
  if (!response) return undefined;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(ctx, challenge, 'add', userId),
    expectedOrigin: ctx.config.publicUrl,
    expectedRPID: partyOf(ctx),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse(ctx));
  if (!result?.verified) return undefined;
  const { credential, credentialBackedUp: isBackedUp } = result.registrationInfo;
  return {
    credentialId: credential.id,
    userHandle: handleOf(ctx, userId, await listOwn(ctx, userId)),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: TRANSPORTS.filter((name) => credential.transports?.includes(name)),
    isBackedUp,
  };
};

/** Returns what a browser needs to sign in by a passkey: of this person as second factor, else by any that it finds. */
export const askForPasskey = async (
  ctx: Ctx,
  userId: number | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: partyOf(ctx),
    timeout: CHALLENGE_MS,
    ...(userId === null
      ? { userVerification: 'required' }
      : {
          userVerification: 'discouraged',
          allowCredentials: (await listOwn(ctx, userId)).map(toDescriptor),
        }),
  });
  await saveChallenge(ctx, options.challenge, userId === null ? 'sign-in' : 'second-factor', userId);
  return options;
};

/**
 * Says whose passkey answered, and how to use the answer up. As the only factor, for `userId` null, the device must have asked
 * its owner for a finger, a face or a number. Returns undefined for every wrong answer.
 */
export const checkPasskey = async (
  ctx: Ctx,
  userId: number | null,
  answer: string,
): Promise<{ readonly userId: number; readonly claim: Claim } | undefined> => {
  const response = parse<AuthenticationResponseJSON>(answer);
  const passkey = response && (await findPasskey(ctx, response));
  if (!passkey || (userId !== null && passkey.userId !== userId)) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const purpose = userId === null ? 'sign-in' : 'second-factor';
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(ctx, challenge, purpose, userId),
    expectedOrigin: ctx.config.publicUrl,
    expectedRPID: partyOf(ctx),
    credential: toCredential(passkey),
    requireUserVerification: userId === null,
  }).catch(refuse(ctx));
  if (!result?.verified) return undefined;
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { userId: passkey.userId, claim: (ctx) => countUse(ctx, passkey, newCounter, credentialBackedUp) };
};

/** Tidies up questions that nobody answered. */
export const pruneChallenges = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, ctx.now));
};

const partyOf = ({ config }: Ctx) => new URL(config.publicUrl).hostname;

/** Returns the same for all passkeys of a person, so that a device keeps one entry; tells nothing about them. */
const handleOf = ({ portal }: Ctx, userId: number, own: readonly Passkey[]): string =>
  own[0]?.userHandle ?? whole(signHash(portal.secrets, 'passkey-owner', userId));

/** Returns a text as it comes back from bytes: without the bits that fill no byte. */
const whole = (text: string) => Buffer.from(text, 'base64url').toString('base64url');

const listOwn = (ctx: Ctx, userId: number) =>
  ctx.db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.id);

const findPasskey = async (ctx: Ctx, { id, response }: AuthenticationResponseJSON) => {
  if (typeof id !== 'string' || !BASE64URL.test(id)) return undefined;
  const [passkey] = await ctx.db.select().from(passkeys).where(eq(passkeys.credentialId, id));
  const isOwner = !response?.userHandle || response.userHandle === passkey?.userHandle;
  return isOwner ? passkey : undefined;
};

const saveChallenge = async (ctx: Ctx, challenge: string, purpose: Purpose, userId: number | null) => {
  const expiresAt = new Date(ctx.now.getTime() + CHALLENGE_MS);
  await ctx.db.insert(passkeyChallenges).values({ challenge, purpose, userId, expiresAt });
};

/** Whoever takes it removes it, whatever comes of the answer. */
const consumeChallenge = async (ctx: Ctx, challenge: string, purpose: Purpose, userId: number | null) => {
  if (typeof challenge !== 'string' || !BASE64URL.test(challenge)) return false;
  const [taken] = await ctx.db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), gt(passkeyChallenges.expiresAt, ctx.now)))
    .returning();
  return taken?.purpose === purpose && taken.userId === userId;
};

/** A counter that doesn't rise belongs to a copy. Passkeys of services don't count at all. */
const countUse = async (ctx: Ctx, { id }: Passkey, counter: number, isBackedUp: boolean) => {
  const isLater = or(lt(passkeys.counter, counter), counter === 0 ? eq(passkeys.counter, 0) : undefined);
  const { rowCount } = await ctx.db
    .update(passkeys)
    .set({ counter, isBackedUp, usedAt: ctx.now })
    .where(and(eq(passkeys.id, id), isLater));
  return rowCount === 1;
};

const toDescriptor = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports });

const toCredential = ({ credentialId, publicKey, counter, transports }: Passkey): WebAuthnCredential => ({
  id: credentialId,
  publicKey: new Uint8Array(publicKey),
  counter,
  transports,
});

const parse = <T extends object>(answer: string): T | undefined => {
  try {
    const value: unknown = JSON.parse(answer);
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
};

/** Whatever is wrong with an answer, it is a refusal; why, only the log may know. */
const refuse = (ctx: Ctx) => (error: unknown) => {
  ctx.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'passkey refused');
  return undefined;
};
