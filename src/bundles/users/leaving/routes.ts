// Serves taking one's data along, leaving, staying after all: plain forms on one page.
import { dayText } from '#design/dates.ts';
import { download, seeOther } from '#kernel/answers.ts';
import { dayOf } from '#kernel/calendar.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { reasonOf } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { userPaths } from '../paths.ts';
import { cancelErasure, planErasure } from './commands.ts';
import { confirmPassword } from './confirm-password.ts';
import { EXPORT_LIMIT } from './constants.ts';
import { exportData } from './export.ts';
import { LeaveBody, PasswordBody } from './input.ts';
import { leavingPaths } from './paths.ts';
import { loadPrivacyPage } from './privacy-page.ts';
import * as texts from './texts.ts';

export const leavingRoutes = (app: Routes): void => {
  mountPrivacy(app);
  mountLeaving(app);
};

/** Also for those who are suspended or don't agree to new terms: what is theirs they may take along. */
const mountPrivacy = (app: Routes) => {
  mount(app, userPaths.privacy, { access: 'signed-in' }, async ({ ctx }) => loadPrivacyPage(ctx));

  mount(
    app,
    leavingPaths.export,
    { access: 'signed-in', whenRestricted: 'allow', body: PasswordBody },
    async ({ ctx, body: { password = '' } }) => {
      if (!(await confirmPassword(ctx, password)))
        return loadPrivacyPage(ctx, { exportError: texts.wrongPassword });
      const id = ctx.viewer.id!;
      await limitAttempts(ctx, `export:${id}`, EXPORT_LIMIT);
      const day = dayOf(ctx.now);
      return download(await exportData(ctx, id), `daten-${id}-${day}.zip`, 'application/zip');
    },
  );
};

const mountLeaving = (app: Routes) => {
  mount(
    app,
    leavingPaths.leave,
    { access: 'signed-in', whenRestricted: 'allow', body: LeaveBody },
    async ({ ctx, body }) => {
      const keepsComments = body.comments !== 'remove';
      const outcome = await planErasure(ctx, { password: body.password ?? '', keepsComments });
      if (outcome.kind !== 'planned')
        return loadPrivacyPage(ctx, { leaveError: reasonOf(outcome), keepsComments });
      return seeOther(
        url(userPaths.privacy),
        flash('warning', texts.planned(dayText(outcome.dueAt)), { fade: 0 }),
      );
    },
  );

  mount(app, leavingPaths.stay, { access: 'signed-in', whenRestricted: 'allow' }, async ({ ctx }) => {
    const outcome = await cancelErasure(ctx);
    const said = outcome.kind === 'stays' ? flash('success', texts.stayed) : flash('warning', outcome.text);
    return seeOther(url(userPaths.privacy), said);
  });
};
