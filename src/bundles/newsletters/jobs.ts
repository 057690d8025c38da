// Defines what runs later: sending what is due, a slice at a time, and forgetting.
import { defineJob } from '#kernel/jobs.ts';
import { DELIVERY_RETENTION_MS, SEND_SLICE } from './constants.ts';
import { sendDueIssues } from './issues/begin-sending.ts';
import { eraseUnconfirmed } from './reading/commands.ts';
import { pruneDeliveries, sendSlice } from './sending/send-slice.ts';

/**
 * The job that looks every five minutes for what is due; whether an hour has come by the portal's clocks is found out in
 * `sendDueIssues`.
 */
export const sendDueJob = defineJob<object>({
  name: 'newsletters.send-due',
  cron: '*/5 * * * *',
  work: sendDueIssues,
});

export const sendSliceJob = defineJob({ name: SEND_SLICE, work: sendSlice, retries: 12 });

export const forgetReadersJob = defineJob<object>({
  name: 'newsletters.forget',
  cron: '41 * * * *',
  work: async (ctx) => {
    const erased = await eraseUnconfirmed(ctx);
    const pruned = await pruneDeliveries(ctx, new Date(ctx.now.getTime() - DELIVERY_RETENTION_MS));
    ctx.log.info({ erased, pruned }, 'unconfirmed readers and old deliveries forgotten');
  },
});
