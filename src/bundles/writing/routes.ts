// Serves the calls of the composer: saving above all, and what is suggested, shown and said meanwhile.
import { seeOther } from '#kernel/answers.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { orBack } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { createManuscript, restoreRevision, saveManuscript } from './saving.ts';
import { answerChange, answerSave, answerOtherAccount, isOtherAccount } from './composer-answers.ts';
import { loadComposer } from './open-composer.ts';
import { loadNotes, mayDo } from './composer-view.ts';
import { CREATE_LIMIT, SAVE_LIMIT, TALK_LIMIT } from './constants.ts';
import * as input from './input.ts';
import { writingOf } from './kind-writing.ts';
import { noteOnManuscript } from './notes.ts';
import { getManuscript } from './pages/access.ts';
import { writingPaths } from './paths.ts';
import { showPresence } from './presence.ts';
import { findRevisionUpTo } from './queries.ts';
import { suggestPlaces, suggestTags } from './suggestions.ts';
import * as texts from './texts.ts';
import type { NotesAnswer, PresenceAnswer } from './views.ts';

export const routes = (app: Routes): void => {
  mountSaving(app);
  mountMeanwhile(app);
  mountRevisions(app);
  mountSuggestions(app);
};

const ofManuscript = { params: input.ManuscriptParams };

const mountSaving = (app: Routes) => {
  const body = input.createBody(app.portal.kinds);
  mount(app, writingPaths.create, { access: 'signed-in', body }, async (call) => {
    const { ctx, body } = call;
    if (isOtherAccount(ctx, body)) return answerOtherAccount(call);
    await limitAttempts(ctx, `manuscript-create:${ctx.viewer.id}`, CREATE_LIMIT);
    const { type, key, window, content } = body;
    const objectId = input.objectIdIn(body.objectId);
    return answerSave(call, await createManuscript(ctx, { type, key, window, content, objectId }));
  });

  mount(
    app,
    writingPaths.save,
    { access: 'signed-in', ...ofManuscript, body: input.SaveBody },
    async (call) => {
      if (isOtherAccount(call.ctx, call.body)) return answerOtherAccount(call);
      await limitAttempts(call.ctx, `manuscript-save:${call.ctx.viewer.id}`, SAVE_LIMIT);
      const { key: window = null, version, content } = call.body;
      return answerSave(
        call,
        await saveManuscript(call.ctx, { id: call.params.id, version, content, window }),
      );
    },
  );

  mount(
    app,
    writingPaths.show,
    { access: 'signed-in', ...ofManuscript },
    async ({ ctx, params: { id } }) => ({
      status: 'success',
      ...(await loadComposer(ctx, id)),
    }),
  );

  mount(
    app,
    writingPaths.preview,
    { access: 'signed-in', ...ofManuscript },
    async ({ ctx, params: { id } }) => {
      const manuscript = await getManuscript(ctx, id);
      const { type, content, version, objectId, authorId } = manuscript;
      const newest = await findRevisionUpTo(ctx, manuscript, version);
      const writing = writingOf(ctx, type);
      return writing.preview(ctx, writing.read(ctx, content), {
        id: objectId,
        authorId,
        manuscript: { id, imageIds: newest?.imageIds ?? [] },
      });
    },
  );
};

const mountMeanwhile = (app: Routes) => {
  mount(
    app,
    writingPaths.presence,
    { access: 'signed-in', ...ofManuscript, body: input.PresenceBody },
    async ({ ctx, params: { id }, body: { tab } }) => {
      const { manuscript, others, isOpenElsewhere } = await showPresence(ctx, id, tab);
      const { version, state } = manuscript;
      const [notes, may] = await Promise.all([loadNotes(ctx, id), mayDo(ctx, manuscript)]);
      const answer: PresenceAnswer = {
        status: 'success',
        others,
        isOpenElsewhere,
        version,
        state,
        may,
        notes,
      };
      return answer;
    },
  );

  mount(app, writingPaths.note, { access: 'signed-in', ...ofManuscript, body: input.TextBody }, (call) => {
    const { ctx, params, body, wantsPage } = call;
    const back = url(writingPaths.revisions, params);
    return orBack(call, back, async () => {
      await limitAttempts(ctx, `manuscript-talk:${ctx.viewer.id}`, TALK_LIMIT);
      await noteOnManuscript(ctx, params.id, body.text);
      if (wantsPage) return seeOther(back, flash('success', texts.outcomes.noted));
      const notes = await loadNotes(ctx, params.id);
      const answer: NotesAnswer = { status: 'success', msg: texts.outcomes.noted, notes };
      return answer;
    });
  });
};

const mountRevisions = (app: Routes) => {
  mount(
    app,
    writingPaths.restore,
    { access: 'signed-in', ...ofManuscript, body: input.RestoreBody },
    async (call) => {
      const outcome = await restoreRevision(call.ctx, { ...call.body, ...call.params });
      return answerChange(call, outcome, () => ({ msg: texts.outcomes.restored }));
    },
  );
};

const mountSuggestions = (app: Routes) => {
  const asked = { query: input.SuggestQuery };
  mount(
    app,
    writingPaths.suggestPlaces,
    { access: 'signed-in', ...asked },
    async ({ ctx, query: { q = '' } }) => ({
      status: 'success',
      places: await suggestPlaces(ctx, q),
    }),
  );
  mount(
    app,
    writingPaths.suggestTags,
    { access: 'signed-in', ...asked },
    async ({ ctx, query: { q = '' } }) => ({
      status: 'success',
      tags: await suggestTags(ctx, q),
    }),
  );
};
