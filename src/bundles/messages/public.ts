// This is what messages offer to other bundles.

/** Sends a message as the viewer. */
export { messageSent, sendMessage } from './commands.ts';
export type { MessageSent, SendOutcome } from './commands.ts';
/** What is announced when somebody has read all that another one wrote to them. */
export { messagesRead } from './threads.ts';
export type { MessagesRead } from './threads.ts';
