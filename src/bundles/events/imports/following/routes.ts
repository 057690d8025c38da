// Serves calendars that are read again: when somebody asks for it, how, and what is done where the calendar and people want
// different things.
import { seeOther } from '#kernel/answers.ts';
import { conflict } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { DecideBody, FollowingBody, SourceParams } from '../input.ts';
import { importPaths } from '../paths.ts';
import * as texts from '../texts.ts';
import { readUpload, upload } from '../upload.ts';
import { readNow, saveFollowing } from './commands.ts';
import { decideConflict } from './conflicts.ts';

const params = SourceParams;

export const followingRoutes = (app: Routes): void => {
  mount(app, importPaths.read, { access: 'signed-in', params, upload }, async (call) => {
    const { ctx, params, upload, request } = call;
    const back = url(importPaths.show, params);
    const outcome = await readNow(ctx, params.sourceId, upload && (await readUpload(upload)));
    if (outcome.kind !== 'refused') return succeed(request, back, texts.readAgain[outcome.kind]);
    return fail(request, conflict(outcome.text), () => seeOther(back, flash('warning', outcome.text)));
  });

  mount(app, importPaths.set, { access: 'signed-in', params, body: FollowingBody }, async (call) => {
    const { ctx, params, body = {}, request } = call;
    const mode = body.mode === 'publish' ? 'publish' : 'review';
    await saveFollowing(ctx, params.sourceId, { mode, takesNew: body.takesNew === 'yes' });
    return succeed(request, url(importPaths.show, params), texts.settingsSaved);
  });

  mount(app, importPaths.decide, { access: 'signed-in', params, body: DecideBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const back = url(importPaths.show, params);
    const outcome = await decideConflict(ctx, params.sourceId, body);
    if (outcome.kind === 'decided') return succeed(request, back, texts.decided[body.choice]);
    return fail(request, conflict(outcome.text), () => seeOther(back, flash('warning', outcome.text)));
  });
};
