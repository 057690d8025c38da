import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { defineBundle } from '#kernel/bundle.ts';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { migrateJobs } from '#kernel/jobs.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { deleteThread, messageSent } from './commands.ts';
import { markRead } from './reading.ts';
import { aMessage, aThread } from './test-data.ts';
import { messagesRead } from './threads.ts';

const ignore = async () => {};
const on = [messageSent.handle(ignore), messagesRead.handle(ignore)];
const listener = defineBundle({ name: 'listener', on });
const { target, bundles } = await testPortal();
const portal = await testPortal({ target, bundles: [...bundles, listener] });
await migrateJobs(portal.database, [listener], portal.log);
const ctx = makeCtx(portal, portalItself);

/** Lists the payloads of one announcement that speak of this person. */
const announced = async ({ name: event }: { readonly name: string }, key: string, id: number) => {
  const name = `listener.on-${event.replace('.', '-')}`;
  const { rows } = await ctx.db.execute<{ data: unknown }>(
    sql`select data from pgboss.job where name = ${name} and (data->>${key})::int = ${id}`,
  );
  return rows.map(({ data }) => data);
};

describe('messages.sent', () => {
  it('is announced once for a message, however often it is sent', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    const { messageId } = await aMessage(ctx, ada, ben, { text: 'Einmal' });
    await aMessage(ctx, ada, ben, { text: 'Einmal' });
    expect(await announced(messageSent, 'recipientId', ben.id)).toEqual([
      { messageId, senderId: ada.id, recipientId: ben.id },
    ]);
  });
});

describe('messages.read', () => {
  it('is announced when nothing is unread any more, not before', async () => {
    const { ada, ben, threadId, first } = await aThread(ctx);
    const { messageId } = await aMessage(ctx, ada, ben);
    const read = () => announced(messagesRead, 'userId', ben.id);
    await markRead(actAs(ctx, ben.viewer), threadId, first.messageId);
    expect(await read()).toEqual([]);
    for (const upTo of [messageId, messageId + 1]) await markRead(actAs(ctx, ben.viewer), threadId, upTo);
    expect(await read()).toEqual([{ userId: ben.id, partnerId: ada.id }]);
  });

  it('also when the thread was deleted unread', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    await deleteThread(actAs(ctx, ben.viewer), threadId);
    expect(await announced(messagesRead, 'userId', ben.id)).toEqual([{ userId: ben.id, partnerId: ada.id }]);
  });
});
