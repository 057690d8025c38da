// Lets open pages hear how far a stream is. contract.md 15.7
import type { Ctx } from '#kernel/ctx.ts';
import { parseId } from '#kernel/parameters.ts';
import { streamTag } from './constants.ts';
import { maySeeStream } from './policy.ts';
import { findStream } from './queries.ts';

/** The subject is the number of the stream. */
export const streamTopic = async (ctx: Ctx, subject: string): Promise<string | undefined> => {
  const id = parseId(subject);
  const stream = id === undefined ? undefined : await findStream(ctx, id);
  return stream && maySeeStream(ctx.viewer, stream) ? streamTag(stream.id) : undefined;
};
