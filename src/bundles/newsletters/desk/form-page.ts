// Shows one newsletter as a form, empty, as it is, or as it was typed.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { getCategories, tagsByIds } from '#bundles/topics/public.ts';
import { HOURS_OF_DAY, LENGTHS, RHYTHMS, WEEKDAYS } from '../constants.ts';
import { newsletterDeskPaths } from '../paths.ts';
import { mayChangeNewsletters } from '../policy.ts';
import { findNewsletter, hasBeenSent } from '../queries.ts';
import type { Newsletter } from '../queries.ts';
import { weekdays } from '../texts.ts';
import type { NewsletterFormView } from '../views.ts';
import * as texts from './texts.ts';
import { stampOf } from './typed-newsletter.ts';
import type { TypedNewsletter } from './typed-newsletter.ts';
import { NewsletterForm } from './ui/NewsletterForm.tsx';

const INVALID = 422;
const CONFLICT = 409;

interface SentForm {
  readonly typed: TypedNewsletter;
  readonly errors?: FieldErrors;
  readonly refusal?: string;
  /** The stamp of what the form showed. */
  readonly seen?: string | undefined;
}

const EMPTY: TypedNewsletter = {
  name: '',
  slug: '',
  description: '',
  rhythm: 'daily',
  weekday: '5',
  hour: '7',
  place: '',
  tags: '',
  length: String(LENGTHS.usual),
  categories: [],
  kinds: [],
  hasDates: true,
  hasDiscussed: true,
  isActive: true,
};

/** Loads the form of a newsletter, or of one that is to be made where there is no id. Throws 403 and 404. */
export const loadNewsletterForm = async (
  ctx: Ctx,
  id: number | null,
  sent?: SentForm,
): Promise<PageAnswer> => {
  if (!mayChangeNewsletters(ctx.viewer)) throw forbidden();
  const path =
    id === null ? url(newsletterDeskPaths.begin) : url(newsletterDeskPaths.settings, { newsletterId: id });
  const [desk, newsletter, tree, categories, isSlugFixed] = await Promise.all([
    loadDesk(ctx, path),
    id === null ? undefined : findNewsletter(ctx, id),
    getLocationTree(ctx),
    getCategories(ctx),
    id !== null && hasBeenSent(ctx, id),
  ]);
  if (id !== null && !newsletter) throw notFound();
  const typed = sent?.typed ?? (newsletter ? await typedOf(ctx, newsletter) : EMPTY);
  const { categories: chosen, kinds, hasDates, hasDiscussed, isActive, ...words } = typed;
  const view: NewsletterFormView = {
    title: newsletter ? texts.settingsTitle(newsletter.name) : texts.newTitle,
    back:
      id === null
        ? { name: texts.backToDesk, href: url(newsletterDeskPaths.desk) }
        : { name: texts.backToIssue, href: url(newsletterDeskPaths.next, { newsletterId: id }) },
    action:
      id === null ? url(newsletterDeskPaths.create) : url(newsletterDeskPaths.save, { newsletterId: id }),
    submit: id === null ? texts.create : texts.save,
    typed: words,
    ...standingOf(newsletter, sent),
    isSlugFixed,
    hasDates,
    hasDiscussed,
    isActive,
    rhythms: RHYTHMS.map((value) => ({ value, name: texts.rhythms[value] })),
    weekdays: WEEKDAYS.map((day) => ({ value: String(day), name: weekdays[day - 1]! })),
    hours: Array.from({ length: HOURS_OF_DAY }, (_, hour) => ({
      value: String(hour),
      name: texts.hourName(hour),
    })),
    places: [
      { value: '', name: texts.wholePortal },
      ...tree.all.map((place) => ({ value: String(place.id), name: place.name })),
    ],
    categories: categories.all.map((one) => ({
      value: String(one.id),
      name: one.name,
      isChosen: chosen.includes(String(one.id)),
    })),
    kinds: declaring(ctx.portal.kinds.all(), 'listing', 'names').map(({ type, names }) => ({
      value: type,
      name: names.many,
      isChosen: kinds.includes(type),
    })),
    errors: { ...sent?.errors },
  };
  return page(NewsletterForm, view, {
    head: { title: view.title, robots: 'noindex', desk },
    ...(sent && { status: sent.refusal ? CONFLICT : INVALID }),
  });
};

/** Whoever was told of what somebody else changed has seen it by then. */
const standingOf = (newsletter: Newsletter | undefined, sent: SentForm | undefined) => ({
  seen: newsletter ? (!sent?.refusal && sent?.seen) || stampOf(newsletter) : null,
  refusal: sent?.refusal ?? null,
});

const typedOf = async (ctx: Ctx, newsletter: Newsletter): Promise<TypedNewsletter> => {
  const tags = await tagsByIds(ctx, newsletter.tagIds);
  const { name, slug, description, rhythm, hasDates, hasDiscussed, isActive } = newsletter;
  return {
    name,
    slug,
    description,
    rhythm,
    weekday: String(newsletter.weekday),
    hour: String(newsletter.hour),
    place: newsletter.locationId === null ? '' : String(newsletter.locationId),
    tags: [...tags.values()].map((tag) => tag.name).join(', '),
    length: String(newsletter.length),
    categories: newsletter.categoryIds.map(String),
    kinds: newsletter.types ?? [],
    hasDates,
    hasDiscussed,
    isActive,
  };
};
