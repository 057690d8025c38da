// Says what stands between a manuscript and its readers: the gate it meets, the rules that hold it, and what its author said of
// the people in it. It is the one place that all ways out ask. docs/decisions/0141
import { and, desc, eq, gte, isNotNull, ne, or } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS, MINUTE_MS } from '#kernel/durations.ts';
import { hasRole } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { SAME_TEXT_MIN_LENGTH, loadGatekeeper, loadYouth } from '#bundles/gates/public.ts';
import { countPieces } from '#bundles/lists/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { writingOf } from './kind-writing.ts';
import type { Manuscript } from './queries.ts';
import { manuscripts } from './schema.ts';
import { reviewFirst } from './settings.ts';
import { answersOfConcern, firstOnes } from './texts.ts';
import { wordsOfContent } from './manuscript-words.ts';

/** What is looked at. */
export type Admitted = Pick<Manuscript, 'locationPath' | 'content' | 'answers'>;

export interface Admission {
  /** Names of what it waits for; empty when its author may bring it out. */
  readonly reasons: string[];
  /** Names of rules that only mark it. */
  readonly marks: string[];
  /** It waits for somebody whatever its words are. */
  readonly isGated: boolean;
  /** Its author is asked about the people in it before it is handed in. */
  readonly asksQuestions: boolean;
}

/**
 * Says what stands in the way of one manuscript, at whatever place and with whatever words it may have by the time it is
 * locked.
 */
export type Admit = (manuscript: Admitted) => Admission;

/** Editors of its place are held up by nothing. */
export const isHeldFor = (viewer: Viewer, manuscript: Admitted, admit: Admit): boolean =>
  !hasRole(viewer, 'editor', manuscript.locationPath) && admit(manuscript).reasons.length > 0;

/**
 * Loads what decides about a manuscript before a transaction begins: what it needs is in memory, or is about other rows than
 * the one that is locked.
 */
export const loadAdmission = async (
  ctx: Ctx,
  manuscript: Pick<Manuscript, 'id' | 'type' | 'authorId'>,
): Promise<Admit> => {
  const { type, authorId } = manuscript;
  const gate = ctx.portal.kinds.get(type)?.gate;
  const [gatekeeper, first] = await Promise.all([loadGatekeeper(ctx), readSetting(ctx, reviewFirst)]);
  const isNewcomer = first > 0 && (await countPieces(ctx, { authorId })) < first;
  const lately = gate ? await loadLately(ctx, manuscript, gate.flood) : undefined;
  return ({ locationPath, content, answers }) => {
    const ofNewcomers = firstOnes(first);
    const { name, level } = gatekeeper.meet({ type, locationPath, isNewcomer, ofNewcomers });
    const words = wordsOfContent(read(ctx, type, content));
    const found =
      gate && lately
        ? gatekeeper.find({ ...words, ...lately, isRepeated: lately.isRepeated(words.text) }, gate.rules)
        : { held: [], marked: [] };
    return {
      reasons: [
        ...(name === null ? [] : [name]),
        ...(answers?.wasOfConcern ? [answersOfConcern] : []),
        ...found.held,
      ],
      marks: found.marked,
      isGated: name !== null,
      asksQuestions: level === 'questions' || answers?.wasOfConcern === true,
    };
  };
};

const read = (ctx: Ctx, type: string, content: unknown): unknown => writingOf(ctx, type).read(ctx, content);

/** Returns what the same person handed in or brought out before. */
const loadLately = async (
  ctx: Ctx,
  { id, type, authorId }: Pick<Manuscript, 'id' | 'type' | 'authorId'>,
  flood: { readonly most: number; readonly minutes: number },
) => {
  const since = new Date(ctx.now.getTime() - DAY_MS);
  const [others, wasYoung] = await Promise.all([
    ctx.db
      .select({ content: manuscripts.content, createdAt: manuscripts.createdAt })
      .from(manuscripts)
      .where(
        and(
          eq(manuscripts.authorId, authorId),
          eq(manuscripts.type, type),
          ne(manuscripts.id, id),
          // What is out stays brought out while it is changed.
          or(ne(manuscripts.state, 'draft'), isNotNull(manuscripts.objectId)),
          gte(manuscripts.changedAt, since),
        ),
      )
      .orderBy(desc(manuscripts.changedAt))
      .limit(LOOKED_AT),
    loadYouth(ctx, [authorId]),
  ]);
  const floodBegan = ctx.now.getTime() - flood.minutes * MINUTE_MS;
  return {
    isYoung: wasYoung(authorId, ctx.now),
    isFlood: others.filter(({ createdAt }) => createdAt.getTime() >= floodBegan).length >= flood.most,
    isRepeated: (text: string) =>
      text.length >= SAME_TEXT_MIN_LENGTH &&
      others.some(({ content }) => wordsOfContent(read(ctx, type, content)).text === text),
  };
};

/** So many of the newest are compared. */
const LOOKED_AT = 60;
