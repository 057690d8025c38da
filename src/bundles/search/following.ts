// What changes is found by its new words, from the moment on at which it has changed.
import { beforeCommit } from '#kernel/before-commit.ts';
import type { Changes } from '#kernel/before-commit.ts';
import type { ContentKinds, ContentRef } from '#kernel/content-kinds.ts';
import { indexThings } from './commands.ts';
import { followName, isNamed } from './names.ts';

export const followChanges = beforeCommit.add(async (ctx, changes) => {
  const refs = changedThings(ctx.portal.kinds, changes);
  // One kind is taken after the other, so that transactions lock what they write in one order.
  for (const [type, things] of Map.groupBy(refs, (ref) => ref.type))
    await indexThings(ctx, type, [...new Set(things.map(({ id }) => id))]);
  for (const ref of changes.changed.filter(isNamed)) await followName(ctx, ref);
  return undefined;
});

const changedThings = (kinds: ContentKinds, { changed, touched }: Changes): ContentRef[] => {
  const told = changed.filter(({ type }) => kinds.get(type)?.searching);
  const followed = [...touched].flatMap((tag): ContentRef[] => {
    const [, type = '', id = ''] = /^([a-z]+):(\d{1,10})$/.exec(tag) ?? [];
    return kinds.get(type)?.searching?.followsTag ? [{ type, id: Number(id) }] : [];
  });
  return [...told, ...followed].toSorted((a, b) =>
    a.type < b.type ? -1 : a.type > b.type ? 1 : a.id - b.id,
  );
};
