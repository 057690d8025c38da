// Says whether somebody has proved lately who they are, for what an open screen alone must not be able to change.
import type { Ctx } from '#kernel/ctx.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { PROOF_MS } from './constants.ts';
import { findProof } from './queries.ts';

/** Says whether the session of `token` is the viewer's, and they signed in or gave their password within ten minutes. */
export const isProven = async (ctx: Ctx, token: string | undefined): Promise<boolean> => {
  if (!token || !isSignedIn(ctx.viewer)) return false;
  const provenAt = await findProof(ctx, ctx.viewer.id, token);
  return provenAt !== null && ctx.now.getTime() - provenAt.getTime() <= PROOF_MS;
};
