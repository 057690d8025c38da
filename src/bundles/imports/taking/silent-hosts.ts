// Notes hosts of pictures that give no answer. Each question costs its whole time, so after some of them an import asks no
// more.
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { MOST_SILENCES } from '../constants.ts';
import type { Import } from '../queries.ts';
import { imports } from '../schema.ts';

/** How often in a row a host has given no answer, in this process, by import. */
const silences = new Map<number, Map<string, number>>();

export const hostOf = (address: string): string => URL.parse(address)?.host ?? '';

export const isSilent = ({ id, silentHosts }: Import, host: string): boolean =>
  silentHosts.includes(host) || (silences.get(id)?.get(host) ?? 0) >= MOST_SILENCES;

export const noteAnswer = ({ id }: Import, host: string): void => {
  silences.get(id)?.delete(host);
};

/** Counts a silence of a host; after `MOST_SILENCES` in a row the host is saved with the import. */
export const noteSilence = async (ctx: Ctx, { id }: Import, host: string): Promise<void> => {
  const counts = silences.get(id) ?? new Map<string, number>();
  silences.set(id, counts);
  const count = (counts.get(host) ?? 0) + 1;
  counts.set(host, count);
  if (count !== MOST_SILENCES) return;
  await ctx.db
    .update(imports)
    .set({ silentHosts: sql`array_append(array_remove(${imports.silentHosts}, ${host}), ${host})` })
    .where(eq(imports.id, id));
};

/** Somebody lets it go on, and means all of it. */
export const forgetSilences = ({ id }: Pick<Import, 'id'>): void => void silences.delete(id);
