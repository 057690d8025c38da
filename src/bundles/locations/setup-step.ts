// This is the step of setting up that makes the first places, from what somebody types who has never seen a list of places.
import { createElement } from 'react';
import type { UploadedFile } from '#kernel/multipart.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { SetupOutcome, SetupStep } from '#kernel/setup-steps.ts';
import { url } from '#kernel/named-routes.ts';
import { placeDeskPaths } from './desk/paths.ts';
import { importPlaces, lookAtImport } from './importing/commands.ts';
import type { ImportPlan } from './importing/plan.ts';
import { hasFaults, readListFile, toPreview } from './importing/preview.ts';
import * as importTexts from './importing/texts.ts';
import { ImportInSetup } from './importing/ui/ImportInSetup.tsx';
import { IMPORT_MAX_BYTES } from './constants.ts';
import { getLocationTree } from './queries.ts';
import { toPlaceList } from './place-list.ts';
import * as texts from './texts.ts';

const NAME_MAX = 80;
const ROWS = 8;

export const placesStep: SetupStep = {
  key: 'orte',
  order: 20,
  name: texts.stepName,
  intro: texts.stepIntro,
  isDone: async (ctx) => (await getLocationTree(ctx)).all.length > 0,
  load: async (ctx) => {
    const { all } = await getLocationTree(ctx);
    return {
      ...(all.length > 0 && { present: texts.stepPresent(all.length) }),
      fields: [
        {
          kind: 'text',
          name: 'region',
          label: texts.stepRegionLabel,
          help: texts.stepRegionHint,
          value: '',
          maxLength: NAME_MAX,
          isOptional: true,
          autoComplete: 'off',
        },
        {
          kind: 'lines',
          name: 'places',
          label: texts.stepPlacesLabel,
          help: texts.stepPlacesHint,
          value: '',
          rows: ROWS,
        },
        {
          kind: 'file',
          name: 'file',
          label: texts.stepFileLabel,
          help: texts.stepFileHint,
          accept: importTexts.fileTypes,
          value: '',
        },
      ],
      ...(all.length > 0 && { links: [{ name: texts.stepDeskLink, href: url(placeDeskPaths.list) }] }),
    };
  },
  save: async (ctx, { region = '', places = '', text, sure }, _act, file) => {
    if (text !== undefined) return readIn(ctx, text, sure !== undefined);
    if (file) {
      if (region.trim() !== '' || places.trim() !== '') return invalid({ file: texts.stepEither });
      return readFile(ctx, file);
    }
    if (places.trim() === '' && region.trim() === '') {
      // A portal that has places already goes on to the next step.
      if ((await getLocationTree(ctx)).all.length > 0) return { kind: 'saved', text: texts.stepUnchanged };
      return invalid({ places: texts.stepNothing });
    }
    const list = toPlaceList(region, places);
    const plan = await lookAtImport(ctx, list);
    const problem = plan.problem ?? problemsOf(plan);
    if (problem) return invalid({ places: problem });
    const outcome = await importPlaces(ctx, list);
    return outcome.kind === 'imported' ? { kind: 'saved', text: texts.stepSaved(outcome.count) } : outcome;
  },
};

/** Each problem of a file is said beside it: it has to be chosen anew. */
const readFile = async (ctx: Ctx, file: UploadedFile): Promise<SetupOutcome> => {
  if (file.bytes > IMPORT_MAX_BYTES) return invalid({ file: importTexts.tooLarge });
  const text = await readListFile(file);
  const { problem } = await lookAtImport(ctx, text);
  return problem ? invalid({ file: problem }) : readIn(ctx, text, false);
};

/** Shows line by line what the list comes to, and writes it when somebody has seen that. */
const readIn = async (ctx: Ctx, text: string, isSure: boolean): Promise<SetupOutcome> => {
  const plan = await lookAtImport(ctx, text);
  if (plan.problem || hasFaults(plan) || !isSure) return show(text, plan, plan.problem);
  const outcome = await importPlaces(ctx, text);
  return outcome.kind === 'imported'
    ? { kind: 'saved', text: texts.stepSaved(outcome.count) }
    : show(text, await lookAtImport(ctx, text), outcome.text);
};

const show = (text: string, plan: ImportPlan, error: string | null): SetupOutcome => {
  const preview = plan.problem ? null : toPreview(plan);
  const list = { action: null, text, error, preview };
  const element = createElement(ImportInSetup, { list });
  return { kind: 'shown', element, ...(error && { errors: { text: error } }) };
};

const problemsOf = ({ lines }: ImportPlan): string =>
  lines
    .filter(({ state }) => state === 'wrong')
    .map(({ name, problems }) => texts.stepProblem(name, problems))
    .join(' ');
