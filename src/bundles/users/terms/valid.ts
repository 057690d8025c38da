// Says which terms hold. That is asked on every signed-in request, so the calendar of all versions is kept in memory; what
// holds is worked out anew each time, since a version becomes valid without anybody touching anything.
import { asc } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { TERMS_TAG } from './constants.ts';
import { termsVersions } from './schema.ts';

export interface TermsEntry {
  readonly number: number;
  readonly title: string;
  readonly validFrom: Date;
}

/** Returns all versions, in the order of their numbers, which is that of time. */
export const getTermsCalendar = (ctx: Ctx): Promise<readonly TermsEntry[]> =>
  fetchCached(ctx, 'terms.calendar', [TERMS_TAG], async () =>
    ctx.db
      .select({
        number: termsVersions.number,
        title: termsVersions.title,
        validFrom: termsVersions.validFrom,
      })
      .from(termsVersions)
      .orderBy(asc(termsVersions.number)),
  );

/** Returns the version that holds now; undefined in a portal without terms. */
export const findValidTerms = async (ctx: Ctx): Promise<TermsEntry | undefined> =>
  (await getTermsCalendar(ctx)).findLast(({ validFrom }) => validFrom <= ctx.now);

/** Says whether somebody who agreed to `agreedVersion` (null: to none) has to agree to `valid`. */
export const owesAgreement = (agreedVersion: number | null, valid: TermsEntry | undefined): boolean =>
  valid !== undefined && (agreedVersion ?? 0) < valid.number;
