// Does what comes by itself: forgetting what wasn't read for long.
import { defineJob } from '#kernel/jobs.ts';
import { pruneReadTopics } from './commands.ts';

export const pruneTopicsJob = defineJob<object>({
  name: 'recommendations.prune-topics',
  cron: '17 3 * * *',
  work: (ctx) => pruneReadTopics(ctx),
});
