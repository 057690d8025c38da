// Topic: what became of a video or sound, told to whom it belongs.
import type { Ctx } from '#kernel/ctx.ts';
import type { StreamNews } from '#bundles/streams/public.ts';
import { viewersByIds } from '#bundles/users/public.ts';
import { tell } from './telling.ts';

/** A stream may be made several times: each outcome is told once. */
export const tellOfStream = async (
  ctx: Ctx,
  { streamId, ownerId, title }: StreamNews,
  decision: 'streamReady' | 'streamFailed',
): Promise<void> => {
  if (!(await viewersByIds(ctx, [ownerId])).has(ownerId)) return;
  await tell(ctx, [
    {
      userId: ownerId,
      kind: 'decision',
      key: `${decision}:${streamId}`,
      subject: { type: 'user', id: ownerId },
      extra: { decision, streamId, title },
    },
  ]);
};
