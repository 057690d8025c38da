// Serves the calls that note that one comes to a date, and the page with those who want to be seen.
import { conflict } from '#kernel/errors.ts';
import { orBack, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { eventHref } from '../kind.ts';
import { findEvents } from '../queries.ts';
import { DateParams } from '../registrations/input.ts';
import { setMark } from './commands.ts';
import { MarkBody } from './input.ts';
import { markPaths as paths } from './paths.ts';
import { loadPeoplePage } from './people-page.ts';
import * as texts from './texts.ts';

export const markRoutes = (app: Routes): void => {
  mount(app, paths.people, { access: 'anyone', params: DateParams, cache: [] }, ({ ctx, params }) =>
    loadPeoplePage(ctx, { eventId: params.eventitemId, dateKey: params.dateKey }),
  );

  // The policy says who may; everybody may take their name away.
  const marking = { params: DateParams, body: MarkBody };
  mount(app, paths.mark, { access: 'signed-in', whenRestricted: 'allow', ...marking }, async (call) => {
    const { ctx, params, body, request } = call;
    const eventId = params.eventitemId;
    const event = (await findEvents(ctx, [eventId])).get(eventId);
    const back = event ? `${eventHref(event)}#kommen` : '/';
    return orBack(call, back, async () => {
      const outcome = await setMark(ctx, { eventId, dateKey: params.dateKey }, body.act);
      if (outcome.kind === 'refused') throw conflict(outcome.text);
      return succeed(request, back, texts.done[body.act]);
    });
  });
};
