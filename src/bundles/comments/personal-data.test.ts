import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { editComment } from './commands.ts';
import { personalComments } from './personal-data.ts';
import { findComment, findThread, listComments } from './queries.ts';
import { deleteComment } from './removing.ts';
import { aComment, aPendingComment } from './test-data.ts';

const ctx = await testCtx();

/** Somebody who wrote much, and others around them. */
const aScene = async () => {
  const [leaver, other] = [(await aUser(ctx, { name: 'Ruth Lindner' })).viewer, (await aUser(ctx)).viewer];
  const [one, two] = [await anArticle(ctx), await anArticle(ctx)];
  const say = (author: Viewer, text: string, parentId?: number) =>
    aComment(ctx, one, { author, text, ...(parentId && { parentId }) });
  const answered = await say(leaver, 'Meine Meinung.');
  await editComment(actAs(ctx, leaver), answered.id, 'Meine neue Meinung.');
  const reply = await say(other, '@Ruth Lindner, sehe ich auch so.', answered.id);
  const alone = await say(leaver, 'Noch etwas.');
  const ownReply = await say(leaver, 'Und das.', alone.id);
  const deleted = await say(leaver, 'Das nehme ich zurück.');
  await deleteComment(actAs(ctx, leaver), deleted.id);
  const removed = await say(leaver, 'Sie Lump.');
  const moderator = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
  await deleteComment(actAs(ctx, moderator.viewer), removed.id, {
    reason: 'Frau Lindner beleidigt den Bürgermeister.',
  });
  const held = await aPendingComment(ctx, two, { author: leaver });
  return { leaver, one, two, answered, reply, alone, ownReply, deleted, removed, held };
};

type Scene = Awaited<ReturnType<typeof aScene>>;

const erase = async ({ leaver }: Scene, keepsComments: boolean) => {
  for (let i = 0; i < 2; i++) await personalComments.eraseFor(ctx, leaver.id!, { keepsComments });
};
const rowsOf = async (scene: Scene) =>
  (await listComments(ctx, scene.one)).map(({ id, state, text }) => [id, state, text]);
const countsOf = async ({ one }: Scene) => [
  (await findThread(ctx, one)).commentCount,
  (await listPieces(ctx, { locationId: one.row.locationId })).entries[0]?.commentCount,
];

describe('comments as personal data', () => {
  it('are given out whole, whatever became of them, with where one is named', async () => {
    const { leaver, answered, reply, alone, ownReply, deleted, removed, held } = await aScene();
    const told = (await personalComments.exportFor(ctx, leaver.id!)) as {
      comments: { id: number; state: string; text: string }[];
      mentionedIn: number[];
    };
    expect(told.comments.map(({ id, state }) => [id, state])).toEqual([
      [answered.id, 'visible'],
      [alone.id, 'visible'],
      [ownReply.id, 'visible'],
      [deleted.id, 'deleted'],
      [removed.id, 'deleted'],
      [held.id, 'held'],
    ]);
    expect(told.comments[0]?.text).toBe('Meine neue Meinung.');
    expect(told.mentionedIn).toEqual([reply.id]);
  });

  it('stay when their author wishes so, but for what is held or deleted', async () => {
    const scene = await aScene();
    await erase(scene, true);
    expect((await rowsOf(scene)).map(([id, state]) => [id, state])).toEqual([
      [scene.answered.id, 'visible'],
      [scene.reply.id, 'visible'],
      [scene.alone.id, 'visible'],
      [scene.ownReply.id, 'visible'],
    ]);
    expect(await countsOf(scene)).toEqual([4, 4]);
    for (const { id } of [scene.held, scene.deleted, scene.removed])
      expect(await findComment(ctx, id)).toMatchObject({ state: 'deleted', text: '', html: '' });
  });

  it('go otherwise; where others answered a tombstone stays, and counts are right', async () => {
    const scene = await aScene();
    await erase(scene, false);
    expect(await rowsOf(scene)).toEqual([
      [scene.answered.id, 'gone', ''],
      [scene.reply.id, 'visible', '@Ruth Lindner, sehe ich auch so.'],
    ]);
    expect(await countsOf(scene)).toEqual([1, 1]);
    expect((await findThread(ctx, scene.two)).commentCount).toBe(0);
  });

  it.each([true, false])(
    'lose their words in the history, and others no longer lead there (kept: %s)',
    async (keeps) => {
      const scene = await aScene();
      await erase(scene, keeps);
      for (const { id } of [scene.answered, scene.deleted, scene.removed]) {
        const entries = await listHistory(ctx, { type: 'comment', id });
        expect(JSON.stringify(entries)).not.toMatch(/Meinung|zurück|Lump|Lindner/);
        expect(entries.length).toBeGreaterThan(1);
      }
      expect((await findComment(ctx, scene.reply.id))?.html).toBe('<p>@Ruth Lindner, sehe ich auch so.</p>');
      expect(await personalComments.exportFor(ctx, scene.leaver.id!)).toMatchObject({ mentionedIn: [] });
    },
  );

  it('are told anew wherever they are shown', async () => {
    const scene = await aScene();
    const touched = new Set<string>();
    ctx.portal.invalidation.onDrop((tags) => tags?.forEach((tag) => touched.add(tag)));
    await erase(scene, false);
    expect([...touched]).toEqual(
      expect.arrayContaining([`comments:article:${scene.one.id}`, `comments:user:${scene.leaver.id}`]),
    );
  });
});
