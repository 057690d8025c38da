// This is what the portal keeps about how a person signs in. Secrets are no data to take along; that they exist is.
import { eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { redactHistory } from '#bundles/history/public.ts';
import { pendingSignIns } from '../sign-in/schema.ts';
import { findApp, listPasskeys } from './queries.ts';
import { countCodes } from './recovery-codes.ts';
import { dropFactors } from './second-factor.ts';
import { personalDataWords } from './texts.ts';
import { sum } from '#kernel/personal-data.ts';
import { authenticatorApps, passkeys, recoveryCodes } from './schema.ts';

export const securityData: PersonalData = {
  name: 'security',
  words: personalDataWords,
  exportFor: async (ctx, userId) => {
    const [app, keys, recoveryCodesLeft] = await Promise.all([
      findApp(ctx, userId),
      listPasskeys(ctx, userId),
      countCodes(ctx, userId),
    ]);
    return { authenticatorApp: app ?? null, passkeys: keys, recoveryCodesLeft };
  },
  countFor: async (ctx, userId) => {
    const counts = await Promise.all(
      [authenticatorApps, passkeys, recoveryCodes, pendingSignIns].map((table) =>
        ctx.db.$count(table, eq(table.userId, userId)),
      ),
    );
    return { goes: sum(counts), stays: 0 };
  },
  mergeInto: 'left',
  eraseFor: (ctx: Ctx, userId: number) =>
    withTransaction(ctx, async (ctx) => {
      await dropFactors(ctx, userId);
      await ctx.db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
      // Why a lost factor was taken away, and how the person was known again.
      await redactHistory(ctx, { type: 'user', ids: [userId], fields: ['reason'] });
    }),
};
