// This is the step of setting up that makes the first categories, from a list that others began with or one's own.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import type { SetupStep } from '#kernel/setup-steps.ts';
import { url } from '#kernel/named-routes.ts';
import { toSlug } from '#kernel/slug.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { createCategory } from './commands.ts';
import { CATEGORY_NAME_MAX_LENGTH } from './constants.ts';
import { problemsOfSlugs } from './desk/commands.ts';
import { categoryDeskPaths } from './desk/paths.ts';
import { mayChangeCategories } from './policy.ts';
import { getCategories } from './queries.ts';
import type { CategoryTone } from './schema.ts';
import * as texts from './setup-texts.ts';

const ROWS = 6;
/** The most categories, more than a menu can hold. */
const MAX = 40;

interface NewCategory {
  readonly name: string;
  readonly slug: string;
  readonly tone: CategoryTone;
}

export const categoriesStep: SetupStep = {
  key: 'rubriken',
  order: 30,
  name: texts.stepName,
  intro: texts.stepIntro,
  isDone: async (ctx) => (await getCategories(ctx)).all.length > 0,
  load: async (ctx) => {
    const { all } = await getCategories(ctx);
    return {
      ...(all.length > 0 && { present: texts.present(all.map(({ name }) => name)) }),
      fields: [
        {
          kind: 'choice',
          name: 'template',
          label: texts.templateLabel,
          value: all.length > 0 ? 'own' : texts.TEMPLATES[0].value,
          options: [
            ...texts.TEMPLATES.map(({ value, name, categories }) => ({
              value,
              name,
              description: categories.join(' · '),
            })),
            { value: 'own', name: texts.ownName, description: texts.ownDescription },
          ],
        },
        {
          kind: 'lines',
          name: 'own',
          label: texts.ownLabel,
          help: texts.ownHint,
          value: '',
          rows: ROWS,
          isOptional: true,
        },
      ],
      ...(all.length > 0 && { links: [{ name: texts.deskLink, href: url(categoryDeskPaths.list) }] }),
    };
  },
  save: async (ctx, { template = '', own = '' }) => {
    const { all } = await getCategories(ctx);
    const chosen = texts.TEMPLATES.find(({ value }) => value === template);
    if (!chosen && template !== 'own') return invalid({ template: texts.templateUnknown });
    const names = [...(chosen?.categories ?? []), ...own.split('\n')];
    const checked = await checkNames(ctx, names);
    if (checked.kind === 'invalid') return checked;
    if (checked.value.length === 0 && all.length === 0) return invalid({ own: texts.nothing });
    return { kind: 'saved', text: texts.saved(await addMissing(ctx, checked.value)) };
  },
};

const checkNames = async (ctx: Ctx, typed: readonly string[]): Promise<Checked<NewCategory[]>> => {
  const names = [...new Set(typed.map((name) => visibleLine(name)).filter(Boolean))];
  const problems: string[] = names.length > MAX ? [texts.tooMany(MAX)] : [];
  const known = new Set((await getCategories(ctx)).all.map(({ slug }) => slug));
  const fresh: NewCategory[] = [];
  for (const name of names.slice(0, MAX)) {
    const slug = toSlug(name, '');
    if (known.has(slug)) continue;
    known.add(slug);
    fresh.push({ name, slug, tone: texts.OPINIONS.includes(name) ? 'opinion' : 'news' });
  }
  const refused = await problemsOfSlugs(
    ctx,
    fresh.map(({ slug }) => slug),
    0,
  );
  for (const { name, slug } of fresh) {
    const problem = refused.get(slug);
    if (name.length > CATEGORY_NAME_MAX_LENGTH) problems.push(texts.tooLong(name));
    else if (problem) problems.push(texts.refused(name, problem));
  }
  return problems.length > 0 ? invalid({ own: problems.join(' ') }) : valid(fresh);
};

/** One that somebody else made in the meantime is the same. */
const addMissing = (ctx: Ctx, categories: readonly NewCategory[]): Promise<number> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChangeCategories(ctx.viewer)) throw forbidden();
    for (const category of categories) await createCategory(ctx, category);
    return categories.length;
  });
