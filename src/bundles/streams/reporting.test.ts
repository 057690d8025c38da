import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { anImage, storedImages } from '#bundles/media/test-data.ts';
import { editStream } from './commands.ts';
import { setPoster } from './posters.ts';
import { findStream } from './queries.ts';
import { reportableStream } from './reporting.ts';
import { aStream } from './test-data.ts';
import { setStreamUses } from './uses.ts';

const ctx = makeCtx(await testPortal(), portalItself);
const owner = await aUser(ctx);
const moderator = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] })).viewer);

const { act, takeBack } = reportableStream.hide!;
const hide = (id: number) => withTransaction(moderator, (ctx) => act(ctx, id, 'Kinder ohne Erlaubnis.'));
const show = (id: number) => withTransaction(moderator, (ctx) => takeBack(ctx, id, {}));
const use = (streamId: number, isPublic: boolean) =>
  withTransaction(ctx, (ctx) => setStreamUses(ctx, { type: 'article', id: 1 }, [{ streamId, isPublic }]));

/** Makes a public stream with a poster, and what tells who sees the two of them. */
const shownWithPoster = async () => {
  const { id } = await aStream(ctx, { ownerId: owner.id, access: 'gated' });
  const poster = await anImage(ctx, { ownerId: owner.id, access: 'gated' });
  await use(id, true);
  const stream = (await findStream(ctx, id))!;
  await withTransaction(ctx, (ctx) => setPoster(ctx, stream, poster.id));
  const access = async () => [
    (await findStream(ctx, id))!.access,
    (await storedImages(ctx, [poster.id])).get(poster.id)!.access,
  ];
  return { id, access };
};

describe('hiding a stream', () => {
  it('shuts its poster, too, until it is shown again', async () => {
    const { id, access } = await shownWithPoster();
    expect(await access()).toEqual(['public', 'public']);
    await hide(id);
    expect(await access()).toEqual(['blocked', 'gated']);
    await show(id);
    expect(await access()).toEqual(['public', 'public']);
  });

  it('leaves both shut afterwards where nothing public shows it any more', async () => {
    const { id, access } = await shownWithPoster();
    await hide(id);
    await use(id, false);
    await show(id);
    expect(await access()).toEqual(['gated', 'gated']);
  });
});

describe('erasing a hidden stream', () => {
  it('takes what was said of it out of the history of its owner', async () => {
    const asOwner = actAs(ctx, owner.viewer);
    const [erased, other] = [
      await aStream(ctx, { ownerId: owner.id, title: 'Böse Worte' }),
      await aStream(ctx, { ownerId: owner.id }),
    ];
    await editStream(asOwner, erased.id, { title: 'Noch bösere', copyright: '' });
    await editStream(asOwner, other.id, { title: 'Die Brücke am Abend', copyright: '' });
    await hide(erased.id);
    expect(await withTransaction(moderator, (ctx) => reportableStream.erase!(ctx, erased.id))).toBe(true);
    const told = JSON.stringify(await listHistory(ctx, { type: 'user', id: owner.id }));
    expect(told).not.toMatch(/böse/i);
    expect(told).toContain('Die Brücke am Abend');
  });

  it('takes why it was hidden out of its history, and leaves that it was', async () => {
    const { id } = await aStream(ctx, { ownerId: owner.id });
    await hide(id);
    await withTransaction(moderator, (ctx) => reportableStream.erase!(ctx, id));
    const told = await listHistory(ctx, { type: 'stream', id });
    expect(told.map(({ action }) => action)).toContain('stream.quarantined');
    expect(JSON.stringify(told)).not.toContain('Kinder');
  });
});
