// Somebody is always left who administers the whole portal: by no way that a person can go, and by no two at the same moment.
import { beforeEach, describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError } from '#kernel/errors.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { eraseAccount, finishErasure } from '#bundles/accounts/erasure/commands.ts';
import { mergeAccounts } from '#bundles/accounts/merge/commands.ts';
import { planErasure } from '#bundles/users/leaving/commands.ts';
import { eraseLeavers } from '#bundles/users/leaving/erase-leavers.ts';
import { peopleActions } from '#bundles/users/directory/bulk.ts';
import { PEOPLE_TABLE } from '#bundles/users/directory/people-table.ts';
import { revokeRole } from '#bundles/users/members/commands.ts';
import { findMember, isLastAdministrator } from '#bundles/users/members/queries.ts';
import { removeUnconfirmed } from '#bundles/users/registration/commands.ts';
import { aUser, changeUser, suspendUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';

const WHOLE = { role: 'admin', locationPath: '' } as const;
const SUSPENSION = { reason: 'Konto gestohlen', until: null, hidesContributions: false };
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** How somebody stops being an administrator; each gives whether it happened. */
type Way = (by: Ctx, person: TestUser) => Promise<boolean>;
const isDone = async (outcome: Promise<{ readonly kind: string }>) =>
  !['invalid', 'refused'].includes((await outcome).kind);
/** Acts as the table of people does with each that is ticked. */
const amongMany =
  (name: string, typed: Record<string, string>): Way =>
  async (by, { id }) => {
    const action = (await peopleActions(by, PEOPLE_TABLE.name)).find((action) => action.name === name)!;
    const acting = withTransaction(by, (by) => action.act(by, { type: 'user', id }, typed));
    // What turns out to be impossible is thrown, so that nothing of it stays.
    const result = await acting.catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 422) return { kind: 'refused' };
      throw error;
    });
    return result.kind === 'done';
  };

const WAYS: Readonly<Record<string, Way>> = {
  'having the role taken': (by, { id }) => isDone(revokeRole(by, id, WHOLE)),
  'being suspended': (by, { id }) => isDone(suspendUser(by, id, SUSPENSION)),
  leaving: (by, { viewer, password }) =>
    isDone(planErasure(actAs(by, viewer), { password, keepsComments: true })),
  'losing the role among many': amongMany('rolle-nehmen', { rolle: 'admin', ort: '' }),
  'being suspended among many': amongMany('sperren', { grund: 'Konto gestohlen' }),
  'being erased': async (by, { id, login }) => {
    const outcome = await eraseAccount(by, id, {
      login,
      reason: 'Verlangt nach Artikel 17',
      keepsComments: true,
    });
    if (outcome.kind === 'ordered') await finishErasure(by, outcome.proofId);
    return outcome.kind === 'ordered';
  },
  'being merged into another account': async (by, { id, login }) => {
    const { id: intoId } = await aUser(by);
    const order = { login, reason: 'Zwei Konten, ein Mensch' };
    return isDone(mergeAccounts(by, { fromId: id, intoId }, order));
  },
};
const names = Object.keys(WAYS);

const pairs = names.flatMap((one) => names.map((other) => [one, other] as const));

let ctx: Ctx;
beforeEach(async () => {
  ctx = await testCtx();
});
const administrator = (changes = {}) => aUser(ctx, { roles: [WHOLE], ...changes });
/** Somebody who may, as far as they know, and doesn't count: the place stands for one who has gone meanwhile. */
const somebodyElse = () => actAs(ctx, { ...portalItself, id: 999_999, isConfirmed: true });
const isAdministered = async (people: readonly TestUser[]) => {
  const members = await Promise.all(people.map(({ id }) => findMember(ctx, id)));
  const last = await Promise.all(people.map(({ id }) => isLastAdministrator(ctx, id)));
  return members.some(
    (member, at) =>
      member?.suspendedUntil === null && member.roles.some(({ role }) => role === 'admin') && last[at],
  );
};

describe('the last administrator', () => {
  it.each(names)('stays one, whatever is tried: %s', async (way) => {
    const last = await administrator();
    const atPlace = await aUser(ctx, { roles: [{ role: 'admin', locationPath: 'deutschland/' }] });
    expect(await WAYS[way]!(somebodyElse(), last)).toBe(false);
    // A role that isn't held is taken from nobody.
    expect(await WAYS[way]!(somebodyElse(), atPlace)).toBe(way !== 'losing the role among many');
    expect(await isAdministered([last])).toBe(true);
  });

  it.each(['suspended', 'unconfirmed', 'leaving', 'erased'])('isn’t helped by one who is %s', async (how) => {
    const last = await administrator();
    const later = new Date(ctx.now.getTime() + YEAR_MS);
    const changes = {
      suspended: { suspendedUntil: later },
      unconfirmed: { confirmedAt: null },
      leaving: { erasureDueAt: later },
      erased: { erasedAt: ctx.now },
    }[how]!;
    await changeUser(ctx, (await administrator()).id, changes);
    for (const way of names) expect(await WAYS[way]!(somebodyElse(), last)).toBe(false);
  });

  it('stays when their time to leave has passed, and when they were forgotten before they confirmed', async () => {
    const last = await administrator({ createdAt: new Date(ctx.now.getTime() - YEAR_MS) });
    await changeUser(ctx, last.id, { erasureDueAt: ctx.now });
    expect(await eraseLeavers(ctx)).toBe(0);
    await changeUser(ctx, last.id, { erasureDueAt: null, confirmedAt: null });
    await removeUnconfirmed(ctx);
    expect(await findMember(ctx, last.id)).toBeDefined();
  });
});

describe('two administrators at the same moment', () => {
  it.each(pairs)('%s and %s leave one of them', async (one, other) => {
    const [first, second] = [await administrator(), await administrator()];
    const outcomes = await Promise.all([
      WAYS[one]!(actAs(ctx, second.viewer), first),
      WAYS[other]!(actAs(ctx, first.viewer), second),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await isAdministered([first, second])).toBe(true);
  });
});
