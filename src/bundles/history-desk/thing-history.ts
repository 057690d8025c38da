// Loads the history of one thing, for whoever may read it.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badRequest, forbidden, notFound } from '#kernel/errors.ts';
import { packListCursor, unpackListCursor } from '#kernel/list-cursor.ts';
import { url } from '#kernel/named-routes.ts';
import { findEntries, historySubjects } from '#bundles/history/public.ts';
import { ENTRIES_REVEALED, OLDER_QUERY } from './constants.ts';
import { toEntryViews } from './entries.ts';
import { historyPaths } from './paths.ts';
import { mayReadOfReaders, readingOf } from './policy.ts';
import type { Reading } from './policy.ts';
import * as texts from './texts.ts';
import { ThingHistoryPage } from './ui/ThingHistoryPage.tsx';
import type { ThingHistoryView } from './views.ts';
import { loadVocabulary } from './vocabulary.ts';

export const loadThingHistoryPage = async (
  ctx: Ctx,
  ref: ContentRef,
  older: string | undefined,
): Promise<PageAnswer> => {
  const view = await loadThingHistory(ctx, ref, older);
  return page(ThingHistoryPage, view, {
    head: { title: texts.thingTitle(view.thing.name), robots: 'noindex' },
  });
};

/** Throws 400 for a type that there isn't, 404 for what the viewer doesn't see, 403 where they may not read. */
export const loadThingHistory = async (
  ctx: Ctx,
  ref: ContentRef,
  older?: string,
): Promise<ThingHistoryView> => {
  const { thing, reading } = await authorizeReading(ctx, ref);
  const words = await loadVocabulary(ctx);
  const withoutActions = mayReadOfReaders(ctx.viewer) ? [] : words.ofReaders;
  const found = await findEntries(
    ctx,
    { scope: { withoutTypes: [] }, thing: ref, withoutActions },
    { after: unpackListCursor(older), limit: ENTRIES_REVEALED + 1 },
  );
  const entries = found.slice(0, ENTRIES_REVEALED);
  const params = { type: ref.type, objectId: ref.id };
  return {
    thing,
    entries: await toEntryViews(ctx, entries, { words, isWithoutPersonal: reading === 'own' }),
    older:
      found.length > entries.length
        ? url(historyPaths.thing, params, { [OLDER_QUERY]: packListCursor(entries.at(-1)!) })
        : null,
  };
};

interface Read {
  readonly thing: ThingHistoryView['thing'];
  readonly reading: Reading;
}

const authorizeReading = async (ctx: Ctx, ref: ContentRef): Promise<Read> => {
  const kind = ctx.portal.kinds.get(ref.type);
  if (!kind) return authorizeSubject(ctx, ref);
  const summary = await findSummary(ctx, ref);
  if (!summary) throw notFound();
  const isPiece = kind.composer !== undefined;
  const reading = readingOf(ctx.viewer, { ...summary, type: ref.type, isPiece });
  if (reading === 'nothing') throw forbidden();
  return { thing: { name: summary.title, href: summary.href }, reading };
};

/**
 * Authorizes reading of what is of no kind. Whoever may not read is told so of what isn't there, too: nobody learns which
 * images there are.
 */
const authorizeSubject = async (ctx: Ctx, { type, id }: ContentRef): Promise<Read> => {
  const subjects = (await historySubjects.collect(ctx)).find((one) => one.type === type);
  if (!subjects) throw badRequest(texts.unknownType);
  const subject = (await subjects.find(ctx, [id])).get(id);
  const locationPath = subject?.locationPath ?? '';
  const reading = readingOf(ctx.viewer, { type, locationPath, authorId: null, isPiece: false });
  if (reading === 'nothing') throw forbidden();
  if (subject) return { thing: { name: subject.name, href: subject.href }, reading };
  // This may be a tag that was merged into another one, for instance: what became of it still stands here.
  if (!(await hasEntries(ctx, { type, id }))) throw notFound();
  return { thing: { name: texts.goneThing, href: null }, reading };
};

const hasEntries = async (ctx: Ctx, thing: ContentRef): Promise<boolean> =>
  (
    await findEntries(
      ctx,
      { scope: { withoutTypes: [] }, thing, withoutActions: [] },
      { after: undefined, limit: 1 },
    )
  ).length > 0;
