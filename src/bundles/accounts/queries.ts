// Reads who looked at an account: the history knows.
import type { Ctx } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { findEntries } from '#bundles/history/public.ts';
import type { HistoryEntry } from '#bundles/history/public.ts';
import { LOOKED_AT } from './history-words.ts';
import { LOOKS_SHOWN, LOOK_MINUTES } from './constants.ts';

const looksAt = (userId: number) => ({
  scope: { withoutTypes: [] },
  thing: { type: 'user', id: userId } as const,
  action: LOOKED_AT,
  withoutActions: [],
});

/** Lists the newest looks at an account. */
export const listLooks = (ctx: Ctx, userId: number): Promise<HistoryEntry[]> =>
  findEntries(ctx, looksAt(userId), { after: undefined, limit: LOOKS_SHOWN });

/** Lists all looks at an account, the newest first, however many there are. */
export const listAllLooks = async (ctx: Ctx, userId: number): Promise<HistoryEntry[]> => {
  const looks: HistoryEntry[] = [];
  for (;;) {
    const more = await findEntries(ctx, looksAt(userId), { after: looks.at(-1), limit: LOOKS_SHOWN });
    looks.push(...more);
    if (more.length < LOOKS_SHOWN) return looks;
  }
};

/** Finds the viewer's own look by its entry, while its reason opens the account. */
export const findOpenLook = async (
  ctx: Ctx,
  userId: number,
  entry: number,
): Promise<HistoryEntry | undefined> => {
  if (ctx.viewer.id === null) return undefined;
  const from = new Date(ctx.now.getTime() - LOOK_MINUTES * MINUTE_MS);
  const looks = await findEntries(
    ctx,
    { ...looksAt(userId), actorIds: [ctx.viewer.id], from },
    { after: undefined, limit: LOOKS_SHOWN },
  );
  return looks.find(({ id }) => id === entry);
};

/** Returns the reason that an entry tells; empty once it was redacted. */
export const reasonOfLook = ({ after }: HistoryEntry): string => {
  const reason = after?.['lookReason'];
  return typeof reason === 'string' ? reason : '';
};
