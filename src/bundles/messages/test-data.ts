// Makes messages for tests, written through the commands.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { sendMessage } from './commands.ts';

export interface TestMessage {
  readonly messageId: number;
  readonly threadId: number;
  readonly text: string;
}

let written = 0;

/** Sends a message with words of its own, as if nobody counted how many; `now` is when it is written. */
export const aMessage = async (
  ctx: Ctx,
  from: TestUser,
  to: TestUser,
  { text = `Nachricht ${++written}`, now = ctx.now }: { text?: string; now?: Date } = {},
): Promise<TestMessage> => {
  const writer = { ...actAs(ctx, from.viewer), config: { ...ctx.config, rateLimits: false }, now };
  const outcome = await sendMessage(writer, to.id, text);
  if (outcome.kind !== 'sent') throw new Error(`No message: ${JSON.stringify(outcome)}`);
  return { messageId: outcome.messageId, threadId: outcome.threadId, text };
};

/** Makes two people of whom the first wrote to the second and got an answer. */
export const aThread = async (ctx: Ctx) => {
  const ada = await aUser(ctx);
  const ben = await aUser(ctx);
  const first = await aMessage(ctx, ada, ben);
  const answer = await aMessage(ctx, ben, ada);
  return { ada, ben, first, answer, threadId: first.threadId };
};
