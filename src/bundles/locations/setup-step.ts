// Topic: the step of setting up that makes the first places, from what somebody types who has never seen a list of places.
import { invalid } from '#kernel/outcomes.ts';
import type { SetupStep } from '#kernel/setup-steps.ts';
import { url } from '#kernel/named-routes.ts';
import { placeDeskPaths } from './desk/paths.ts';
import { importPlaces, lookAtImport } from './importing/commands.ts';
import type { ImportPlan } from './importing/plan.ts';
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
      ],
      links: [
        { name: texts.stepCsvLink, href: url(placeDeskPaths.importing) },
        ...(all.length > 0 ? [{ name: texts.stepDeskLink, href: url(placeDeskPaths.list) }] : []),
      ],
    };
  },
  save: async (ctx, { region = '', places = '' }) => {
    if (places.trim() === '' && region.trim() === '') {
      // Who has places already goes on.
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

const problemsOf = ({ lines }: ImportPlan): string =>
  lines
    .filter(({ state }) => state === 'wrong')
    .map(({ name, problems }) => texts.stepProblem(name, problems))
    .join(' ');
