// Says who may hear that something was said under a thing: whoever sees the thing.
import { findSummary } from '#kernel/content-kinds.ts';
import type { LiveTopic } from '#kernel/bundle.ts';
import { parseId } from '#kernel/parameters.ts';
import { commentsTag } from './constants.ts';

/** Returns the tag to listen to for a subject such as `article:7`, where the viewer sees the thing. */
export const liveComments: LiveTopic = async (ctx, subject) => {
  const [type = '', number = ''] = subject.split(':');
  const id = parseId(number);
  if (!id || !ctx.portal.kinds.get(type)?.comments) return undefined;
  return (await findSummary(ctx, { type, id })) && commentsTag({ type, id });
};
