// Topic: the way to the outbox in the menu of the desks.
import type { AccountEntry } from '#kernel/account-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { mailPaths } from './paths.ts';
import { mayReadOutbox } from './policy.ts';
import { countFailedMails } from './queries.ts';
import { outboxHeading } from './texts.ts';

/** Its number is that of mails that could not be delivered. */
export const outboxEntry = async (ctx: Ctx, path: string | null): Promise<AccountEntry | undefined> => {
  if (!mayReadOutbox(ctx.viewer)) return undefined;
  const count = path === null ? 0 : await countFailedMails(ctx);
  return { name: outboxHeading, href: url(mailPaths.outbox, {}), order: 90, group: 'desk', count };
};
