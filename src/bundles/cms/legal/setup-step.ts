// This is the step of setting up that asks who publishes the portal, and makes drafts of its imprint and its privacy page.
import type { Ctx } from '#kernel/ctx.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { SetupField, SetupOutcome, SetupStep } from '#kernel/setup-steps.ts';
import { url } from '#kernel/named-routes.ts';
import { readSetting, saveSettings } from '#bundles/settings/public.ts';
import { saveDraft } from '../desk/commands.ts';
import { findPageBySlug, stampOf } from '../desk/queries.ts';
import { cmsPaths } from '../paths.ts';
import { getCmsPages } from '../queries.ts';
import { ANSWERS, answersOf, problemsOf } from './answers.ts';
import type { Answers } from './answers.ts';
import { imprintOf, privacyOf } from './drafts.ts';
import { PUBLISHER_KINDS } from './constants.ts';
import * as texts from './texts.ts';

const MAX_LENGTH = 160;
const FORM = 'publisher.form';
/** The pages that are made, behind those that are there. */
const PAGES = [
  { slug: 'impressum', title: texts.imprint, footerPosition: 1, draw: imprintOf },
  { slug: 'datenschutz', title: texts.privacy, footerPosition: 2, draw: privacyOf },
] as const;

export const legalStep: SetupStep = {
  key: 'rechtliches',
  order: 50,
  name: texts.stepName,
  intro: texts.stepIntro,
  isDone: async (ctx) => {
    const out = new Set((await getCmsPages(ctx)).map(({ slug }) => slug));
    return PAGES.every(({ slug }) => out.has(slug));
  },
  load: async (ctx) => {
    const pages = await Promise.all(PAGES.map(async ({ slug }) => findPageBySlug(ctx, slug)));
    const links = pages.flatMap((known) =>
      known
        ? [{ name: texts.check(known.latest.title), href: url(cmsPaths.edit, { id: known.page.id }) }]
        : [],
    );
    return { fields: await fieldsOf(ctx), links, ...(links.length > 0 && { present: texts.draftsThere }) };
  },
  save: async (ctx, typed) => {
    const answers = answersOf(typed);
    const errors: FieldErrors = problemsOf(answers);
    if (Object.keys(errors).length > 0) return invalid(errors);
    return withTransaction(ctx, async (ctx) => {
      await saveSettings(
        ctx,
        ANSWERS.map(({ definition }) => ({ definition, value: answers[definition.key] ?? '' })),
      );
      return makeDrafts(ctx, answers);
    });
  },
};

/**
 * Makes the drafts; what somebody has written themselves since is theirs: a page that is out gets a new draft, which readers
 * don't see.
 */
const makeDrafts = async (ctx: Ctx, answers: Answers): Promise<SetupOutcome> => {
  for (const { slug, title, footerPosition, draw } of PAGES) {
    const known = await findPageBySlug(ctx, slug);
    const outcome = await saveDraft(ctx, {
      id: known?.page.id ?? null,
      slug,
      title,
      body: draw(answers),
      footerPosition: known ? known.page.footerPosition : footerPosition,
      isLegal: true,
      seen: known ? stampOf(known.page, known.latest) : '',
    });
    if (outcome.kind === 'invalid') return refused(Object.values(outcome.errors).join(' '));
    if (outcome.kind === 'refused') return outcome;
  }
  return { kind: 'saved', text: texts.draftsMade, stays: true };
};

const fieldsOf = (ctx: Ctx): Promise<SetupField[]> =>
  Promise.all(
    ANSWERS.map(async ({ definition, label, help, isOptional, kind, autoComplete }): Promise<SetupField> => {
      const value = await readSetting(ctx, definition);
      const own = { name: definition.key, label, ...(help && { help }), value };
      if (definition.key === FORM)
        return {
          ...own,
          kind: 'select',
          options: PUBLISHER_KINDS.map((form) => ({ value: form, name: texts.formNames[form] })),
        };
      return { ...own, kind, maxLength: MAX_LENGTH, isOptional, ...(autoComplete && { autoComplete }) };
    }),
  );

export const legalInHistory = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(ANSWERS.map(({ definition, label }) => [definition.key, label]));
