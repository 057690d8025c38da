// This is what mail offers to other bundles.

/** Puts a mail into the outbox, in the caller's transaction; leads those to somebody elsewhere; removes those to somebody who is erased. */
export { eraseMailsByKey, eraseMailsTo, redirectMails, sendMail } from './commands.ts';
export type { Mail } from './commands.ts';
/** The one look of all mails, as text and HTML. */
export { mailLetter } from './letter.ts';
export type { LetterLink, MailLetter } from './letter.ts';
/** Who asks, as a recipient: people come later than mail. */
export { ownAddress } from './server/own-address.ts';
/** Whether a text is one bare mail address. */
export { isAddress } from './rules.ts';
/** The outbox. */
export { mailPaths } from './paths.ts';
/** Whether mails leave at all. */
export { hasMailServer } from './server/queries.ts';
/** How many couldn't be sent. */
export { countFailedMails } from './queries.ts';
/** One mail to many, past the outbox; what the mail server says that can't be reached now. */
export { openBulkMail, whyUnreachable } from './bulk/send-bulk.ts';
export type { BulkRecipient, SendOne } from './bulk/send-bulk.ts';
export type { HandOverOutcome } from './smtp.ts';
/** One line that can't begin another header. */
export { oneLine } from './rules.ts';
