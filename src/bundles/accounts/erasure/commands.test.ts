import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aMessage } from '#bundles/messages/test-data.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { aSession, aUser, cancelErasure, planErasure } from '#bundles/users/test-data.ts';
import { openAccount } from '../commands.ts';
import { eraseAccount, finishErasure } from './commands.ts';
import { documentOf, hashOf, leftIn } from './proof-document.ts';
import { findProof, listProofs, rehearseErasure } from './queries.ts';

const ctx = await testCtx();
const ADMIN = [{ role: 'admin', locationPath: '' }] as const;
const admin = await aUser(ctx, { roles: ADMIN });
const byAdmin = actAs(ctx, admin.viewer);
const REASON = 'Verlangt nach Artikel 17';
const inSum = (parts: readonly { goes: number }[]) => parts.reduce((all, { goes }) => all + goes, 0);

const somebodyBusy = async () => {
  const person = await aUser(ctx, { about: 'Imkert' });
  await aSession(ctx, person.id);
  await aComment(ctx, await anArticle(ctx, { authorId: person.id }), { author: person.viewer });
  await aMessage(ctx, person, await aUser(ctx));
  await anImage(ctx, { ownerId: person.id });
  await openAccount(byAdmin, person.id, 'Auskunft nach Artikel 15');
  return person;
};
const order = (login: string, keepsComments = true) => ({ login, reason: REASON, keepsComments });
const ordered = async (person: { id: number; login: string }, keepsComments = true) => {
  const outcome = await eraseAccount(byAdmin, person.id, order(person.login, keepsComments));
  if (outcome.kind !== 'ordered') throw new Error(JSON.stringify(outcome));
  return outcome.proofId;
};

describe('erasing an account', () => {
  it('takes away what the rehearsal said, keeps the rest, and proves it without a name', async () => {
    const person = await somebodyBusy();
    const rehearsed = await rehearseErasure(ctx, person.id, { keepsComments: true });
    const partOf = (name: string) => rehearsed.find((part) => part.name === name);
    expect(partOf('articles')).toMatchObject({ goes: 0, stays: 1 });
    expect(partOf('comments')).toMatchObject({ goes: 0, stays: 1 });
    expect(partOf('messages')).toMatchObject({ goes: 1, stays: 1 });
    expect(partOf('images')).toMatchObject({ goes: 1, stays: 0 });
    expect(partOf('looks')).toMatchObject({ goes: 1, stays: 1 });
    const proofId = await ordered(person);
    expect(await findProof(ctx, proofId)).toMatchObject({
      finishedAt: null,
      hash: null,
      orderedBy: admin.id,
    });
    await finishErasure(ctx, proofId);
    const proof = (await findProof(ctx, proofId))!;
    expect(leftIn(proof)).toBe(0);
    expect(inSum(proof.parts)).toBe(inSum(rehearsed) - 1);
    expect(inSum(await rehearseErasure(ctx, person.id, { keepsComments: true }))).toBe(0);
    expect(proof.hash).toBe(hashOf(proof));
    expect(hashOf({ ...proof, reason: 'Anders' })).not.toBe(proof.hash);
    const told = JSON.stringify(documentOf(proof));
    for (const word of [person.name, person.login, person.email]) expect(told).not.toContain(word);
    expect(await accountDesk.find(ctx, person.id)).toBeUndefined();
    const actions = (await listHistory(ctx, { type: 'user', id: person.id })).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['user.erasure-ordered', 'user.erased', 'user.erasure-proved']),
    );
  });

  it('takes the comments along when that is wished', async () => {
    const person = await somebodyBusy();
    const [kept] = (await rehearseErasure(ctx, person.id, { keepsComments: false })).filter(
      ({ name }) => name === 'comments',
    );
    expect(kept).toMatchObject({ goes: 1, stays: 0 });
    const proofId = await ordered(person, false);
    await finishErasure(ctx, proofId);
    expect(leftIn((await findProof(ctx, proofId))!)).toBe(0);
  });

  it('is one proof and one erasure, however often and at once it is ordered and done', async () => {
    const person = await somebodyBusy();
    const ids = await Promise.all([ordered(person), ordered(person), ordered(person)]);
    expect(new Set(ids).size).toBe(1);
    await Promise.all([finishErasure(ctx, ids[0]!), finishErasure(ctx, ids[0]!)]);
    await finishErasure(ctx, ids[0]!);
    const proofs = await listProofs(ctx, { before: undefined, limit: 100 });
    expect(proofs.filter(({ userId }) => userId === person.id)).toHaveLength(1);
    await expect(ordered(person)).rejects.toMatchObject({ status: 404 });
    const actions = (await listHistory(ctx, { type: 'user', id: person.id })).map(({ action }) => action);
    expect(actions.filter((action) => action === 'user.erasure-proved')).toHaveLength(1);
  });

  it('ends the sessions at once, and the person can’t call it off', async () => {
    const person = await somebodyBusy();
    const proofId = await ordered(person);
    expect(await rehearseErasure(ctx, person.id, { keepsComments: true })).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'account', goes: 2 })]),
    );
    await cancelErasure(actAs(ctx, person.viewer));
    await planErasure(actAs(ctx, person.viewer), { password: person.password, keepsComments: false });
    await finishErasure(ctx, proofId);
    expect(await accountDesk.find(ctx, person.id)).toBeUndefined();
    expect((await findProof(ctx, proofId))!.parts).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'comments', stays: 1, left: 0 })]),
    );
  });

  it('asks for the user name and a reason', async () => {
    const person = await aUser(ctx);
    expect(
      await eraseAccount(byAdmin, person.id, { login: 'andere', reason: ' ', keepsComments: true }),
    ).toEqual({
      kind: 'invalid',
      errors: { login: expect.any(String), reason: expect.any(String) },
    });
    expect(await accountDesk.find(ctx, person.id)).toBeDefined();
  });

  it('is for administrators of the whole portal, and not of themselves', async () => {
    const person = await aUser(ctx);
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    const asEditor = actAs(ctx, editor.viewer);
    await expect(eraseAccount(asEditor, person.id, order(person.login))).rejects.toMatchObject({
      status: 403,
    });
    expect(await eraseAccount(byAdmin, admin.id, order(admin.login))).toMatchObject({ kind: 'refused' });
    await expect(eraseAccount(byAdmin, 999_999, order('x'))).rejects.toMatchObject({ status: 404 });
    await expect(finishErasure(actAs(ctx, portalItself), 999_999)).resolves.toBeUndefined();
  });
});
