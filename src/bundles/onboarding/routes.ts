// Serves the steps of setting up a portal: plain forms, which answer JSON to whoever asks for it.
import { badInput, conflict, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { frontPaths } from '#bundles/front/public.ts';
import { putOff, saveStep } from './commands.ts';
import { IMAGE_UPLOAD } from '#bundles/media/public.ts';
import { LATER } from './constants.ts';
import { StepBody, StepParams } from './input.ts';
import { loadOverviewPage } from './overview-page.ts';
import { onboardingPaths } from './paths.ts';
import { isOpen, listSteps } from './queries.ts';
import type { StepNow } from './queries.ts';
import { loadStepPage } from './step-page.ts';
import * as texts from './texts.ts';

const access = 'admin';
const params = StepParams;

export const routes = (app: Routes): void => {
  mount(app, onboardingPaths.overview, { access }, ({ ctx }) => loadOverviewPage(ctx));
  mount(app, onboardingPaths.step, { access, params }, ({ ctx, params }) => loadStepPage(ctx, params.step));

  mount(app, onboardingPaths.save, { access, params, body: StepBody, upload: IMAGE_UPLOAD }, async (call) => {
    const { ctx, params, body = {}, request, upload } = call;
    const steps = await listSteps(ctx);
    const step = steps.find(({ step }) => step.key === params.step)?.step;
    if (!step) throw notFound();
    const { act = '', ...typed } = typedOf(body);
    if (act === LATER) {
      await putOff(ctx, step);
      const next = afterwards(steps, step.key);
      return succeed(request, next, texts.putOff(step.name));
    }
    const outcome = await saveStep(ctx, step, typed, act, upload);
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadStepPage(ctx, step.key, { typed, errors }));
    }
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadStepPage(ctx, step.key, { typed, refusal }));
    }
    if (outcome.kind === 'shown') {
      const { element: shown, errors } = outcome;
      const back = () => loadStepPage(ctx, step.key, { typed, shown, ...(errors && { errors }) });
      return errors ? fail(request, badInput(errors), back) : back();
    }
    if (outcome.stays) return succeed(request, url(onboardingPaths.step, { step: step.key }), outcome.text);
    const next = afterwards(steps, step.key);
    return succeed(request, next, next === url(frontPaths.root) ? texts.finished : outcome.text);
  });
};

/** Returns the address of the next open step, first of those that follow; after the last the front page, as it looks now. */
const afterwards = (steps: readonly StepNow[], key: string): string => {
  const at = steps.findIndex(({ step }) => step.key === key);
  const next = [...steps.slice(at + 1), ...steps.slice(0, at)].find(isOpen);
  return next ? url(onboardingPaths.step, { step: next.step.key }) : url(frontPaths.root);
};

const typedOf = (body: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
