// Mail that goes out: written in the transaction that wants it, sent by a job, kept in a mailbox without SMTP.
import { defineBundle } from '#kernel/bundle.ts';

export const mail = defineBundle({ name: 'mail' });
