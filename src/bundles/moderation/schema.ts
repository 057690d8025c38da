// These are cases about what members made: who told of it, how it looked then, what was decided, and who appealed against that.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#bundles/users/schema.ts';
import type {
  AppealOutcome,
  AppealSide,
  CaseState,
  Category,
  DecisionState,
  Measure,
  Severity,
  SuspensionLength,
} from './constants.ts';
import type { Evidence, Undo } from './reportables.ts';

const moment = () => timestamp({ withTimezone: true });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** One for each thing, however many tell of it. */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: id(),
    type: text().notNull(),
    objectId: integer().notNull(),
    /** Whose it is; null for nobody's, and for somebody who has left. */
    authorId: integer().references(() => users.id),
    /** The title and address of the thing when it was last told of. */
    title: text().notNull(),
    href: text().notNull(),
    /** Whose moderators decide; empty for those of the whole portal. */
    locationPath: text().notNull(),
    state: text().$type<CaseState>().notNull(),
    severity: integer().$type<Severity>().notNull(),
    dueAt: moment().notNull(),
    /** Who works on it; without a foreign key, like the history's actors. */
    claimedBy: integer(),
    createdAt: moment().notNull(),
    /** The moment when the thing was written or shown first; null where nobody knows. */
    writtenAt: moment(),
    noticeCount: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('moderation_cases_thing').on(table.type, table.objectId),
    index('moderation_cases_due')
      .on(table.dueAt, table.id)
      .where(sql`state in ('open', 'proposed', 'appealed')`),
    index('moderation_cases_all').on(table.dueAt, table.id),
    index('moderation_cases_severity')
      .on(table.severity, table.dueAt, table.id)
      .where(sql`state in ('open', 'proposed', 'appealed')`),
    index('moderation_cases_claimed')
      .on(table.claimedBy, table.dueAt, table.id)
      .where(sql`claimed_by is not null`),
    index('moderation_cases_place').on(table.locationPath.op('text_pattern_ops'), table.dueAt, table.id),
    index('moderation_cases_state').on(table.state, table.dueAt, table.id),
    index('moderation_cases_author').on(table.authorId, table.id),
    index('moderation_cases_begun').on(table.createdAt),
  ],
);

const caseId = () =>
  integer()
    .notNull()
    .references(() => moderationCases.id, { onDelete: 'cascade' });

export const moderationNotices = pgTable(
  'moderation_notices',
  {
    id: id(),
    caseId: caseId(),
    category: text().$type<Category>().notNull(),
    explanation: text().notNull(),
    /** A member, whose name and address their account says. */
    reporterId: integer().references(() => users.id),
    /** The name of somebody without an account; empty where the law lets them keep it. */
    name: text().notNull(),
    email: text().notNull(),
    /** Tells one reporter from another, and nobody who it was. */
    reporterKey: text().notNull(),
    /** The same for the same address that somebody without an account typed, and nobody reads it there; null for members. */
    addressKey: text(),
    createdAt: moment().notNull(),
    /** The decision that answered it. */
    decisionId: integer(),
  },
  (table) => [
    /** The same again is the same, as long as it isn't answered. */
    uniqueIndex('moderation_notices_once')
      .on(table.caseId, table.reporterKey, table.category)
      .where(sql`decision_id is null`),
    index('moderation_notices_case').on(table.caseId, table.id),
    index('moderation_notices_reporter').on(table.reporterId),
    index('moderation_notices_address').on(table.addressKey).where(sql`address_key is not null`),
  ],
);

/** What was told of as it was then, whatever its author does with it since. */
export const moderationEvidence = pgTable(
  'moderation_evidence',
  {
    id: id(),
    caseId: caseId(),
    content: jsonb().$type<Evidence>().notNull(),
    takenAt: moment().notNull(),
  },
  (table) => [index('moderation_evidence_case').on(table.caseId, table.id)],
);

export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: id(),
    caseId: caseId(),
    state: text().$type<DecisionState>().notNull(),
    measure: text().$type<Measure>().notNull(),
    isThreadLocked: boolean().notNull(),
    /** What stands at the thing, for everybody; empty without. */
    label: text().notNull().default(''),
    isWarning: boolean().notNull(),
    suspension: text().$type<SuspensionLength>().notNull(),
    /** Where alone they must not write, by the name it had then; empty for the whole portal. */
    suspensionPlace: text().notNull().default(''),
    /** The end of the suspension; null without one, and without an end. */
    suspendedUntil: moment(),
    /** Whether others don't see what the person contributed as long as the suspension lasts. */
    hidesContributions: boolean().notNull().default(false),
    /** Somebody ended it before its time, or put another in its place; the decision stands. */
    suspensionEndedAt: moment(),
    /** The category of what it was against; null where it was against nothing. */
    category: text().$type<Category>(),
    /** Whoever told of it must have seen that it was nothing. Regulation (EU) 2022/2065, Art. 23 (2) */
    isUnfounded: boolean().notNull().default(false),
    /** What moderators saw in it, in their words; a part of the statement. */
    facts: text().notNull(),
    /** Somebody had told of it. Regulation (EU) 2022/2065, Art. 17 (3) b */
    isAfterNotice: boolean().notNull(),
    deciderId: integer(),
    confirmedBy: integer(),
    createdAt: moment().notNull(),
    /** The moment until which whoever decided can undo it, and nobody hears of it; null where they heard at once. */
    undoableUntil: moment(),
    /** The first of those that were told in the same letter; null until those concerned were told. */
    toldWithId: integer(),
    /** The moment when it came into force. */
    validAt: moment(),
    /** Its statement came later: of what was decided when decisions had none yet. docs/decisions/0167 */
    suppliedAt: moment(),
    /** The moment until which it can be appealed against. */
    appealUntil: moment(),
    /** How the thing was before, so that it can be again. */
    undo: jsonb().$type<Undo>().notNull(),
    reversedAt: moment(),
    /** What a deletion hid is gone for good. */
    erasedAt: moment(),
  },
  (table) => [
    index('moderation_decisions_case').on(table.caseId, table.id),
    index('moderation_decisions_labels')
      .on(table.caseId, table.id)
      .where(sql`state = 'valid' and label <> ''`),
    index('moderation_decisions_bars')
      .on(table.caseId, table.id)
      .where(sql`state = 'valid' and suspension_place <> ''`),
    index('moderation_decisions_untold')
      .on(table.deciderId, table.id)
      .where(sql`state = 'valid' and told_with_id is null`),
    index('moderation_decisions_over')
      .on(table.appealUntil)
      .where(sql`state = 'valid' and measure = 'delete' and erased_at is null`),
  ],
);

export const moderationAppeals = pgTable(
  'moderation_appeals',
  {
    id: id(),
    decisionId: integer()
      .notNull()
      .references(() => moderationDecisions.id, { onDelete: 'cascade' }),
    side: text().$type<AppealSide>().notNull(),
    /** Whose notice was answered so; null for the person affected. */
    noticeId: integer().references(() => moderationNotices.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: moment().notNull(),
    outcome: text().$type<AppealOutcome>(),
    /** Why, in the words of whoever decided. */
    answer: text().notNull().default(''),
    deciderId: integer(),
    decidedAt: moment(),
  },
  (table) => [
    uniqueIndex('moderation_appeals_once').on(table.decisionId, table.side, sql`coalesce(notice_id, 0)`),
  ],
);

/** The notes that moderators write for each other. */
export const moderationNotes = pgTable(
  'moderation_notes',
  {
    id: id(),
    caseId: caseId(),
    authorId: integer(),
    text: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('moderation_notes_case').on(table.caseId, table.id)],
);
