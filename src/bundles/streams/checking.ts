// Works out what the check call says of a stream. contract.md 15.7
import type { Ctx } from '#kernel/ctx.ts';
import { imageObjsByIds } from '#bundles/media/public.ts';
import type { CheckResult } from './constants.ts';
import type { Stream } from './queries.ts';
import * as texts from './texts.ts';

export interface Check {
  readonly result: CheckResult;
  readonly msg?: string;
}

/** Only `pending` is worth asking again, and `updated`, for which the poster is still being made. */
export const checkStream = async (ctx: Ctx, stream: Stream): Promise<Check> => {
  if (stream.state === 'deleted') return { result: 'failed', msg: texts.streamGone };
  if (stream.state === 'failed') return { result: 'failed', msg: stream.failure ?? texts.makingFailed };
  if (stream.state === 'pending') return { result: 'pending' };
  const posters = await imageObjsByIds(ctx, stream.posterId === null ? [] : [stream.posterId]);
  const poster = posters.get(stream.posterId ?? 0);
  if (!poster || poster.failed) return { result: 'no_preview' };
  return { result: poster.is_stub ? 'updated' : 'preview_updated' };
};
