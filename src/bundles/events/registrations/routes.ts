// Serves the calls that register for a date, the page behind a guest's link, and the organiser's list. They are plain forms,
// which answer JSON to whoever asks for it.
import { seeOther } from '#kernel/answers.ts';
import { badInput, conflict } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { networkOf } from '#kernel/network-address.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, orBack, succeed, succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { cancelByLink, cancelOwn, confirmGuest, registerGuest, registerMember } from './commands.ts';
import type { LinkOutcome } from './commands.ts';
import { loadCsv } from './csv-list.ts';
import { loadGuestPage } from './guest-page.ts';
import {
  ComeBody,
  DateParams,
  EventParams,
  GuestParams,
  LetterBody,
  ListQuery,
  RegisterBody,
  RegistrationParams,
  RemoveBody,
  RulesBody,
} from './input.ts';
import { namesOf } from './names.ts';
import { loadOrganiserPage, organiserHref } from './organiser-page.ts';
import { markCome, removeRegistration, saveRules, writeToAll } from './organising.ts';
import { registrationPaths as paths } from './paths.ts';
import { findRegistration } from './queries.ts';
import { loadRegistrationPage } from './registration-page.ts';
import * as texts from './texts.ts';

export const registrationRoutes = (app: Routes): void => {
  mountRegistering(app);
  mountGuest(app);
  mountList(app);
  mountPeople(app);
};

const INVALID = 422;
const CONFLICT = 409;

const mountRegistering = (app: Routes) => {
  mount(app, paths.page, { access: 'anyone', params: DateParams, cache: [] }, ({ ctx, params }) =>
    loadRegistrationPage(ctx, { eventId: params.eventitemId, dateKey: params.dateKey }),
  );

  const sending = { params: DateParams, body: RegisterBody };
  mount(app, paths.register, { access: 'anyone', ...sending }, async (call) => {
    const { ctx, params, body, request } = call;
    const { name = '', email = '', seats = '', answer = '' } = body ?? {};
    const typed = { name, email, seats, answer };
    const ref = { eventId: params.eventitemId, dateKey: params.dateKey };
    const outcome = isSignedIn(ctx.viewer)
      ? await registerMember(ctx, ref, typed)
      : await registerGuest(ctx, ref, { ...typed, address: networkOf(request.ip) });
    if (outcome.kind === 'invalid')
      return fail(request, badInput(outcome.errors), () =>
        loadRegistrationPage(ctx, ref, { typed, errors: outcome.errors, status: INVALID }),
      );
    if (outcome.kind === 'refused')
      return fail(request, conflict(outcome.text), () =>
        loadRegistrationPage(ctx, ref, { typed, errors: {}, status: CONFLICT, obstacle: outcome.text }),
      );
    const page = url(paths.page, params);
    // It stays until it is closed: the page shows the same form as before, and what has to be done is done elsewhere.
    const mailed = flash('success', texts.mailSent, { fade: 0 });
    if (outcome.kind === 'mailed')
      return succeedWith(request, { msg: texts.mailSent }, () => seeOther(page, mailed));
    const { isNew, state } = outcome;
    return succeed(request, page, isNew ? texts.settled[state] : texts.alreadyThere);
  });

  // Nobody needs to be able to act in order to stay away.
  mount(
    app,
    paths.cancel,
    { access: 'signed-in', whenRestricted: 'allow', params: DateParams },
    async (call) => {
      const { ctx, params, request } = call;
      const outcome = await cancelOwn(ctx, { eventId: params.eventitemId, dateKey: params.dateKey });
      return succeed(request, url(paths.page, params), sentenceFor(outcome));
    },
  );
};

const mountGuest = (app: Routes) => {
  const params = GuestParams;
  mount(app, paths.guest, { access: 'anyone', params }, ({ ctx, params }) => loadGuestPage(ctx, params));

  mount(app, paths.confirm, { access: 'anyone', whenRestricted: 'allow', params }, (call) =>
    orBack(call, url(paths.guest, { ...call.params }), async () => {
      const outcome = await confirmGuest(call.ctx, call.params);
      if (outcome.kind === 'refused') throw conflict(outcome.text);
      return succeed(call.request, url(paths.guest, { ...call.params }), sentenceFor(outcome));
    }),
  );

  mount(
    app,
    paths.cancelByLink,
    { access: 'anyone', whenRestricted: 'allow', params },
    async ({ ctx, params, request }) => {
      const outcome = await cancelByLink(ctx, params);
      return succeed(request, url(paths.guest, { ...params }), sentenceFor(outcome));
    },
  );
};

