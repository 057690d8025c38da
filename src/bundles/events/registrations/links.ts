// Makes and reads the link that a guest's mails carry: it names a registration and proves that the mail was read, nothing else.
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { signHash, verifyHash } from '#kernel/signed-hash.ts';
import { CONFIRMATION_LIFETIME_MS, HASH_PURPOSE } from './constants.ts';
import { registrationPaths } from './paths.ts';
import { findRegistration } from './queries.ts';
import type { Registration } from './queries.ts';
import * as texts from './texts.ts';

export interface GuestLink {
  readonly registrationId: number;
  readonly securityHash: string;
}

export const guestLinkOf = ({ portal }: Ctx, registrationId: number): GuestLink => ({
  registrationId,
  securityHash: signHash(portal.secrets, HASH_PURPOSE, registrationId),
});

/** Returns the whole address of a guest's page, for mails. */
export const guestHrefOf = (ctx: Ctx, registrationId: number): string =>
  ctx.config.publicUrl + url(registrationPaths.guest, { ...guestLinkOf(ctx, registrationId) });

const isGenuine = ({ portal }: Ctx, { registrationId, securityHash }: GuestLink): boolean =>
  verifyHash(portal.secrets, securityHash, HASH_PURPOSE, registrationId);

/** Throws 404 for a link that is forged, too old while unconfirmed, or leads to what is erased. */
export const findByLink = async (ctx: Ctx, link: GuestLink): Promise<Registration> => {
  const row = isGenuine(ctx, link) ? await findRegistration(ctx, link.registrationId) : undefined;
  if (!row || row.email === null || isForgotten(ctx, row)) throw notFound(texts.guestGone);
  return row;
};

const isForgotten = ({ now }: Ctx, { state, createdAt }: Registration) =>
  state === 'unconfirmed' && now.getTime() - createdAt.getTime() >= CONFIRMATION_LIFETIME_MS;
