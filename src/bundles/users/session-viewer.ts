// Finds the viewer for the value of the session cookie, on every request of somebody signed in, by one query. What is to be
// agreed to, and whether a role demands a second factor, comes from memory; only who has such a role is asked for theirs.
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { loadSuspendedPaths } from '#kernel/suspended-places.ts';
import type { RoleGrant, Viewer } from '#kernel/viewer.ts';
import { SESSION_SEEN_EVERY_MS } from './constants.ts';
import { sessions, userRoles, users } from './schema.ts';
import { restingRoles, whoOwesFactor } from './security/demand.ts';
import { hashSessionToken, isSessionToken, sessionEnd } from './sessions.ts';
import { getDemands, owedDemands } from './terms/demands.ts';
import type { AgreedDocuments, AgreementDemand } from './terms/demands.ts';
import { findValidTerms, owesAgreement } from './terms/valid.ts';
import type { TermsEntry } from './terms/valid.ts';

/** Returns undefined for a token that is broken, unknown or over, and for people who were erased. */
export const resolveViewer = async (ctx: Ctx, token: string): Promise<Viewer | undefined> => {
  if (!isSessionToken(token)) return undefined;
  const tokenHash = hashSessionToken(token);
  const [[session], rules] = await Promise.all([
    findSession(ctx, { tokenHash, now: ctx.now }),
    loadRules(ctx),
  ]);
  if (!session) return undefined;
  const owing = await whoOwesFactor(ctx, [session]);
  if (ctx.now.getTime() - session.seenAt.getTime() >= SESSION_SEEN_EVERY_MS)
    ctx.afterCommit(() => prolong(ctx, tokenHash, session));
  return toViewer(session, ctx.now, rules, owing);
};

/** Returns people as the viewers that they would be if they were signed in; unknown and erased people are missing. */
export const viewersByIds = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Viewer>> => {
  if (ids.length === 0) return new Map();
  const [rows, rules] = await Promise.all([findViewers(ctx, { ids }), loadRules(ctx)]);
  const owing = await whoOwesFactor(ctx, rows);
  return new Map(rows.map((row) => [row.id, toViewer(row, ctx.now, rules, owing)]));
};

/** What everybody has to agree to, and who must not write where. */
interface Rules {
  readonly suspendedPathsOf: (userId: number) => readonly string[];
  readonly terms: TermsEntry | undefined;
  readonly demands: readonly AgreementDemand[];
}

const loadRules = async (ctx: Ctx): Promise<Rules> => {
  const [terms, demands, suspendedPathsOf] = await Promise.all([
    findValidTerms(ctx),
    getDemands(ctx),
    loadSuspendedPaths(ctx),
  ]);
  return { terms, demands, suspendedPathsOf };
};

interface ViewerRow extends Pick<typeof users.$inferSelect, 'id' | 'name' | 'confirmedAt'> {
  readonly suspendedUntil: Date | null;
  readonly agreedVersion: number | null;
  readonly agreedDocuments: AgreedDocuments;
  readonly passUntil: Date | null;
  readonly roles: RoleGrant[];
}

const toViewer = (row: ViewerRow, now: Date, rules: Rules, owing: ReadonlySet<number>): Viewer => ({
  ...agreementOwedBy(row, rules),
  ...suspendedAtPlaces(rules.suspendedPathsOf(row.id)),
  id: row.id,
  name: row.name,
  isConfirmed: row.confirmedAt !== null,
  isSuspended: isLater(row.suspendedUntil, now),
  owesFactor: owing.has(row.id),
  roles: owing.has(row.id) ? restingRoles(row.roles) : row.roles,
  hasPass: isLater(row.passUntil, now),
});

const suspendedAtPlaces = (suspendedPaths: readonly string[]): Pick<Viewer, 'suspendedPaths'> =>
  suspendedPaths.length > 0 ? { suspendedPaths } : {};

/** The terms go before all pages, which are asked for together with them. */
const agreementOwedBy = (
  { agreedVersion, agreedDocuments }: ViewerRow,
  { terms, demands }: Rules,
): Pick<Viewer, 'owesAgreement' | 'owedPages'> => {
  if (owesAgreement(agreedVersion, terms)) return { owesAgreement: true };
  const owed = owedDemands(agreedDocuments, demands);
  return owed.length > 0
    ? { owesAgreement: true, owedPages: owed.map(({ title }) => title) }
    : { owesAgreement: false };
};

/** Whose they are stands there in words: Drizzle leaves a column's table out where a query reads only one. */
const grants = sql<RoleGrant[]>`(
  select coalesce(json_agg(json_build_object('role', ${userRoles.role}, 'locationPath', ${userRoles.locationPath})), '[]')
  from ${userRoles} where user_roles.user_id = users.id)`;

const viewerColumns = {
  id: users.id,
  name: users.name,
  confirmedAt: users.confirmedAt,
  suspendedUntil: users.suspendedUntil,
  agreedVersion: users.agreedVersion,
  agreedDocuments: users.agreedDocuments,
  passUntil: users.passUntil,
  roles: grants,
};

const findViewers = prepared('users.viewers', (db) =>
  db
    .select(viewerColumns)
    .from(users)
    .where(and(sql`${users.id} = any(${sql.placeholder('ids')})`, isNull(users.erasedAt))),
);

const findSession = prepared('users.viewer', (db) =>
  db
    .select({
      ...viewerColumns,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      isLasting: sessions.isLasting,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.erasedAt),
      ),
    ),
);

/** Nobody waits for it, and of several requests at once only the first one writes. */
const prolong = async (ctx: Ctx, tokenHash: Buffer, session: { createdAt: Date; isLasting: boolean }) => {
  const before = new Date(ctx.now.getTime() - SESSION_SEEN_EVERY_MS);
  await seeSession(ctx, { tokenHash, before, now: ctx.now, end: sessionEnd(ctx.now, session) });
};

const seeSession = prepared('users.see-session', (db) =>
  db
    .update(sessions)
    // Drizzle's types know placeholders in `where` only.
    .set({ seenAt: sql`${sql.placeholder('now')}`, expiresAt: sql`${sql.placeholder('end')}` })
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        lte(sessions.seenAt, sql.placeholder('before')),
      ),
    ),
);

const isLater = (moment: Date | null, now: Date) => moment !== null && moment > now;
