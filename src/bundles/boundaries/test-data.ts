// Makes people who want nothing of each other for tests, by the commands.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { hideWord, setBoundary, wantNotes } from './commands.ts';

export { setBoundary, wantNotes };

export const aBlock = async (ctx: Ctx, owner: TestUser, person: Pick<TestUser, 'id'>): Promise<void> =>
  void (await setBoundary(actAs(ctx, owner.viewer), person.id, 'block'));

export const aMute = async (ctx: Ctx, owner: TestUser, person: Pick<TestUser, 'id'>): Promise<void> =>
  void (await setBoundary(actAs(ctx, owner.viewer), person.id, 'mute'));

export const aHiddenWord = async (ctx: Ctx, owner: TestUser, word: string): Promise<void> =>
  void (await hideWord(actAs(ctx, owner.viewer), word));
