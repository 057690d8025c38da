// These are the data that cases hold about a member: what they told of, and what was decided about what is theirs.
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import { addUp, moveRows } from '#kernel/account-merges.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { PERSON_TYPE, SUSPENDED_PLACES_TAG } from './constants.ts';
import {
  moderationAppeals,
  moderationCases,
  moderationDecisions,
  moderationEvidence,
  moderationNotices,
} from './schema.ts';
import { reportables } from './reportables.ts';
import { categories } from './categories/texts.ts';
import { formerMember, measures, personalDataWords, suspensions } from './texts.ts';

const { reporterId } = moderationNotices;
const { authorId } = moderationCases;

export const personalCases: PersonalData = {
  name: 'cases',
  words: personalDataWords,
  exportFor: async (ctx, userId) => {
    const notices = await ctx.db
      .select({
        thing: moderationCases.title,
        category: moderationNotices.category,
        explanation: moderationNotices.explanation,
        createdAt: moderationNotices.createdAt,
      })
      .from(moderationNotices)
      .innerJoin(moderationCases, eq(moderationCases.id, moderationNotices.caseId))
      .where(eq(reporterId, userId))
      .orderBy(asc(moderationNotices.id));
    const decisions = await ctx.db
      .select({
        thing: moderationCases.title,
        measure: moderationDecisions.measure,
        category: moderationDecisions.category,
        facts: moderationDecisions.facts,
        suspension: moderationDecisions.suspension,
        suspensionPlace: moderationDecisions.suspensionPlace,
        suspendedUntil: moderationDecisions.suspendedUntil,
        isWarning: moderationDecisions.isWarning,
        isThreadLocked: moderationDecisions.isThreadLocked,
        label: moderationDecisions.label,
        createdAt: moderationDecisions.createdAt,
        reversedAt: moderationDecisions.reversedAt,
      })
      .from(moderationDecisions)
      .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
      // What is only proposed is no decision yet, and may never be one.
      .where(and(eq(authorId, userId), ne(moderationDecisions.state, 'proposed')))
      .orderBy(asc(moderationDecisions.id));
    const appeals = await ctx.db
      .select({
        thing: moderationCases.title,
        text: moderationAppeals.text,
        createdAt: moderationAppeals.createdAt,
        answer: moderationAppeals.answer,
      })
      .from(moderationAppeals)
      .innerJoin(moderationDecisions, eq(moderationDecisions.id, moderationAppeals.decisionId))
      .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
      .leftJoin(moderationNotices, eq(moderationNotices.id, moderationAppeals.noticeId))
      .where(or(and(eq(moderationAppeals.side, 'affected'), eq(authorId, userId)), eq(reporterId, userId)))
      .orderBy(asc(moderationAppeals.id));
    if (notices.length + decisions.length === 0) return undefined;
    return {
      appeals,
      notices: notices.map((row) => ({ ...row, category: categories[row.category] })),
      decisions: decisions.map((row) => ({
        ...row,
        measure: measures[row.measure],
        suspension: suspensions[row.suspension],
        category: row.category && categories[row.category],
      })),
    };
  },
  countFor: async (ctx, userId) => {
    const [notices, cases] = await Promise.all([
      ctx.db.$count(moderationNotices, eq(reporterId, userId)),
      ctx.db.$count(moderationCases, eq(authorId, userId)),
    ]);
    return { goes: notices + cases, stays: 0 };
  },
  mergeInto: async (ctx, merge) => {
    // The suspensions at places belong to another account from now on.
    touch(ctx, SUSPENDED_PLACES_TAG);
    return addUp([
      await moveRows(ctx, moderationNotices, 'reporterId', merge),
      await moveRows(ctx, moderationCases, 'authorId', merge),
    ]);
  },
  eraseFor: async (ctx, userId) => {
    await forgetPrivate(ctx, userId);
    await forgetPerson(ctx, userId);
    await ctx.db.update(moderationNotices).set({ reporterId: null }).where(eq(reporterId, userId));
    await ctx.db.update(moderationCases).set({ authorId: null }).where(eq(authorId, userId));
    // What they worked on is free for others.
    await ctx.db
      .update(moderationCases)
      .set({ claimedBy: null })
      .where(eq(moderationCases.claimedBy, userId));
  },
};

/** Forgets what only two people could read once one of them has left. */
const forgetPrivate = async (ctx: Ctx, userId: number): Promise<void> => {
  const all = await reportables.collect(ctx);
  const types = all.flatMap(({ type, shownAlone }) => (shownAlone ? [type] : []));
  const told = ctx.db
    .select({ id: moderationNotices.caseId })
    .from(moderationNotices)
    .where(eq(reporterId, userId));
  const isTheirs = or(eq(authorId, userId), inArray(moderationCases.id, told));
  const cases = ctx.db
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(and(inArray(moderationCases.type, types), isTheirs));
  await ctx.db.delete(moderationEvidence).where(inArray(moderationEvidence.caseId, cases));
};

/**
 * Keeps of a case about somebody themselves only what was decided: its title and address are their name, its proofs their
 * profile. So are those of an account that went into theirs.
 */
const forgetPerson = async (ctx: Ctx, userId: number): Promise<void> => {
  const cases = await ctx.db
    .update(moderationCases)
    .set({ title: formerMember, href: '' })
    .where(
      and(
        eq(moderationCases.type, PERSON_TYPE),
        or(eq(moderationCases.objectId, userId), eq(authorId, userId)),
      ),
    )
    .returning({ id: moderationCases.id });
  const ids = cases.map(({ id }) => id);
  if (ids.length > 0) await ctx.db.delete(moderationEvidence).where(inArray(moderationEvidence.caseId, ids));
};
