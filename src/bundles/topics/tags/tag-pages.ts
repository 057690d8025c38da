// Loads the tags as the address asks for them, and one of them with its forms, as it is or as it was typed.
import { pieceCount } from '#design/wording.ts';
import { page, seeOther } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { COUNTED_UP_TO } from '#bundles/desk-tables/public.ts';
import { TAGS_PER_PAGE } from '../constants.ts';
import { piecesOfTopics } from '../counts.ts';
import { progress as progressText } from '../desk/texts.ts';
import { topicMoves } from '../moving/moves.ts';
import { topicPaths } from '../paths.ts';
import { mayChangeCategories } from '../policy.ts';
import { stampOf } from './commands.ts';
import { tagDeskPaths } from './paths.ts';
import { findDeskTag, listTags } from './queries.ts';
import * as texts from './texts.ts';
import { TagPage } from './ui/TagPage.tsx';
import { TagsPage } from './ui/TagsPage.tsx';
import type { TagPageView, TagsPageView } from './views.ts';

const MENU_ORDER = 22;

export const tagsEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayChangeCategories(viewer)
    ? { name: texts.title, href: url(tagDeskPaths.list), area: 'admin', order: MENU_ORDER }
    : undefined;

/** The query as it stands in the address. */
interface TagsQuery {
  readonly q?: string;
  readonly seite?: number;
}

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadTagsPage = async (
  ctx: Ctx,
  { q = '', seite = 1 }: TagsQuery,
): Promise<PageAnswer | RedirectAnswer> => {
  if (!mayChangeCategories(ctx.viewer)) throw forbidden();
  const search = q.trim();
  const [desk, { tags, count }, move] = await Promise.all([
    loadDesk(ctx, url(tagDeskPaths.list)),
    listTags(ctx, { search, page: seite }),
    topicMoves.underWay(ctx),
  ]);
  const hrefOf = (at: number) =>
    url(tagDeskPaths.list, {}, { q: search || undefined, seite: at === 1 ? undefined : at });
  if (tags.length === 0 && seite > 1) return seeOther(hrefOf(1));
  const countOf = await countPieces(
    ctx,
    tags.map(({ id }) => id),
  );
  const view: TagsPageView = {
    intro: texts.intro(count),
    action: url(tagDeskPaths.list),
    search,
    resetHref: search ? url(tagDeskPaths.list) : null,
    progress: move ? { title: move.label, text: progressText(move.moved, move.total) } : null,
    tags: tags.map(({ id, name, slug, synonyms }) => ({
      id,
      name,
      href: url(tagDeskPaths.tag, { id }),
      note: [`/tag/${slug}`, ...(synonyms.length > 0 ? [texts.alsoCalled(synonyms)] : [])].join(', '),
      pieces: pieceCount(countOf(id), COUNTED_UP_TO),
    })),
    back: seite > 1 ? hrefOf(seite - 1) : null,
    on: seite * TAGS_PER_PAGE < count ? hrefOf(seite + 1) : null,
  };
  return page(TagsPage, view, { head: { title: texts.title, robots: 'noindex', desk } });
};

const countPieces = async (ctx: Ctx, ids: readonly number[]): Promise<(id: number) => number> => {
  const counted = await piecesOfTopics.collect(ctx, { kind: 'tag', ids });
  return (id) => counted.reduce((sum, counts) => sum + (counts.get(id) ?? 0), 0);
};

/** What came back: what was typed and what is wrong with it, or why nothing can be done now. */
interface Refusal {
  readonly typed?: {
    readonly name?: string;
    readonly synonyms?: string;
    readonly into?: string;
    /** The stamp of what the form showed. */
    readonly seen?: string;
  };
  readonly errors?: FieldErrors;
  readonly refusal?: string;
}

/** Throws 403 and 404. */
export const loadTagPage = async (
  ctx: Ctx,
  id: number,
  { typed = {}, errors = {}, refusal }: Refusal = {},
): Promise<PageAnswer> => {
  if (!mayChangeCategories(ctx.viewer)) throw forbidden();
  const [desk, tag, countOf] = await Promise.all([
    loadDesk(ctx, url(tagDeskPaths.tag, { id })),
    findDeskTag(ctx, id),
    countPieces(ctx, [id]),
  ]);
  if (!tag) throw notFound();
  const view: TagPageView = {
    title: tag.name,
    listHref: url(tagDeskPaths.list),
    page: { name: texts.toPage, href: url(topicPaths.tag, { slug: tag.slug }) },
    refusal: refusal ?? null,
    // Whoever was told of what somebody else changed has seen it by then.
    seen: (refusal !== texts.changedMeanwhile && typed.seen) || stampOf(tag.name, tag.synonyms),
    typed: {
      name: typed.name ?? tag.name,
      synonyms: typed.synonyms ?? tag.synonyms.join('\n'),
      into: typed.into ?? '',
    },
    saveAction: url(tagDeskPaths.save, { id }),
    merge: { action: url(tagDeskPaths.merge, { id }), text: texts.mergeNote(tag.name) },
    deletion: {
      action: url(tagDeskPaths.delete, { id }),
      text: texts.deleteNote(pieceCount(countOf(id), COUNTED_UP_TO)),
    },
    errors,
  };
  const isRefused = refusal !== undefined || Object.keys(errors).length > 0;
  return page(TagPage, view, {
    head: { title: tag.name, robots: 'noindex', desk },
    status: isRefused ? 422 : 200,
  });
};
