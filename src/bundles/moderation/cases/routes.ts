// Serves the desk of cases: plain forms, which answer JSON to whoever asks for it.
import type { FastifyRequest } from 'fastify';
import { seeOther, text } from '#kernel/answers.ts';
import { badInput, conflict } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { tableInput } from '#kernel/desk-table.ts';
import { url } from '#kernel/named-routes.ts';
import { parseId } from '#kernel/parameters.ts';
import { fail, orBack, succeed, succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { decideAppeal } from '../appeals/commands.ts';
import * as appealTexts from '../appeals/texts.ts';
import { confirmDecision, decideCase } from '../deciding/commands.ts';
import { drawPoliceFile } from '../deciding/police-file.ts';
import * as decidingTexts from '../deciding/texts.ts';
import { undoDecision } from '../deciding/undoing.ts';
import { UNDO_MS } from '../constants.ts';
import { caseDeskPaths as paths } from '../paths.ts';
import { loadCasePage } from './case-page.ts';
import { CASE_TABLE } from './case-table.ts';
import { addNote, claimCase } from './commands.ts';
import {
  CaseParams,
  ClaimBody,
  ConfirmBody,
  DecideBody,
  NoteBody,
  OutcomeBody,
  UndoParams,
} from './input.ts';
import { CASE_DESK } from './table-page.ts';
import * as texts from './texts.ts';

const access = 'moderator';
const params = CaseParams;

export const caseRoutes = (app: Routes): void => {
  mount(app, paths.table, { access, query: tableInput(CASE_TABLE) }, ({ ctx, query }) =>
    CASE_DESK.draw(ctx, query),
  );

  mount(app, paths.one, { access, params }, ({ ctx, params }) => loadCasePage(ctx, params.caseId));

  mount(app, paths.police, { access, params }, async ({ ctx, params }) =>
    text(await drawPoliceFile(ctx, params.caseId), 'text/plain; charset=utf-8'),
  );

  mountWork(app);
  mountDeciding(app);
  mountLookingAgain(app);
};

const mountWork = (app: Routes) => {
  mount(app, paths.claim, { access, params, body: ClaimBody }, (call) => {
    const { ctx, params, body, request } = call;
    const isWanted = body?.act !== 'release';
    const back = url(paths.one, params);
    return orBack(call, back, async () => {
      await claimCase(ctx, params.caseId, isWanted);
      return succeed(request, back, isWanted ? texts.claimed : texts.released);
    });
  });

  mount(app, paths.note, { access, params, body: NoteBody }, async ({ ctx, params, body, request }) => {
    const note = body?.note ?? '';
    const outcome = await addNote(ctx, params.caseId, note);
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadCasePage(ctx, params.caseId, { errors, note }));
    }
    return succeed(request, url(paths.one, params), texts.noted);
  });
};

const mountDeciding = (app: Routes) => {
  mount(app, paths.decide, { access, params, body: DecideBody }, (call) => {
    const { ctx, params, body, request } = call;
    const {
      measure = '',
      category = '',
      suspension = 'none',
      local,
      warn,
      lock,
      unfounded,
      facts = '',
      label = '',
      lastNotice,
    } = body ?? {};
    const decision = {
      measure,
      category,
      suspension,
      facts,
      label,
      isLocal: local === '1',
      isWarning: warn === '1',
      isThreadLocked: lock === '1',
      isUnfounded: unfounded === '1',
    };
    const back = url(paths.one, params);
    return orBack(call, back, async () => {
      const seen = { lastNotice: parseId(lastNotice), undoMs: UNDO_MS.one };
      const outcome = await decideCase(ctx, params.caseId, decision, seen);
      if (outcome.kind === 'invalid') {
        const { errors } = outcome;
        return fail(request, badInput(errors), () => loadCasePage(ctx, params.caseId, { errors, decision }));
      }
      const { caseId } = params;
      return answerUndoable(request, back, {
        msg: outcome.kind === 'proposed' ? decidingTexts.proposed : decidingTexts.decided,
        action: url(paths.undo, { caseId, decisionId: outcome.decisionId }),
      });
    });
  });

  mount(app, paths.undo, { access, params: UndoParams }, (call) => {
    const { ctx, params, request } = call;
    const back = url(paths.one, { caseId: params.caseId });
    return orBack(call, back, async () => {
      if (!(await undoDecision(ctx, params.caseId, params.decisionId)))
        throw conflict(decidingTexts.notUndone);
      return succeed(request, back, decidingTexts.undone);
    });
  });
};

/** Answers with a message that can be undone; programs get the address that takes it back, too. */
const answerUndoable = (
  request: FastifyRequest,
  back: string,
  { msg, action }: { readonly msg: string; readonly action: string },
) =>
  succeedWith(request, { msg, undo: action }, () =>
    seeOther(back, flash('success', msg, { fade: UNDO_MS.one, undo: { action, label: decidingTexts.undo } })),
  );

/** Mounts what only somebody else than who decided before may do. */
const mountLookingAgain = (app: Routes) => {
  mount(app, paths.confirm, { access, params, body: ConfirmBody }, (call) => {
    const { ctx, params, body, request } = call;
    const back = url(paths.one, params);
    return orBack(call, back, async () => {
      const isConfirmed = body?.act !== 'back';
      const outcome = await confirmDecision(ctx, params.caseId, isConfirmed, {
        decision: parseId(body?.decision),
        lastNotice: parseId(body?.lastNotice),
      });
      if (outcome.kind === 'invalid') throw badInput(outcome.errors);
      return succeed(request, back, isConfirmed ? decidingTexts.confirmed : decidingTexts.sentBack);
    });
  });

  mount(app, paths.appeal, { access, params, body: OutcomeBody }, (call) => {
    const { ctx, params, body, request } = call;
    const typed = { outcome: body?.outcome ?? '', answer: body?.answer ?? '' };
    const back = url(paths.one, params);
    return orBack(call, back, async () => {
      const outcome = await decideAppeal(ctx, params.caseId, typed, parseId(body?.appeal));
      if (outcome.kind === 'invalid') {
        const { errors } = outcome;
        return fail(request, badInput(errors), () =>
          loadCasePage(ctx, params.caseId, { errors, outcome: typed }),
        );
      }
      return succeed(request, back, appealTexts.appealDecided);
    });
  });
};
