// Tells an open page how far an export is.
import type { LiveTopic } from '#kernel/bundle.ts';
import { parseId } from '#kernel/parameters.ts';
import { exportTag } from './constants.ts';
import { maySeeRun } from './policy.ts';
import { findRun } from './queries.ts';

export const liveExport: LiveTopic = async (ctx, subject) => {
  const id = parseId(subject);
  const run = id === undefined ? undefined : await findRun(ctx, id);
  return run && maySeeRun(ctx.viewer, run) ? exportTag(run.id) : undefined;
};
