// Serves the calendar of the week, and the call that moves what is scheduled; its forms answer JSON to whoever asks for it.
import { seeOther } from '#kernel/answers.ts';
import { clockOf, dayOf, momentAt } from '#kernel/calendar.ts';
import { badInput, conflict } from '#kernel/errors.ts';
import { orBack, succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { momentOf } from '#design/dates.ts';
import { quoted } from '#design/quoted.ts';
import { ManuscriptParams, momentIn } from '../input.ts';
import { writingPaths } from '../paths.ts';
import * as writingTexts from '../texts.ts';
import { moveScheduled } from './commands.ts';
import { entryId } from './constants.ts';
import { MoveBody, PlanningQuery } from './input.ts';
import { loadPlanningPage, planningHref } from './planning-page.ts';
import * as texts from './texts.ts';
import type { MoveAnswer } from './views.ts';

export const planningRoutes = (app: Routes): void => {
  const access = 'editor';
  mount(app, writingPaths.planning, { access, query: PlanningQuery }, ({ ctx, query }) =>
    loadPlanningPage(ctx, {
      ...query,
      ort: query.ort || undefined,
      verlegt: query.verlegt || undefined,
    }),
  );

  const door = { params: ManuscriptParams, body: MoveBody };
  mount(app, writingPaths.move, { access, ...door }, async (call) => {
    const { ctx, params, body, request } = call;
    const from = momentIn('von', body.von);
    const narrowed = { ort: body.ort || undefined, art: body.art };
    return orBack(call, planningHref(from, narrowed), async () => {
      const to = targetOf(from, body);
      const field = body.nach ? 'nach' : 'tag';
      const outcome = await moveScheduled(ctx, { id: params.id, version: body.version, from, to, field });
      if (outcome.kind === 'refused') throw conflict(outcome.text);
      const { id, title } = outcome.manuscript;
      const marks = { verlegt: String(id), vorher: from.toISOString() };
      const href = planningHref(to, narrowed, marks);
      const told: Omit<MoveAnswer, 'status'> = { msg: texts.moved(quoted(title), momentOf(to).text), href };
      return succeedWith(request, told, () => seeOther(`${href}#${entryId(id)}`));
    });
  });
};

interface Target {
  readonly nach?: string;
  readonly tag?: string;
  readonly uhr?: string;
}

/**
 * Returns the moment to move to. A day and a clock that are those of `from` mean `from` itself, also in an hour that comes
 * twice. Throws 422.
 */
const targetOf = (from: Date, { nach, tag = '', uhr = '' }: Target): Date => {
  if (nach) return momentIn('nach', nach);
  if (tag === dayOf(from) && uhr === clockOf(from)) return from;
  const moment = momentAt(tag, uhr);
  if (!moment) throw badInput({ tag: writingTexts.momentUnreadable });
  return moment;
};
