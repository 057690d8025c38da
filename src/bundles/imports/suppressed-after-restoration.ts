// An import that was running when a backup was taken goes on in the portal that comes from it, and invites nobody a second
// time.
import { and, eq, sql } from 'drizzle-orm';
import type { SuppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { imports } from './schema.ts';

/** Who hasn't come yet has a way in by „Passwort vergessen“. */
export const suppressedInvitations: SuppressedAfterRestoration = {
  jobs: [],
  suppress: async (ctx) => {
    const { rowCount } = await ctx.db
      .update(imports)
      .set({ choices: sql`${imports.choices} || '{"people": "accounts"}'` })
      .where(and(eq(imports.state, 'running'), sql`${imports.choices} ->> 'people' = 'invited'`));
    return rowCount ?? 0;
  },
};
