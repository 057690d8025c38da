// Serves the calls by which a manuscript goes its way: to the editors, out, back, and away. Forms of browsers without scripts
// make the same calls.
import { HttpError } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { orBack } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { momentOf } from '#design/dates.ts';
import { publishManuscript, scheduleManuscript } from '../publishing.ts';
import { answerChange, answerOtherAccount, isOtherAccount } from '../composer-answers.ts';
import type { Caller } from '../composer-answers.ts';
import { hrefOfPiece } from '../composer-view.ts';
import { TALK_LIMIT } from '../constants.ts';
import * as input from '../input.ts';
import { writingPaths } from '../paths.ts';
import { DESK_TABS } from '../pages/constants.ts';
import { loadRevisionsPage } from '../pages/revisions-page.ts';
import type { Manuscript } from '../queries.ts';
import { handBackManuscript, reclaimManuscript, submitManuscript } from '../reviewing.ts';
import { republishPiece, discardManuscript, eraseAndNotify, withdrawPiece } from '../withdrawing.ts';
import * as texts from '../texts.ts';
import { remarkKept } from '../ui/pages/texts.ts';

export const stateRoutes = (app: Routes): void => {
  mountReview(app);
  mountPublication(app);
  mountDiscarding(app);
  mountPieces(app);
};

const ofManuscript = { params: input.ManuscriptParams };
const done = (manuscript: Manuscript) => ({ kind: 'done', manuscript }) as const;
const overview = () => url(writingPaths.overview);

const mountReview = (app: Routes) => {
  mount(app, writingPaths.submit, { access: 'signed-in', ...ofManuscript, body: input.SubmitBody }, (call) =>
    orBack(call, overview(), async () => {
      if (isOtherAccount(call.ctx, call.body)) return answerOtherAccount(call);
      await limitAttempts(call.ctx, `manuscript-talk:${call.ctx.viewer.id}`, TALK_LIMIT);
      const { version, text, viewer: _writer, ...answers } = call.body;
      const outcome = await submitManuscript(call.ctx, { ...call.params, version, text, answers });
      return answerChange(call, outcome, (manuscript) =>
        manuscript.state === 'done'
          ? publishedMessage(call, manuscript, true)
          : { msg: texts.outcomes.submitted, formHref: overview() },
      );
    }),
  );

  const optional = { ...ofManuscript, body: input.MaybeVersionBody };
  mount(app, writingPaths.reclaim, { access: 'signed-in', ...optional }, async (call) => {
    const manuscript = await reclaimManuscript(call.ctx, call.params.id);
    return answerChange(call, done(manuscript), () => ({ msg: texts.outcomes.reclaimed }));
  });

  mount(
    app,
    writingPaths.handBack,
    { access: 'signed-in', ...ofManuscript, body: input.TextBody },
    (call) => {
      const desk = url(writingPaths.desk);
      return orBack(call, desk, async () => {
        try {
          const manuscript = await handBackManuscript(call.ctx, call.params.id, call.body.text);
          return await answerChange(call, done(manuscript), () => ({
            msg: texts.outcomes.handedBack,
            formHref: desk,
          }));
        } catch (error) {
          if (!call.wantsPage || !(error instanceof HttpError) || error.status !== 409) throw error;
          return keepRemark(call, error);
        }
      });
    },
  );
};

/** Its author took it back meanwhile: what was written about it is worth sending all the same. */
const keepRemark = (
  { ctx, params, body }: Pick<Caller, 'ctx'> & { params: { id: number }; body: { text: string } },
  { status, message }: HttpError,
) => loadRevisionsPage(ctx, params.id, {}, { text: body.text, error: `${message} ${remarkKept}`, status });

const mountPublication = (app: Routes) => {
  mount(
    app,
    writingPaths.publish,
    { access: 'signed-in', ...ofManuscript, body: input.PublishBody },
    (call) =>
      orBack(call, overview(), async () => {
        if (isOtherAccount(call.ctx, call.body)) return answerOtherAccount(call);
        const expiresAt = input.optionalMomentIn('expiresAt', call.body.expiresAt);
        const options = { ...call.params, version: call.body.version, expiresAt };
        const outcome = await publishManuscript(call.ctx, options);
        return answerChange(call, outcome, (manuscript) =>
          publishedMessage(call, manuscript, outcome.kind === 'done' && outcome.isNew),
        );
      }),
  );

  mount(
    app,
    writingPaths.schedule,
    { access: 'signed-in', ...ofManuscript, body: input.ScheduleBody },
    (call) =>
      orBack(call, overview(), async () => {
        if (isOtherAccount(call.ctx, call.body)) return answerOtherAccount(call);
        const at = input.momentIn('at', call.body.at);
        const expiresAt = input.optionalMomentIn('expiresAt', call.body.expiresAt);
        const options = { ...call.params, version: call.body.version, at, expiresAt };
        const outcome = await scheduleManuscript(call.ctx, options);
        const msg = texts.outcomes.scheduled(momentOf(at).text);
        return answerChange(call, outcome, (manuscript) => ({
          msg,
          formHref: deskOrOverview(call, manuscript),
        }));
      }),
  );
};

const publishedMessage = async (call: Caller, manuscript: Manuscript, isNew: boolean) => {
  const { changed, published, publishedOfOther } = texts.outcomes;
  const appeared = isOwn(call, manuscript) ? published : publishedOfOther;
  return { msg: isNew ? appeared : changed, href: await hrefOfPiece(call.ctx, manuscript), isOut: true };
};

const mountDiscarding = (app: Routes) => {
  mount(
    app,
    writingPaths.discard,
    { access: 'signed-in', ...ofManuscript, body: input.MaybeVersionBody },
    async (call) => {
      const outcome = await discardManuscript(call.ctx, call.params.id, call.body.version);
      return answerChange(call, outcome, (manuscript) => ({
        msg: manuscript.objectId === null ? texts.outcomes.discarded : texts.outcomes.changesDiscarded,
        href: deskOrOverview(call, manuscript),
      }));
    },
  );
};

/** Mounts the calls of pieces, whether or not anybody has begun to change them. */
const mountPieces = (app: Routes) => {
  const ofPiece = { params: input.pieceParams(app.portal.kinds), respondsWith: 'json' } as const;
  const deeds = [
    [writingPaths.withdraw, withdrawPiece, texts.outcomes.withdrawn, amongUnpublished],
    [writingPaths.republish, republishPiece, texts.outcomes.broughtBack, whereItIsRead],
    [writingPaths.erase, eraseAndNotify, texts.outcomes.erased, deskOrOverview],
  ] as const;
  for (const [path, deed, msg, next] of deeds)
    mount(app, path, { access: 'signed-in', ...ofPiece }, async (call) => {
      const { type, objectId } = call.params;
      const manuscript = await deed(call.ctx, { type, id: objectId });
      return answerChange(call, done(manuscript), async () => ({ msg, href: await next(call, manuscript) }));
    });
};

const isOwn = ({ ctx }: Caller, { authorId }: Manuscript) => authorId === ctx.viewer.id;

/** Editors go on at their desk with what others wrote. */
const deskOrOverview = (call: Caller, manuscript: Manuscript) =>
  isOwn(call, manuscript) ? overview() : url(writingPaths.desk);

const amongUnpublished = (call: Caller, manuscript: Manuscript) =>
  isOwn(call, manuscript)
    ? url(writingPaths.takenBack)
    : url(writingPaths.desk, {}, { stand: DESK_TABS.takenBack });

const whereItIsRead = ({ ctx }: Caller, manuscript: Manuscript) => hrefOfPiece(ctx, manuscript);
