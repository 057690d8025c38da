// Serves the desk of pages: plain forms, which answer JSON to whoever asks for it.
import { momentOf } from '#design/dates.ts';
import { seeOther } from '#kernel/answers.ts';
import { momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badInput, badRequest, conflict } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import { invalid } from '#kernel/outcomes.ts';
import { fail, succeed, succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import { toSlug } from '#kernel/slug.ts';
import type { Routes } from '#kernel/routing.ts';
import {
  AgreementsQuery,
  CompareQuery,
  EditParams,
  ListParams,
  PageBody,
  PreviewQuery,
  ReleaseBody,
  RestoreBody,
} from '../input.ts';
import { MAX_SECTIONS } from '../constants.ts';
import * as demandTexts from '../agreeing/texts.ts';
import { cmsPaths } from '../paths.ts';
import { tooManySections } from '../texts.ts';
import { loadAgreements } from './agreements-page.ts';
import {
  endDemand,
  publishDraft,
  restoreVersion,
  saveDraft,
  scheduleDraft,
  withdrawPage,
} from './commands.ts';
import type { DraftInput, DraftOutcome } from './commands.ts';
import { findEmbedProblems } from './embed-problems.ts';
import { loadPageForm } from './form-page.ts';
import { loadPagesDesk } from './list-page.ts';
import { findPage, stampOf } from './queries.ts';
import * as texts from './texts.ts';
import { arrange, isArranging } from './arranging.ts';
import { orderOf, positionOf, sectionsOf, memberNoticeOf, toSave, typedOf } from './typed-sections.ts';
import type { TypedPage } from './typed-sections.ts';
import { loadPreview, loadVersions } from './version-pages.ts';

const access = 'admin';
const params = EditParams;

export const pageDeskRoutes = (app: Routes): void => {
  mount(app, cmsPaths.list, { access, params: ListParams }, ({ ctx, params }) =>
    loadPagesDesk(ctx, Number(params.page ?? 1)),
  );
  mount(app, cmsPaths.begin, { access }, ({ ctx }) => loadPageForm(ctx, null));
  mount(app, cmsPaths.edit, { access, params }, ({ ctx, params }) => loadPageForm(ctx, params.id));
  mount(app, cmsPaths.preview, { access, params, query: PreviewQuery }, ({ ctx, params, query }) =>
    loadPreview(ctx, params.id, query.fassung === undefined ? undefined : Number(query.fassung)),
  );
  mount(app, cmsPaths.versions, { access, params, query: CompareQuery }, ({ ctx, params, query }) =>
    loadVersions(ctx, params.id, { from: numberOf(query.von), to: numberOf(query.bis) }),
  );
  mountForms(app);
  mountReleasing(app);
};

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

const mountForms = (app: Routes) => {
  mount(app, cmsPaths.create, { access, body: PageBody }, ({ ctx, body = {}, request }) => {
    const { act = '', ...typed } = typedOf(body);
    return answer(ctx, request, { id: null, act, typed });
  });
  mount(app, cmsPaths.save, { access, params, body: PageBody }, ({ ctx, params, body = {}, request }) => {
    const { act = '', ...typed } = typedOf(body);
    return answer(ctx, request, { id: params.id, act, typed });
  });
  mount(app, cmsPaths.restore, { access, params, body: RestoreBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const number = Number(body.number ?? 0);
    const outcome = await restoreVersion(ctx, params.id, number, body.seen ?? '');
    if (outcome.kind !== 'saved')
      return fail(request, conflict(texts.conflict), () =>
        loadPageForm(ctx, params.id, { typed: {}, refusal: texts.conflict }),
      );
    return succeed(request, url(cmsPaths.edit, { id: params.id }), texts.restored(number));
  });
};

/**
 * Mounts what releases members, open also to administrators who owe agreement: it is how they get the portal out of a page that
 * was a mistake.
 */
const mountReleasing = (app: Routes) => {
  mount(
    app,
    cmsPaths.release,
    { access, whenRestricted: 'allow', params, body: ReleaseBody },
    async ({ ctx, params: { id }, body, request }) => {
      if (body.act !== 'end' && body.act !== 'withdraw') throw badRequest(texts.actUnknown);
      const isEnd = body.act === 'end';
      const outcome = isEnd ? await endDemand(ctx, id) : await withdrawPage(ctx, id);
      const back = safeRedirectPath(body.next ?? url(cmsPaths.edit, { id }));
      if (outcome.kind === 'refused') {
        const { text } = outcome;
        return fail(request, conflict(text), () => seeOther(back, flash('alert', text)));
      }
      return succeed(request, back, isEnd ? demandTexts.demandEnded : texts.withdrawn);
    },
  );

  mount(
    app,
    cmsPaths.agreements,
    { access, params, query: AgreementsQuery },
    ({ ctx, params: { id }, query }) => loadAgreements(ctx, id, query.seite ?? 1),
  );
};

type Acted =
  | Exclude<DraftOutcome, { kind: 'saved' }>
  | { readonly kind: 'done'; readonly id: number; readonly text: string };

interface Sent {
  readonly id: number | null;
  readonly act: string;
  readonly typed: TypedPage;
}

const answer = async (ctx: Ctx, request: Parameters<typeof succeed>[0], sent: Sent) => {
  if (isArranging(sent.act)) return answerArranged(ctx, request, sent);
  if (sent.act === 'withdraw' && sent.id !== null) return answerWithdrawn(ctx, request, sent.id, sent.typed);
  const outcome = await actOn(ctx, sent);
  const { id, typed } = sent;
  if (outcome.kind === 'invalid') {
    const { errors } = outcome;
    return fail(request, badInput(errors), () => loadPageForm(ctx, id, { typed, errors }));
  }
  if (outcome.kind === 'refused') {
    const refusal = outcome.text;
    return fail(request, conflict(refusal), () => loadPageForm(ctx, id, { typed, refusal }));
  }
  const problems = await findEmbedProblems(ctx, outcome.id);
  return succeed(
    request,
    url(cmsPaths.edit, { id: outcome.id }),
    outcome.text,
    ...(problems === null ? [] : [flash('warning', problems, { fade: 0 })]),
  );
};

/** Nothing is saved: the form comes back in the new order, with all that was typed. */
const answerArranged = async (ctx: Ctx, request: Parameters<typeof succeed>[0], { id, act, typed }: Sent) => {
  const before = sectionsOf(typed);
  const sections = arrange(before, act);
  if (sections === 'full') {
    const errors = { sections: tooManySections(MAX_SECTIONS) };
    return fail(request, badInput(errors), () => loadPageForm(ctx, id, { typed, errors }));
  }
  return succeedWith(request, { order: orderOf(sections) }, () => loadPageForm(ctx, id, { typed, sections }));
};

/**
 * Takes the page back whether or not what was typed can be saved: a page that was a mistake is never out because of its form.
 * What can't be saved comes back in the form.
 */
const answerWithdrawn = async (
  ctx: Ctx,
  request: Parameters<typeof succeed>[0],
  id: number,
  typed: TypedPage,
) => {
  const stamp = await stampNow(ctx, id);
  // Whoever sends the act alone typed nothing that a draft could be made of.
  const saved = 'title' in typed ? await saveDraft(ctx, inputOf(id, typed)) : null;
  const outcome = await withdrawPage(ctx, id);
  if (outcome.kind === 'refused') {
    const refusal = outcome.text;
    return fail(request, conflict(refusal), () => loadPageForm(ctx, id, { typed, refusal }));
  }
  if (saved?.kind === 'refused') {
    const refusal = texts.withdrawnMeanwhileSaved;
    return fail(request, conflict(refusal), () => loadPageForm(ctx, id, { typed, refusal }));
  }
  if (saved?.kind === 'invalid') {
    const [{ errors }, done] = [saved, texts.withdrawnUnsaved];
    // The page is another one now; who had seen it as it was has seen that as well.
    const seen = typed['seen'] === stamp ? await stampNow(ctx, id) : (typed['seen'] ?? '');
    return fail(request, badInput({ ...errors, form: done }), () =>
      loadPageForm(ctx, id, { typed: { ...typed, seen }, errors, done }),
    );
  }
  return succeed(request, url(cmsPaths.edit, { id }), texts.withdrawn);
};

const ACTS = ['', 'publish', 'schedule'];

/** Does what is asked; whatever is done next, what was typed is saved first. */
const actOn = async (ctx: Ctx, { id, act, typed }: Sent): Promise<Acted> => {
  if (!ACTS.includes(act)) throw badRequest(texts.actUnknown);
  const { publishAt = '' } = typed;
  const [day = '', clock = ''] = publishAt.split('T');
  const at = publishAt === '' ? null : momentAt(day, clock);
  if (act === 'schedule' && at === undefined) return invalid({ publishAt: texts.momentInvalid });
  if (act === 'schedule' && at && at <= ctx.now) return invalid({ publishAt: texts.momentPassed });
  const saved = await saveDraft(ctx, inputOf(id, typed));
  if (saved.kind !== 'saved') return saved;
  if (act === '') return { kind: 'done', id: saved.id, text: texts.drafted };
  const stamp = await stampNow(ctx, saved.id);
  const outcome =
    act === 'publish'
      ? await publishDraft(ctx, saved.id, stamp)
      : await scheduleDraft(ctx, saved.id, stamp, at ?? null);
  if (outcome.kind !== 'saved') return outcome;
  const text =
    act === 'publish'
      ? texts.published((typed['title'] ?? '').trim())
      : at
        ? texts.scheduled(momentOf(at).text)
        : texts.calledOff;
  return { kind: 'done', id: saved.id, text };
};

const inputOf = (id: number | null, typed: TypedPage): DraftInput => {
  const { title = '', slug = '', seen = '' } = typed;
  return {
    id,
    slug: slug.trim() || addressOfNew(id, title),
    title,
    sections: toSave(sectionsOf(typed)),
    footerPosition: positionOf(typed),
    isLegal: typed['isLegal'] === '1',
    memberNotice: memberNoticeOf(typed),
    seen,
  };
};

const stampNow = async (ctx: Ctx, id: number): Promise<string> => {
  const known = await findPage(ctx, id);
  return known ? stampOf(known.page, known.latest) : '';
};

/** Returns the address of a new page that nobody gave one: that of its title, as places and categories have. */
const addressOfNew = (id: number | null, title: string): string => (id === null ? toSlug(title, '') : '');
