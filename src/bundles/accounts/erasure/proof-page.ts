// Serves /admin/loeschungen: all proofs, and one of them.
import { momentOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { PROOFS_PER_PAGE } from '../constants.ts';
import { accountPaths } from '../paths.ts';
import { mayEraseAccounts } from '../policy.ts';
import { documentOf, hashOf, leftIn } from './proof-document.ts';
import type { ProofPart } from './proof-document.ts';
import { findProof, listProofs } from './queries.ts';
import type { ProofRow } from './queries.ts';
import * as texts from './texts.ts';
import { ProofPage } from './ui/ProofPage.tsx';
import { ProofsPage } from './ui/ProofsPage.tsx';
import type { ProofPageView, ProofPartView, ProofsPageView } from './views.ts';

const MENU_ORDER = 97;

export const proofsEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayEraseAccounts(viewer)
    ? { name: texts.proofs, href: url(accountPaths.proofs), area: 'admin', order: MENU_ORDER }
    : undefined;

/** Throws 403. */
export const loadProofsPage = async (ctx: Ctx, before: number | undefined): Promise<PageAnswer> => {
  if (!mayEraseAccounts(ctx.viewer)) throw forbidden();
  const href = url(accountPaths.proofs);
  const [desk, found] = await Promise.all([
    loadDesk(ctx, href),
    listProofs(ctx, { before, limit: PROOFS_PER_PAGE + 1 }),
  ]);
  const proofs = found.slice(0, PROOFS_PER_PAGE);
  const nameOf = await loadNames(ctx, proofs);
  const view: ProofsPageView = {
    proofs: proofs.map((proof) => ({
      id: proof.id,
      href: url(accountPaths.proof, { id: proof.id }),
      name: texts.accountNumber(proof.userId),
      at: momentOf(proof.orderedAt),
      by: nameOf(proof.orderedBy),
      mark: { running: texts.running, complete: texts.complete, incomplete: texts.incomplete(leftIn(proof)) }[
        stateOf(proof)
      ],
    })),
    newest: before === undefined ? null : href,
    older: found.length > PROOFS_PER_PAGE ? url(accountPaths.proofs, {}, { vor: proofs.at(-1)!.id }) : null,
  };
  return page(ProofsPage, view, { head: { title: texts.proofs, robots: 'noindex', desk } });
};

/** Throws 403 and 404. */
export const loadProofPage = async (ctx: Ctx, id: number): Promise<PageAnswer> => {
  if (!mayEraseAccounts(ctx.viewer)) throw forbidden();
  const [desk, proof] = await Promise.all([loadDesk(ctx, url(accountPaths.proofs)), findProof(ctx, id)]);
  if (!proof) throw notFound();
  const nameOf = await loadNames(ctx, [proof]);
  const { userId, orderedAt, orderedBy, reason, keepsComments, finishedAt, hash } = proof;
  const view: ProofPageView = {
    title: texts.proofTitle(userId),
    back: { name: texts.proofs, href: url(accountPaths.proofs) },
    state: stateOf(proof),
    href: url(accountPaths.proof, { id }),
    ordered: texts.orderedBy(momentOf(orderedAt).text, nameOf(orderedBy)),
    finished: finishedAt && momentOf(finishedAt).text,
    reason,
    comments: keepsComments ? texts.keepComments : texts.removeComments,
    parts: proof.parts.filter(({ goes, stays }) => goes > 0 || stays > 0).map(toPartView),
    hash: hash === null ? null : { text: hash, isRight: hash === hashOf(proof) },
    download: finishedAt && url(accountPaths.proofFile, { id }),
  };
  return page(ProofPage, view, { head: { title: view.title, robots: 'noindex', desk } });
};

/** Loads the document with its hash, to be kept. Throws 403, and 404 until it is finished. */
export const loadProofFile = async (ctx: Ctx, id: number): Promise<string> => {
  if (!mayEraseAccounts(ctx.viewer)) throw forbidden();
  const proof = await findProof(ctx, id);
  if (!proof?.finishedAt) throw notFound();
  return JSON.stringify({ ...documentOf(proof), sha256: proof.hash }, null, 2);
};

const stateOf = (proof: ProofRow): ProofPageView['state'] => {
  if (!proof.finishedAt) return 'running';
  return leftIn(proof) === 0 ? 'complete' : 'incomplete';
};

const toPartView = ({ title, goes, stays, left, why }: ProofPart): ProofPartView => ({
  title,
  goes: texts.count(goes),
  stays: texts.count(stays),
  left: left === null ? texts.nothing : texts.count(left),
  why: why ?? '',
});

const loadNames = async (ctx: Ctx, proofs: readonly ProofRow[]) => {
  const people = await usersByIds(
    ctx,
    proofs.map(({ orderedBy }) => orderedBy),
  );
  return (id: number) => people.get(id)?.name ?? texts.formerAdministrator;
};
