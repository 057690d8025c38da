// Loads the categories in their order, and one of them with its form, empty, as it is, or as it was typed.
import { pieceCount } from '#design/wording.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import { COUNTED_UP_TO } from '#bundles/desk-tables/public.ts';
import { CATEGORY_TONES } from '../constants.ts';
import { piecesOfTopics } from '../counts.ts';
import { topicMoves } from '../moving/moves.ts';
import { mayChangeCategories } from '../policy.ts';
import { getCategories } from '../queries.ts';
import type { Category } from '../queries.ts';
import { categoryDeskPaths } from './paths.ts';
import { listFormerSlugs } from './queries.ts';
import * as texts from './texts.ts';
import { stampOf } from './typed-category.ts';
import type { TypedCategory } from './typed-category.ts';
import { CategoriesPage } from './ui/CategoriesPage.tsx';
import { CategoryPage } from './ui/CategoryPage.tsx';
import type { CategoriesPageView, CategoryPageView } from './views.ts';

const MENU_ORDER = 21;

export const categoriesEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayChangeCategories(viewer)
    ? { name: texts.title, href: url(categoryDeskPaths.list), area: 'admin', order: MENU_ORDER }
    : undefined;

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadCategoriesPage = async (ctx: Ctx): Promise<PageAnswer> => {
  if (!mayChangeCategories(ctx.viewer)) throw forbidden();
  const { all } = await getCategories(ctx);
  const [desk, counted, move] = await Promise.all([
    loadDesk(ctx, url(categoryDeskPaths.list)),
    piecesOfTopics.collect(ctx, { kind: 'category', ids: all.map(({ id }) => id) }),
    topicMoves.underWay(ctx),
  ]);
  const countOf = ({ id }: Category) => counted.reduce((sum, counts) => sum + (counts.get(id) ?? 0), 0);
  const view: CategoriesPageView = {
    beginHref: url(categoryDeskPaths.begin),
    progress: move ? { title: move.label, text: texts.progress(move.moved, move.total) } : null,
    categories: all.map((category, at) => ({
      id: category.id,
      name: category.name,
      href: url(categoryDeskPaths.category, { id: category.id }),
      note: `${texts.toneNames[category.tone]}, c-${category.slug}`,
      marks: [
        ...(category.isHidden ? [texts.markHidden] : []),
        ...(category.locationIds.length > 0 ? [texts.markSomewhere(category.locationIds.length)] : []),
      ],
      pieces: pieceCount(countOf(category), COUNTED_UP_TO),
      orderAction: url(categoryDeskPaths.order, { id: category.id }),
      isFirst: at === 0,
      isLast: at === all.length - 1,
    })),
  };
  return page(CategoriesPage, view, { head: { title: texts.title, robots: 'noindex', desk } });
};

/** What came back: what was typed and what is wrong with it, or why nothing can be done now. */
interface Refusal {
  readonly typed?: TypedCategory;
  readonly into?: string;
  readonly errors?: FieldErrors;
  readonly refusal?: string;
}

/** Loads the page of a category; of one that is to be made where there is no id. Throws 403 and 404. */
export const loadCategoryPage = async (
  ctx: Ctx,
  id: number | null,
  { typed, into = '', errors = {}, refusal }: Refusal = {},
): Promise<PageAnswer> => {
  if (!mayChangeCategories(ctx.viewer)) throw forbidden();
  const path = id === null ? url(categoryDeskPaths.begin) : url(categoryDeskPaths.category, { id });
  const [desk, { all }, tree, former] = await Promise.all([
    loadDesk(ctx, path),
    getCategories(ctx),
    getLocationTree(ctx),
    id === null ? [] : listFormerSlugs(ctx, id),
  ]);
  const category = all.find((one) => one.id === id);
  if (id !== null && !category) throw notFound();
  const shown = typed ?? (category ? typedOf(category) : { tone: CATEGORY_TONES[0] });
  const others = all.filter((one) => one.id !== id);
  const view: CategoryPageView = {
    title: category?.name ?? texts.newTitle,
    listHref: url(categoryDeskPaths.list),
    refusal: refusal ?? null,
    // Whoever was told of what somebody else changed has seen it by then.
    seen: category ? (refusal !== texts.changedMeanwhile && typed?.seen) || stampOf(category) : null,
    action: id === null ? url(categoryDeskPaths.create) : url(categoryDeskPaths.save, { id }),
    submit: id === null ? texts.createButton : texts.saveButton,
    tones: CATEGORY_TONES.map((value) => ({ value, name: texts.toneNames[value] })),
    places: tree.all
      .toSorted((a, b) => idsOfPath(a.path).length - idsOfPath(b.path).length)
      .map((place) => ({
        value: String(place.id),
        name: place.name,
        isChosen: shown.places?.includes(String(place.id)) ?? false,
      })),
    typed: {
      name: shown.name ?? '',
      slug: shown.slug ?? '',
      tone: shown.tone ?? '',
      isHidden: Boolean(shown.isHidden),
    },
    former: former.map((slug) => `c-${slug}`),
    merge:
      category && others.length > 0
        ? {
            action: url(categoryDeskPaths.merge, { id: category.id }),
            text: texts.mergeNote(category.name),
            options: [
              { value: '', name: texts.intoMissing },
              ...others.map((one) => ({ value: String(one.id), name: one.name })),
            ],
            into,
          }
        : null,
    errors,
  };
  const isRefused = refusal !== undefined || Object.keys(errors).length > 0;
  return page(CategoryPage, view, {
    head: { title: view.title, robots: 'noindex', desk },
    status: isRefused ? 422 : 200,
  });
};

const typedOf = ({ name, slug, tone, isHidden, locationIds }: Category): TypedCategory => ({
  name,
  slug,
  tone,
  isHidden: isHidden ? '1' : '',
  places: locationIds.map(String),
});
