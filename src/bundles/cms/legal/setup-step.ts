// This is the step of setting up that asks who publishes the portal, and makes drafts of its imprint and its privacy page.
import type { Ctx } from '#kernel/ctx.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { SetupField, SetupOutcome, SetupStep } from '#kernel/setup-steps.ts';
import { url } from '#kernel/named-routes.ts';
import { readSetting, saveSettings } from '#bundles/settings/public.ts';
import { checkPage, hasSameWords } from '../commands.ts';
import { saveDraft } from '../desk/commands.ts';
import { findPageBySlug, stampOf } from '../desk/queries.ts';
import type { WholePage } from '../desk/queries.ts';
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
      const before = await readAnswers(ctx);
      await saveSettings(
        ctx,
        ANSWERS.map(({ definition }) => ({ definition, value: answers[definition.key] ?? '' })),
      );
      return makeDrafts(ctx, answers, before);
    });
  },
};

const readAnswers = async (ctx: Ctx): Promise<Answers> =>
  answersOf(
    Object.fromEntries(
      await Promise.all(
        ANSWERS.map(async ({ definition }) => [definition.key, await readSetting(ctx, definition)] as const),
      ),
    ),
  );

/**
 * Makes the drafts. A page that is out gets a new draft, which readers don't see; a draft in which somebody has written since is
 * theirs and stays.
 */
const makeDrafts = async (ctx: Ctx, answers: Answers, before: Answers): Promise<SetupOutcome> => {
  const written: string[] = [];
  for (const { slug, title, footerPosition, draw } of PAGES) {
    const known = await findPageBySlug(ctx, slug);
    if (known && (await isWrittenIn(ctx, known, { slug, title, body: draw(before) }))) {
      written.push(known.latest.title);
      continue;
    }
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
  const text = written.length === 0 ? texts.draftsMade : texts.draftsWritten(written);
  return { kind: 'saved', text, stays: true };
};

/** Says whether the page has a draft that isn't what the answers made of it. */
const isWrittenIn = async (ctx: Ctx, { latest }: WholePage, made: MadePage): Promise<boolean> => {
  if (latest.publishedAt !== null) return false;
  const checked = await checkPage(ctx, made);
  return checked.kind === 'invalid' || !hasSameWords(latest, checked.value);
};

type MadePage = Parameters<typeof checkPage>[1];

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
