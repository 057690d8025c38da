// Serves the newsletters' desk: plain forms, which answer JSON to whoever asks for it. contract.md 18.13
import { badInput, conflict } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, orBack, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import {
  PIECE_ACTS,
  changePiece,
  holdIssue,
  saveWords,
  sendNow,
  sendTest,
  stopIssue,
} from '../issues/commands.ts';
import { newsletterDeskPaths as paths } from '../paths.ts';
import * as refusals from '../texts.ts';
import { createNewsletter, saveNewsletter } from './commands.ts';
import { loadNewsletterForm } from './form-page.ts';
import {
  FormBody,
  HoldBody,
  IssueQuery,
  NewsletterParams,
  PieceBody,
  SendBody,
  StopBody,
  WordsBody,
  typedOf,
} from './input.ts';
import { USUAL_LOOK, VIEW_WORDS, loadIssueDesk } from './issue-page.ts';
import { loadNewsletterDesk } from './list-page.ts';
import * as texts from './texts.ts';

const INVALID = 422;
const CONFLICT = 409;
const access = 'editor';
const params = NewsletterParams;

export const newsletterDeskRoutes = (app: Routes): void => {
  mount(app, paths.desk, { access }, ({ ctx }) => loadNewsletterDesk(ctx));
  mountForms(app);
  mountIssue(app);
  mountSending(app);
};

const mountForms = (app: Routes) => {
  const access = 'admin';
  mount(app, paths.begin, { access }, ({ ctx }) => loadNewsletterForm(ctx, null));
  mount(app, paths.settings, { access, params }, ({ ctx, params }) =>
    loadNewsletterForm(ctx, params.newsletterId),
  );

  mount(app, paths.create, { access, body: FormBody }, async ({ ctx, body, request }) => {
    const typed = typedOf(body);
    const outcome = await createNewsletter(ctx, typed);
    if (outcome.kind === 'saved') {
      const { id, name } = outcome.newsletter;
      return succeed(request, url(paths.next, { newsletterId: id }), texts.created(name));
    }
    const errors = outcome.kind === 'invalid' ? outcome.errors : { name: outcome.text };
    return fail(request, badInput(errors), () => loadNewsletterForm(ctx, null, { typed, errors }));
  });

  mount(app, paths.save, { access, params, body: FormBody }, async ({ ctx, params, body, request }) => {
    const typed = typedOf(body);
    const { seen } = body;
    const outcome = await saveNewsletter(ctx, params.newsletterId, typed, seen);
    if (outcome.kind === 'saved') return succeed(request, url(paths.next, params), texts.saved);
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () =>
        loadNewsletterForm(ctx, params.newsletterId, { typed, refusal }),
      );
    }
    const { errors } = outcome;
    return fail(request, badInput(errors), () =>
      loadNewsletterForm(ctx, params.newsletterId, { typed, errors, seen }),
    );
  });
};

const LOOKS = Object.fromEntries(Object.entries(VIEW_WORDS).map(([look, word]) => [word, look])) as Partial<
  Record<string, keyof typeof VIEW_WORDS>
>;

const mountIssue = (app: Routes) => {
  mount(app, paths.next, { access, params, query: IssueQuery }, ({ ctx, params, query }) =>
    loadIssueDesk(ctx, params.newsletterId, {
      search: (query.q ?? '').trim(),
      look: LOOKS[query.ansicht ?? ''] ?? 'light',
      isNarrow: query.breite === 'schmal',
    }),
  );

  mount(app, paths.words, { access, params, body: WordsBody }, async ({ ctx, params, body, request }) => {
    const { subject = '', intro = '', version = 0 } = body;
    const outcome = await saveWords(ctx, params.newsletterId, { subject, intro, version });
    if (outcome.kind === 'saved') return succeed(request, url(paths.next, params), texts.wordsSaved);
    const typed = { subject, intro };
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () =>
        loadIssueDesk(ctx, params.newsletterId, { ...USUAL_LOOK, typed, errors, status: INVALID }),
      );
    }
    const refusal = outcome.text;
    return fail(request, conflict(refusal), () =>
      loadIssueDesk(ctx, params.newsletterId, { ...USUAL_LOOK, typed, refusal, status: CONFLICT }),
    );
  });

  mount(app, paths.piece, { access, params, body: PieceBody }, (call) => {
    const { ctx, params, body, request } = call;
    const back = `${url(paths.next, params)}#beitraege`;
    return orBack(call, back, async () => {
      const act = PIECE_ACTS.find((one) => one === body.act);
      if (!act) throw conflict(refusals.pieceUnknown);
      const outcome = await changePiece(ctx, params.newsletterId, { act, key: body.key ?? '', to: body.to });
      if (outcome.kind === 'refused') throw conflict(outcome.text);
      return succeed(request, back, texts.pieceChanged);
    });
  });
};

const mountSending = (app: Routes) => {
  mount(app, paths.test, { access, params }, (call) => {
    const { ctx, params, request } = call;
    return orBack(call, url(paths.next, params), async () => {
      const outcome = await sendTest(ctx, params.newsletterId);
      if (outcome.kind === 'refused') throw conflict(outcome.text);
      return succeed(request, url(paths.next, params), texts.tested);
    });
  });

  mount(app, paths.hold, { access, params, body: HoldBody }, async ({ ctx, params, body, request }) => {
    const isHeld = body.act !== 'release';
    await holdIssue(ctx, params.newsletterId, isHeld);
    return succeed(request, url(paths.next, params), isHeld ? texts.held : texts.released);
  });

  mount(app, paths.send, { access, params, body: SendBody }, (call) => {
    const { ctx, params, body, request } = call;
    return orBack(call, url(paths.next, params), async () => {
      const { number = 0, sure = '' } = body;
      const outcome = await sendNow(ctx, params.newsletterId, { number, isSure: sure !== '' });
      if (outcome.kind === 'invalid') throw badInput(outcome.errors);
      if (outcome.kind === 'refused') throw conflict(outcome.text);
      return succeed(request, url(paths.next, params), texts.sending(outcome.number));
    });
  });

  mount(app, paths.stop, { access, params, body: StopBody }, async ({ ctx, params, body, request }) => {
    const done = await stopIssue(ctx, params.newsletterId, body.issue ?? 0);
    return succeed(request, url(paths.next, params), texts.takenBack[done]);
  });
};
