// This is the way to the outbox in the menu of the desks.
import type { DeskEntry } from '#kernel/desk-menu.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { mailPaths } from './paths.ts';
import { mayReadOutbox } from './policy.ts';
import { countFailedMails } from './queries.ts';
import { outboxHeading } from './texts.ts';

/** Returns the entry, whose number is that of mails that could not be delivered. */
export const outboxEntry = async (ctx: Ctx, path: string | null): Promise<DeskEntry | undefined> => {
  if (!mayReadOutbox(ctx.viewer)) return undefined;
  const count = path === null ? 0 : await countFailedMails(ctx);
  return { name: outboxHeading, href: url(mailPaths.outbox, {}), area: 'admin', order: 90, count };
};
