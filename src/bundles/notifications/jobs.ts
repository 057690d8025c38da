// This is what is done later: mails, digests, pushes, tidying up.
import { defineJob } from '#kernel/jobs.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { RETENTION_DAYS, MAIL_NOTICE, PUSH_NOTICE, SEND_DIGEST } from './constants.ts';
import { checkDigests, sendDigest } from './mail/digest.ts';
import { mailNotice } from './mail/notice-mail.ts';
import { pushNotice } from './push/send-push.ts';
import { removeOldNotices } from './prune-notices.ts';

export const mailNoticeJob = defineJob({ name: MAIL_NOTICE, work: mailNotice });
export const pushNoticeJob = defineJob({ name: PUSH_NOTICE, work: pushNotice });
export const sendDigestJob = defineJob({ name: SEND_DIGEST, work: sendDigest });

/** The job that looks every full hour in UTC for digests to send; that it is seven in Berlin is found out in `checkDigests`. */
export const checkDigestsJob = defineJob<object>({
  name: 'notifications.check-digests',
  cron: '0 * * * *',
  work: checkDigests,
});

export const removeOldNoticesJob = defineJob<object>({
  name: 'notifications.remove-old',
  cron: '23 3 * * *',
  work: async (ctx) => removeOldNotices(ctx, new Date(ctx.now.getTime() - RETENTION_DAYS * DAY_MS)),
});