const sentenceFor = (outcome: LinkOutcome): string => {
  if (outcome.kind === 'done') return texts.settled[outcome.state];
  if (outcome.kind === 'refused') return outcome.text;
  return outcome.wasThere ? texts.cancelled : texts.wasCancelled;
};

const mountList = (app: Routes) => {
  const params = EventParams;
  mount(app, paths.list, { access: 'signed-in', params, query: ListQuery }, ({ ctx, params, query }) =>
    loadOrganiserPage(ctx, { eventId: params.eventitemId, dateKey: query.termin }),
  );

  mount(app, paths.rules, { access: 'signed-in', params, body: RulesBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const { seatLimit = '', maxSeats = '', closesHours = '', question = '' } = body;
    const ticks = { isOpen: body.isOpen !== undefined, hasWaitingList: body.hasWaitingList !== undefined };
    const typed = { seatLimit, maxSeats, closesHours, question, ...ticks };
    const eventId = params.eventitemId;
    const { seen } = body;
    const outcome = await saveRules(ctx, eventId, typed, seen);
    if (outcome.kind === 'saved') return succeed(request, organiserHref(eventId), texts.rulesSaved);
    if (outcome.kind === 'refused') {
      const sent = { status: CONFLICT, errors: {}, rules: typed, refusal: outcome.text };
      return fail(request, conflict(outcome.text), () => loadOrganiserPage(ctx, { eventId, sent }));
    }
    const { errors } = outcome;
    return fail(request, badInput(errors), () =>
      loadOrganiserPage(ctx, { eventId, sent: { status: INVALID, errors, rules: typed, seen } }),
    );
  });

  mount(app, paths.csv, { access: 'signed-in', params: DateParams }, ({ ctx, params }) =>
    loadCsv(ctx, { eventId: params.eventitemId, dateKey: params.dateKey }),
  );

  mount(app, paths.letter, { access: 'signed-in', params: DateParams, body: LetterBody }, (call) => {
    const { ctx, params, body, request } = call;
    const { eventitemId: eventId, dateKey } = params;
    const typed = { subject: body.subject ?? '', message: body.message ?? '' };
    return orBack(call, organiserHref(eventId, dateKey), async () => {
      const outcome = await writeToAll(ctx, { eventId, dateKey }, typed);
      if (outcome.kind === 'refused') throw conflict(outcome.text);
      if (outcome.kind === 'sent')
        return succeed(request, organiserHref(eventId, dateKey), texts.letterSent(outcome.count));
      const { errors } = outcome;
      return fail(request, badInput(errors), () =>
        loadOrganiserPage(ctx, { eventId, dateKey, sent: { status: INVALID, errors, letter: typed } }),
      );
    });
  });
};

const mountPeople = (app: Routes) => {
  const params = RegistrationParams;
  mount(app, paths.come, { access: 'signed-in', params, body: ComeBody }, (call) => {
    const { ctx, params, body, request } = call;
    const { eventitemId: eventId, registrationId } = params;
    return orBack(call, organiserHref(eventId), async () => {
      const outcome = await markCome(ctx, { eventId, registrationId }, body.come === 1);
      if (outcome.kind !== 'done') throw conflict(texts.wasRemoved);
      const { name } = (await namesOf(ctx, [outcome.row]))(outcome.row);
      const said = body.come === 1 ? texts.cameSaved(name) : texts.cameTakenBack(name);
      return succeed(request, organiserHref(eventId, outcome.row.dateKey), said);
    });
  });

  mount(app, paths.remove, { access: 'signed-in', params, body: RemoveBody }, (call) => {
    const { ctx, params, body, request } = call;
    const { eventitemId: eventId, registrationId } = params;
    return orBack(call, organiserHref(eventId), async () => {
      const reason = body.reason ?? '';
      const outcome = await removeRegistration(ctx, { eventId, registrationId }, reason);
      if (outcome.kind === 'refused') throw conflict(outcome.text);
      if (outcome.kind === 'invalid') {
        const sent = { status: INVALID, errors: outcome.errors, removing: { registrationId, reason } };
        const { dateKey } = (await findRegistration(ctx, registrationId)) ?? {};
        return fail(request, badInput(outcome.errors), () =>
          loadOrganiserPage(ctx, { eventId, dateKey, sent }),
        );
      }
      const { name } = (await namesOf(ctx, [outcome.row]))(outcome.row);
      return succeed(request, organiserHref(eventId, outcome.row.dateKey), texts.removed(name));
    });
  });
};
