// Makes cases of the demo portal: one that is open, one decided, one appealed against, and one whose decision fell away.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { anonymous } from '#kernel/viewer.ts';
import { createComment } from '#bundles/comments/public.ts';
import { appeal, decideAppeal } from '#bundles/moderation/appeals/commands.ts';
import { addNote, claimCase } from '#bundles/moderation/cases/commands.ts';
import { decideCase } from '#bundles/moderation/deciding/commands.ts';
import { affectedToken } from '#bundles/moderation/public.ts';
import { findNotice } from '#bundles/moderation/queries.ts';
import { sendNotice } from '#bundles/moderation/reporting/commands.ts';
import { found, refused } from './cast.ts';
import type { Cast } from './cast.ts';
import { cases } from './content/cases.ts';
import type { PublishedPiece } from './publish.ts';

type DemoCase = (typeof cases)[number];

/** The time from one step to the next. */
const STEP_MS = 30 * MINUTE_MS;
const STEPS = 4;
/** One case after the other. */
const APART_MS = 20 * MINUTE_MS;

/**
 * Makes the cases below older articles, one each; the first of the list is the newest. A very small portal may have too few for
 * all.
 */
export const makeDemoCases = async (
  ctx: Ctx,
  cast: Cast,
  published: ReadonlyMap<string, PublishedPiece>,
): Promise<void> => {
  const hurried = { ...ctx, config: { ...ctx.config, rateLimits: false } };
  const articles = [...published.values()].filter(({ kind }) => kind === 'article').toReversed();
  const out = await outBefore(hurried, articles);
  const older = out.slice(Math.max(0, Math.min(Math.floor(out.length / 2), out.length - cases.length)));
  for (const [at, one] of cases.entries()) {
    const piece = older[at];
    if (piece) await makeDemoCase(hurried, cast, { one, piece, at });
  }
};

/** Returns the pieces that readers saw before anybody of these said a word. */
const outBefore = async (ctx: Ctx, pieces: readonly PublishedPiece[]): Promise<PublishedPiece[]> => {
  const first = new Date(ctx.now.getTime() - STEPS * STEP_MS - cases.length * APART_MS);
  const then = { ...actAs(ctx, anonymous), now: first };
  const refs = pieces.map(({ kind, id }) => ({ type: kind, id }));
  const seen = await summariesOf(then, refs);
  return pieces.filter(({ kind, id }) => seen.has(refKey({ type: kind, id })));
};

interface Made {
  readonly one: DemoCase;
  readonly piece: PublishedPiece;
  readonly at: number;
}

const makeDemoCase = async (ctx: Ctx, cast: Cast, { one, piece, at }: Made) => {
  const after = (steps: number) => ({
    ...ctx,
    now: new Date(ctx.now.getTime() - (STEPS - steps) * STEP_MS - at * APART_MS),
  });
  const by = (key: string, steps: number) => actAs(after(steps), found(cast.people, key));
  const said = await createComment(
    by(one.by, 0),
    { type: piece.kind, id: piece.id },
    { text: one.comment, isAnyway: true },
  );
  if (said.kind !== 'created') throw refused(one.comment, said);
  const caseId = await tellOf(after(1), cast, { one, commentId: said.commentId });
  if (one.note) {
    await claimCase(by('linh', 2), caseId, true);
    await addNote(by('linh', 2), caseId, one.note);
    await claimCase(by('linh', 2), caseId, false);
  }
  if (!one.decision) return;
  const { by: decider, isWarning = false, ...decision } = one.decision;
  const typed = {
    ...decision,
    isWarning,
    isThreadLocked: false,
    isUnfounded: false,
    suspension: 'none',
    isLocal: false,
    label: '',
  };
  const decided = await decideCase(by(decider, 2), caseId, typed);
  if (decided.kind === 'invalid') throw refused(one.comment, decided.errors);
  if (!one.appeal) return;
  await appeal(actAs(after(3), anonymous), affectedToken(ctx, caseId), one.appeal);
  if (!one.answer) return;
  const { by: judge, outcome, text } = one.answer;
  const answered = await decideAppeal(by(judge, 4), caseId, { outcome, answer: text });
  if (answered.kind === 'invalid') throw refused(one.comment, answered.errors);
};

const tellOf = async (
  ctx: Ctx,
  cast: Cast,
  { one, commentId }: { readonly one: DemoCase; readonly commentId: number },
): Promise<number> => {
  const told = [];
  for (const { member, name = '', email = '', category, explanation } of one.notices) {
    const who = actAs(ctx, member ? found(cast.people, member) : anonymous);
    const thing = { type: 'comment', id: commentId };
    const typed = { category, explanation, name, email, isGoodFaith: true, network: 'demo' };
    const outcome = await sendNotice(who, { ...thing, ...typed });
    if (outcome.kind === 'invalid') throw refused(one.comment, outcome.errors);
    told.push(outcome.noticeId);
  }
  return (await findNotice(ctx, told[0]!))!.caseId;
};
