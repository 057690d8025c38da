// Cases of the demo portal: one that is open, one decided, one appealed against, and one whose decision fell away.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
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

/** So long after each other. */
const STEP_MS = 2 * HOUR_MS;
const STEPS = 4;

/** Below older articles, one each; the first of the list is the newest. */
export const makeDemoCases = async (
  ctx: Ctx,
  cast: Cast,
  published: ReadonlyMap<string, PublishedPiece>,
): Promise<void> => {
  const hurried = { ...ctx, config: { ...ctx.config, rateLimits: false } };
  const articles = [...published.values()].filter(({ kind }) => kind === 'article').toReversed();
  // These came out before anybody said a word of it.
  const older = articles.slice(Math.floor(articles.length / 2));
  for (const [at, one] of cases.entries()) await makeDemoCase(hurried, cast, { one, piece: older[at]!, at });
};

interface Made {
  readonly one: DemoCase;
  readonly piece: PublishedPiece;
  readonly at: number;
}

const makeDemoCase = async (ctx: Ctx, cast: Cast, { one, piece, at }: Made) => {
  const after = (steps: number) => ({
    ...ctx,
    now: new Date(ctx.now.getTime() - (STEPS - steps) * STEP_MS - at * HOUR_MS),
  });
  const by = (key: string, steps: number) => actAs(after(steps), found(cast.people, key));
  const said = await createComment(by(one.by, 0), { type: piece.kind, id: piece.id }, { text: one.comment });
  if (said.kind !== 'created') throw refused(one.comment, said);
  const caseId = await tellOf(after(1), cast, { one, commentId: said.commentId });
  if (one.note) {
    await claimCase(by('linh', 2), caseId, true);
    await addNote(by('linh', 2), caseId, one.note);
    await claimCase(by('linh', 2), caseId, false);
  }
  if (!one.decision) return;
  const { by: decider, isWarning = false, ...decision } = one.decision;
  const typed = { ...decision, isWarning, isThreadLocked: false, suspension: 'none' };
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
