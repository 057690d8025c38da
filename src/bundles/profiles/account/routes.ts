// Serves one's own pages with plain forms; what is refused comes back with everything typed.
import { seeOther } from '#kernel/answers.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { IMAGE_UPLOAD } from '#bundles/media/public.ts';
import { userPaths } from '#bundles/users/public.ts';
import { loadAccountPage } from './account-page.ts';
import { PictureBody, PictureParams, ProfileBody } from './input.ts';
import { readProfile } from './own-profile.ts';
import { accountPaths } from './paths.ts';
import { uploadPicture, removePicture, saveOwnProfile } from './own-page.ts';
import { loadProfileForm } from './profile-form-page.ts';
import * as texts from './texts.ts';

export const accountRoutes = (app: Routes): void => {
  mount(app, userPaths.account, { access: 'signed-in' }, async ({ ctx }) => loadAccountPage(ctx));
  mountProfileForm(app);
  mountPictures(app);
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
      const outcome = await uploadPicture(ctx, which, upload.read());
      if (outcome.kind === 'refused')
        return loadProfileForm(ctx, { pictureError: { which, text: outcome.text } });
      return pictureDone(texts.pictureSaved);
    },
  );
};

const pictureDone = (text: string) => seeOther(url(accountPaths.profile), flash('success', text));
