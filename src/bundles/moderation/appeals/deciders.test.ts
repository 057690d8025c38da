// Tests who decides about an appeal, asked of each who might.
import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { aUser, aViewer } from '#bundles/users/test-data.ts';
import type { Appeal, Case, Decision } from '../queries.ts';
import { refusalToDecideAppeal } from './deciders.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const author = await aUser(ctx);
const [DECIDER, CONFIRMER] = [71, 72];

const at = (role: Role, locationPath: string, id = 79): Viewer =>
  aViewer({ id, roles: [{ role, locationPath }] });

interface Asked {
  readonly isSuspending?: boolean;
  readonly authorId?: number | null;
}

const refusalFor = (viewer: Viewer, { isSuspending = false, authorId = author.id }: Asked = {}) =>
  refusalToDecideAppeal(
    actAs(ctx, viewer),
    { locationPath: '1/4/', authorId } as Case,
    {
      deciderId: DECIDER,
      confirmedBy: CONFIRMER,
      undo: isSuspending ? { suspend: { id: 1 } } : {},
    } as unknown as Decision,
    { side: 'affected', noticeId: null } as Appeal,
  );

it('is decided by moderators of its place who made and confirmed nothing of it', async () => {
  expect(await refusalFor(at('moderator', '1/'))).toBeNull();
  for (const viewer of [
    at('moderator', '2/'),
    at('author', '1/'),
    at('moderator', '1/', DECIDER),
    at('admin', '', CONFIRMER),
    at('moderator', '', author.id),
    { ...at('moderator', '1/'), isSuspended: true },
  ])
    expect(await refusalFor(viewer)).toBe(texts.ownDecision);
});

it('is decided by those alone who may end the suspension that hangs on it', async () => {
  const suspending = { isSuspending: true };
  expect(await refusalFor(at('moderator', '1/'), suspending)).toBe(texts.onlySuspenders);
  expect(await refusalFor(at('admin', ''), suspending)).toBeNull();
  expect(await refusalFor(at('moderator', '1/', DECIDER), suspending)).toBe(texts.ownDecision);
});

it('asks nothing about a suspension where nobody wrote it, or who did is gone', async () => {
  const moderator = at('moderator', '1/');
  expect(await refusalFor(moderator, { isSuspending: true, authorId: null })).toBeNull();
  expect(await refusalFor(moderator, { isSuspending: true, authorId: 2_000_000_000 })).toBeNull();
});
