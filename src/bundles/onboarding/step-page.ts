// Shows one step of setting up, empty or as it was typed.
import type { ReactElement } from 'react';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import type { SetupField, TypedStep } from '#kernel/setup-steps.ts';
import { mayChangeSettings } from '#bundles/settings/public.ts';
import { stepLink } from './overview-page.ts';
import { onboardingPaths } from './paths.ts';
import { listSteps } from './queries.ts';
import * as texts from './texts.ts';
import { StepPage } from './ui/StepPage.tsx';
import type { StepPageView } from './views.ts';

/** What couldn't be saved so, or is shown before it is. */
export interface ReturnedStep {
  readonly typed: TypedStep;
  readonly errors?: FieldErrors;
  readonly refusal?: string;
  readonly shown?: ReactElement;
}

/** Throws 403 for everybody but administrators of the whole portal, 404 for a step that isn't there. */
export const loadStepPage = async (ctx: Ctx, key: string, returned?: ReturnedStep): Promise<PageAnswer> => {
  if (!mayChangeSettings(ctx.viewer)) throw forbidden();
  const steps = await listSteps(ctx);
  const at = steps.findIndex(({ step }) => step.key === key);
  const step = steps[at]?.step;
  if (!step) throw notFound();
  const [desk, form] = await Promise.all([
    loadDesk(ctx, url(onboardingPaths.step, { step: key })),
    step.load(ctx),
  ]);
  const view: StepPageView = {
    steps: steps.map((now) => stepLink(now, key)),
    overview: { name: texts.allSteps, href: url(onboardingPaths.overview) },
    position: at + 1,
    name: step.name,
    intro: step.intro,
    action: url(onboardingPaths.save, { step: key }),
    present: form.present ?? null,
    links: form.links ?? [],
    shown: returned?.shown ?? null,
    fields: returned ? form.fields.map((field) => asTyped(field, returned.typed)) : form.fields,
    otherAct: form.otherAct ?? null,
    refusal: returned?.refusal ?? null,
    errors: { ...returned?.errors },
  };
  return page(StepPage, view, {
    head: { title: step.name, robots: 'noindex', desk },
    status: returned ? statusOf(returned) : 200,
  });
};

const statusOf = ({ refusal, errors, shown }: ReturnedStep): number => {
  if (refusal !== undefined) return 409;
  return shown && !errors ? 200 : 422;
};

const asTyped = (field: SetupField, typed: TypedStep): SetupField => ({
  ...field,
  // A password is never sent back.
  value: field.kind === 'password' ? '' : (typed[field.name] ?? ''),
});
