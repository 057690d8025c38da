// Topic: who may hear that something was said under a thing: whoever sees the thing.
import { findSummary } from '#kernel/content-kinds.ts';
import type { LiveTopic } from '#kernel/bundle.ts';
import { parseId } from '#kernel/parameters.ts';
import { OWNER_TYPES, commentsTag } from './constants.ts';

/** The subject is `article:7`. */
export const liveComments: LiveTopic = async (ctx, subject) => {
  const [word = '', number = ''] = subject.split(':');
  const type = OWNER_TYPES.find((each) => each === word);
  const id = parseId(number);
  if (!type || !id) return undefined;
  return (await findSummary(ctx, { type, id })) && commentsTag({ type, id });
};
