// Makes links by which those whom a case concerns see how it stands, also without an account and while suspended. They are
// signed, and never written to a log.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { signHash, verifyHash } from '#kernel/signed-hash.ts';
import { LINK_PURPOSE, REPORTER_PURPOSE } from './constants.ts';
import { moderationPaths } from './paths.ts';

/** Whom it concerns: who told of it, by their notice; or the author of what it is about, by the case. */
export type LinkTo = { readonly side: 'notifier' | 'affected'; readonly id: number };

const LETTERS = { notifier: 'm', affected: 'b' } as const;

export const tokenOf = ({ portal }: Pick<Ctx, 'portal'>, { side, id }: LinkTo): string =>
  `${LETTERS[side]}${id}-${signHash(portal.secrets, LINK_PURPOSE, side, id)}`;

/** Reads the token of a link; undefined for one that isn't ours. */
export const readToken = ({ portal }: Pick<Ctx, 'portal'>, token: string): LinkTo | undefined => {
  const [, letter, digits, hash] = /^([bm])([1-9]\d{0,9})-([\w-]{22})$/.exec(token) ?? [];
  if (!digits) return undefined;
  const [side, id] = [
    letter === LETTERS.notifier ? ('notifier' as const) : ('affected' as const),
    Number(digits),
  ];
  return verifyHash(portal.secrets, hash, LINK_PURPOSE, side, id) ? { side, id } : undefined;
};

/** Returns the token by which the person affected reads a decision. */
export const affectedToken = (ctx: Pick<Ctx, 'portal'>, caseId: number): string =>
  tokenOf(ctx, { side: 'affected', id: caseId });

export const standingHref = (ctx: Pick<Ctx, 'portal'>, to: LinkTo): string =>
  url(moderationPaths.standing, { token: tokenOf(ctx, to) });

/** Returns a key that is the same for the same reporter, and tells nobody who it is. */
export const reporterKey = ({ portal }: Pick<Ctx, 'portal'>, reporter: string): string =>
  signHash(portal.secrets, REPORTER_PURPOSE, reporter);
