// Does what comes by itself: counting what lies in the storage.
import { defineJob } from '#kernel/jobs.ts';
import { countStorage } from './commands.ts';

export const countStorageJob = defineJob<object>({
  name: 'operations.count-storage',
  cron: '33 * * * *',
  work: async (ctx) => {
    await countStorage(ctx);
  },
});
