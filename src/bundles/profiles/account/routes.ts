// One's own pages. Plain forms; what is refused comes back with everything typed.
import { download, seeOther } from '#kernel/answers.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { reasonOf } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { dayText } from '#design/dates.ts';
import { IMAGE_UPLOAD } from '#bundles/media/public.ts';
import { cancelErasure, confirmPassword, planErasure, userPaths } from '#bundles/users/public.ts';
import { loadAccountPage } from './account-page.ts';
import { EXPORT_LIMIT } from './constants.ts';
import { exportData } from './export.ts';
import { LeaveBody, PasswordBody, PictureBody, PictureParams, ProfileBody } from './input.ts';
import { readProfile } from './own-profile.ts';
import { accountPaths } from './paths.ts';
import { bringPicture, removePicture, saveOwnProfile } from './own-page.ts';
import { loadPrivacyPage } from './privacy-page.ts';
import { loadProfileForm } from './profile-form-page.ts';
import * as texts from './texts.ts';

export const accountRoutes = (app: Routes): void => {
  mount(app, userPaths.account, { access: 'signed-in' }, async ({ ctx }) => loadAccountPage(ctx));
  mountProfileForm(app);
  mountPictures(app);
  mountPrivacy(app);
  mountLeaving(app);
};

const mountProfileForm = (app: Routes) => {
  mount(app, accountPaths.profile, { access: 'signed-in' }, async ({ ctx }) => loadProfileForm(ctx));

  mount(app, accountPaths.profileSend, { access: 'signed-in', body: ProfileBody }, async ({ ctx, body }) => {
    const profile = readProfile(body);
    const outcome = await saveOwnProfile(ctx, profile);
    if (outcome.kind === 'invalid') return loadProfileForm(ctx, { profile, errors: outcome.errors });
    return seeOther(url(accountPaths.profile), flash('success', texts.saved));
  });
};

const mountPictures = (app: Routes): void => {
  const input = { params: PictureParams, body: PictureBody, upload: IMAGE_UPLOAD };
  mount(
    app,
    accountPaths.picture,
    { access: 'signed-in', ...input },
    async ({ ctx, params, body, upload }) => {
      const which = params.which === 'portrait' ? 'portrait' : 'cover';
      if (body.remove) {
        await removePicture(ctx, which);
        return pictureDone(texts.pictureRemoved);
      }
      if (!upload) return loadProfileForm(ctx, { pictureError: { which, text: texts.pictureMissing } });
      const outcome = await bringPicture(ctx, which, upload.read());
      if (outcome.kind === 'refused')
        return loadProfileForm(ctx, { pictureError: { which, text: outcome.text } });
      return pictureDone(texts.pictureSaved);
    },
  );
};

const pictureDone = (text: string) => seeOther(url(accountPaths.profile), flash('success', text));

/** Also for those who are suspended or don't agree to new terms: what is theirs they may take along. */
const mountPrivacy = (app: Routes) => {
  mount(app, userPaths.privacy, { access: 'signed-in' }, async ({ ctx }) => loadPrivacyPage(ctx));

  mount(
    app,
    accountPaths.export,
    { access: 'signed-in', barred: 'welcome', body: PasswordBody },
    async ({ ctx, body: { password = '' } }) => {
      if (!(await confirmPassword(ctx, password)))
        return loadPrivacyPage(ctx, { exportError: texts.wrongPassword });
      const id = ctx.viewer.id!;
      await limitAttempts(ctx, `export:${id}`, EXPORT_LIMIT);
      const day = ctx.now.toISOString().slice(0, 10);
      return download(await exportData(ctx, id), `daten-${id}-${day}.zip`, 'application/zip');
    },
  );
};

const mountLeaving = (app: Routes) => {
  mount(
    app,
    accountPaths.leave,
    { access: 'signed-in', barred: 'welcome', body: LeaveBody },
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

  mount(app, accountPaths.stay, { access: 'signed-in', barred: 'welcome' }, async ({ ctx }) => {
    await cancelErasure(ctx);
    return seeOther(url(userPaths.privacy), flash('success', texts.stayed));
  });
};
