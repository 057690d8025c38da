// Does what runs later: bringing out a version that was scheduled.
import { defineJob } from '#kernel/jobs.ts';
import { PUBLISH_JOB } from './constants.ts';
import { publishDue } from './desk/commands.ts';

export const publishPageJob = defineJob({
  name: PUBLISH_JOB,
  work: (ctx, { pageId }: { readonly pageId: number }) => publishDue(ctx, pageId),
});
