// This is a manuscript as its composer sees it, and the answers to the composer's calls.
import { momentOf } from '#design/dates.ts';
import type { ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { coloursOffered } from '#bundles/editor/public.ts';
import { answersInWords, loadGatekeeper } from '#bundles/gates/public.ts';
import { findLocation, getLocationTree, placesAbove } from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import { acceptedUploads } from '#bundles/media/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { getCategories, isOfferedAt } from '#bundles/topics/public.ts';
import type { CategoryList } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { loadAdmission } from './admission.ts';
import { mayDiscard, mayEditManuscript, mayReview, mayWithdraw } from './policy.ts';
import { mayBringOut } from './publishing.ts';
import { loadOthers } from './presence.ts';
import { listNotes } from './queries.ts';
import type { Manuscript, Note } from './queries.ts';
import * as texts from './texts.ts';
import type { CommonContent, ComposerMay, ComposerView, NoteView, PlaceView, ReleaseView } from './views.ts';

/** Returns all but what only a new one shows. `content` is the manuscript's, as its kind reads it. */
export const toComposerView = async (
  ctx: Ctx,
  manuscript: Manuscript,
  content: CommonContent,
): Promise<Omit<ComposerView, 'unfinished'>> => {
  const { authorId, state, pieceState, version, objectId } = manuscript;
  const [around, may, notes, others, people, href, hasColours, uploads] = await Promise.all([
    loadAround(ctx, content),
    mayDo(ctx, { ...manuscript, content }),
    manuscript.id === 0 ? [] : loadNotes(ctx, manuscript.id),
    manuscript.id === 0 ? [] : loadOthers(ctx, manuscript.id),
    usersByIds(ctx, [authorId]),
    hrefOfPiece(ctx, manuscript),
    readSetting(ctx, coloursOffered),
    acceptedUploads(ctx),
  ]);
  return {
    type: manuscript.type,
    id: manuscript.id === 0 ? null : manuscript.id,
    objectId,
    content,
    version,
    state,
    pieceState,
    pieceHref: pieceState === 'published' ? href : null,
    hasChanges: pieceState === 'published' && version !== manuscript.publishedVersion,
    ...timesOf(manuscript),
    savedAt: version === 0 ? null : momentOf(manuscript.changedAt),
    author: { id: authorId, name: people.get(authorId)?.name ?? texts.formerMember },
    viewer: { id: ctx.viewer.id ?? 0, name: ctx.viewer.name },
    may,
    hasColours,
    uploads,
    release: await releaseOf(ctx, manuscript),
    notes,
    others,
    ...around,
  };
};

/**
 * Returns why a manuscript waits and what was answered. About what was handed in by itself, such as a calendar's, nobody has
 * been asked.
 */
export const releaseOf = async (
  ctx: Ctx,
  { state, type, locationPath, heldReasons, markedReasons, answers }: ReleaseFacts,
): Promise<ReleaseView> => {
  const isWaiting = state === 'in-review';
  const said = answers ? answersInWords(answers) : [];
  const isUnanswered = isWaiting && answers === null && (await isAsked(ctx, type, locationPath));
  return {
    reasons: isWaiting ? heldReasons : [],
    marks: markedReasons,
    answers: isUnanswered ? [texts.notAnswered] : said,
  };
};

const isAsked = async (ctx: Ctx, type: string, locationPath: string): Promise<boolean> => {
  const gatekeeper = await loadGatekeeper(ctx);
  const met = gatekeeper.meet({ type, locationPath, isNewcomer: false, ofNewcomers: '' });
  return met.level === 'questions';
};

type ReleaseFacts = Pick<
  Manuscript,
  'state' | 'type' | 'locationPath' | 'heldReasons' | 'markedReasons' | 'answers'
>;

/** Says what the viewer may do, by the rules that the commands ask. */
export const mayDo = async (ctx: Ctx, manuscript: Manuscript): Promise<ComposerMay> => {
  const { viewer } = ctx;
  const admit = await loadAdmission(ctx, manuscript);
  const { reasons, asksQuestions } = admit(manuscript);
  const publish = mayBringOut(viewer, manuscript, admit);
  const isWaiting = manuscript.state === 'in-review' || manuscript.state === 'scheduled';
  return {
    edit: mayEditManuscript(viewer, manuscript),
    publish,
    waitsFor: publish ? [] : reasons,
    asksQuestions: !publish && asksQuestions,
    review: isWaiting && mayReview(viewer, manuscript),
    withdraw: manuscript.pieceState === 'published' && mayWithdraw(viewer, manuscript),
    discard: mayDiscard(viewer, manuscript),
  };
};

export const loadNotes = async (ctx: Ctx, manuscriptId: number): Promise<NoteView[]> => {
  const notes = await listNotes(ctx, manuscriptId);
  const people = await usersByIds(ctx, [...new Set(notes.flatMap(({ writerId }) => writerId ?? []))]);
  return notes.map((note) => toNoteView(ctx, note, people));
};

/** Returns where the piece made of it is read; null without one. */
export const hrefOfPiece = async (
  ctx: Ctx,
  { type, objectId }: Pick<Manuscript, 'type' | 'objectId'>,
): Promise<string | null> => {
  const summary = objectId === null ? undefined : await summaryOf(ctx, type, objectId);
  return summary?.href ?? null;
};

/** Returns a place as it is chosen from a list. */
export const toPlaceView = (tree: LocationTree, categories: CategoryList, location: Location): PlaceView => ({
  id: location.id,
  name: location.name,
  note: [location.postcode, placesAbove(tree, location).at(-1)?.name].filter(Boolean).join(' '),
  categoryIds: categories.offered
    .filter((category) => isOfferedAt(category, location.path))
    .map(({ id }) => id),
});

const loadAround = async (ctx: Ctx, { locationId, categoryId }: CommonContent) => {
  const [tree, known, location] = await Promise.all([
    getLocationTree(ctx),
    getCategories(ctx),
    locationId === null ? undefined : findLocation(ctx, locationId),
  ]);
  const { offered, byId } = known;
  const chosen = byId.get(categoryId ?? 0);
  // All of them are offered: a place that is chosen later may offer others.
  const choice = [...offered, ...(chosen && !offered.includes(chosen) ? [chosen] : [])];
  const categories = choice.map(({ id, name }) => ({ id, name }));
  return { categories, place: location ? toPlaceView(tree, known, location) : null };
};

/** Returns the summary of a piece whatever its state: who may write it knows where it is. */
const summaryOf = async (ctx: Ctx, type: string, id: number): Promise<ContentSummary | undefined> => {
  const kind = ctx.portal.kinds.get(type);
  const thing = (await kind?.find(ctx, [id]))?.get(id);
  return kind && thing !== undefined ? kind.summary(thing, 'all') : undefined;
};

const toNoteView = (
  { viewer }: Ctx,
  { id, writerId, text, createdAt }: Note,
  people: ReadonlyMap<number, PersonView>,
): NoteView => ({
  id,
  writer: writerId === null ? texts.portalItself : (people.get(writerId)?.name ?? texts.formerMember),
  isOwn: writerId !== null && writerId === viewer.id,
  text,
  time: momentOf(createdAt),
});

/** Returns when it comes out by itself, and when its piece goes again. */
export const timesOf = ({ scheduledFor, expiresAt }: Pick<Manuscript, 'scheduledFor' | 'expiresAt'>) => ({
  scheduledFor: momentOrNull(scheduledFor),
  expiresAt: momentOrNull(expiresAt),
});

const momentOrNull = (date: Date | null) => date && momentOf(date);
