// Lists the calls of moderation, for the table of roles. For tests only.
import { actAs } from '#kernel/ctx.ts';
import { aComment, deleteComment } from '#bundles/comments/test-data.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { tokenOf } from '#bundles/moderation/links.ts';
import { aDecision, aNotice, typedNotice } from '#bundles/moderation/test-data.ts';
import { eq } from 'drizzle-orm';
import { decideCase } from '#bundles/moderation/deciding/commands.ts';
import { suspensionDesk } from '#bundles/moderation/deciding/suspension-desk.ts';
import { NOTHING_DECIDED } from '#bundles/moderation/deciding/rules.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { appeal } from '#bundles/moderation/appeals/commands.ts';
import { moderationCases, moderationDecisions } from '#bundles/moderation/schema.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { EVERYBODY, MODERATORS, MODERATORS_WHO_SEE_IT, row } from './row.ts';
import type { Call, Case, World } from './row.ts';

/** Makes a case about a comment at the place, whose author is none of the callers. */
const aCase = async ({ ctx, place }: World): Promise<{ readonly id: number; readonly caseId: number }> => {
  const unlimited = { ...ctx, config: { ...ctx.config, rateLimits: false } };
  const { id } = await aComment(ctx, await anArticle(ctx, { locationId: place.id }));
  const { caseId } = await aNotice(unlimited, { type: 'comment', id });
  return { id, caseId };
};

const onCase =
  (body: object): Call =>
  async (world) => ({ params: { caseId: (await aCase(world)).caseId }, body });

const decision = { measure: 'hide', category: 'rude', facts: 'Grob.' };

/** Makes a case that somebody else has decided, so that another one may look again. */
const decided = async (world: World) => {
  const { caseId } = await aCase(world);
  const chief = await aUser(world.ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
  await aDecision(actAs(world.ctx, chief.viewer), caseId, decision);
  return caseId;
};

/** Proposes a decision as a portal that wants a second pair of eyes keeps it. */
const propose = async ({ ctx }: World, caseId: number) => {
  await ctx.db.insert(moderationDecisions).values({
    ...decision,
    measure: 'hide',
    category: 'rude',
    caseId,
    state: 'proposed',
    isThreadLocked: false,
    isWarning: false,
    suspension: 'none',
    isAfterNotice: true,
    deciderId: null,
    createdAt: ctx.now,
    undo: {},
  });
  await ctx.db.update(moderationCases).set({ state: 'proposed' }).where(eq(moderationCases.id, caseId));
};

export const caseRows: Readonly<Record<string, Case>> = {
  notice_send: row(EVERYBODY, async (world) => ({
    params: { type: 'comment', id: (await aCase(world)).id },
    body: { ...typedNotice(), goodFaith: '1' },
  })),
  // The link is the permission, whoever follows it.
  case_appeal: row(EVERYBODY, async (world) => ({
    params: { token: tokenOf(world.ctx, { side: 'affected', id: await decided(world) }) },
    body: { text: 'Das war ein Zitat.' },
  })),
  case_claim: row(MODERATORS_WHO_SEE_IT, onCase({ act: 'claim' })),
  case_note: row(MODERATORS_WHO_SEE_IT, onCase({ note: 'Kenne ich.' })),
  case_decide: row(MODERATORS_WHO_SEE_IT, onCase(decision)),
  case_undo: row(MODERATORS_WHO_SEE_IT, async (world) => {
    const { caseId } = await aCase(world);
    const chief = await aUser(world.ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
    // Decides as whoever calls, where they may: nobody undoes what others decided.
    const decideAs = (viewer: Viewer) =>
      decideCase(actAs(world.ctx, viewer), caseId, { ...NOTHING_DECIDED, ...decision }, { undoMs: HOUR_MS });
    const own = await decideAs((world.user ?? chief).viewer).catch(() => decideAs(chief.viewer));
    return { params: { caseId, decisionId: 'decisionId' in own ? own.decisionId : 0 }, body: {} };
  }),
  comment_restore: row(MODERATORS_WHO_SEE_IT, async (world) => {
    const { id } = await aComment(world.ctx, await anArticle(world.ctx, { locationId: world.place.id }));
    const chief = await aUser(world.ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
    const later = { ...world.ctx, now: new Date(Date.now() + HOUR_MS) };
    const removeAs = (viewer: Viewer) => deleteComment(actAs(later, viewer), id);
    await removeAs((world.user ?? chief).viewer).catch(() => removeAs(chief.viewer));
    return { params: { commentId: id }, body: {} };
  }),
  member_suspend_undo: row(MODERATORS, async (world) => {
    const { id } = await aUser(world.ctx);
    const chief = await aUser(world.ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
    const suspension = { reason: 'Streit', until: null, hidesContributions: false };
    const suspendAs = (viewer: Viewer) =>
      suspensionDesk.suspend(actAs(world.ctx, viewer), id, suspension, { undoMs: HOUR_MS });
    await suspendAs((world.user ?? chief).viewer).catch(() => suspendAs(chief.viewer));
    return { params: { id }, body: {} };
  }),
  case_confirm: row(MODERATORS_WHO_SEE_IT, async (world) => {
    const { caseId } = await aCase(world);
    await propose(world, caseId);
    return { params: { caseId }, body: { act: 'confirm' } };
  }),
  case_appeal_decide: row(MODERATORS_WHO_SEE_IT, async (world) => {
    const caseId = await decided(world);
    await appeal(world.ctx, tokenOf(world.ctx, { side: 'affected', id: caseId }), 'Das war ein Zitat.');
    return { params: { caseId }, body: { outcome: 'reversed', answer: 'Stimmt.' } };
  }),
};
