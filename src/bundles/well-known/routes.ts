// Icons, the web manifest, security.txt, and the way to the page where a password is changed.
import { bytes, seeOther, text } from '#kernel/answers.ts';
import { notFound } from '#kernel/errors.ts';
import { bytesOfInlined } from '#kernel/inlined-file.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import appleTouchIcon from '#design/icons/apple-touch-icon.png?inline';
import favicon from '#design/icons/favicon.ico?inline';
import { SETTINGS_TAG, portalDescription, portalName, readSetting } from '#bundles/settings/public.ts';
import { userPaths } from '#bundles/users/public.ts';
import { toManifest } from './manifest.ts';
import { wellKnownPaths } from './paths.ts';
import { contactsIn, expiryFrom, securityText } from './rules.ts';
import { securityContact, securityPolicy } from './settings.ts';

export const routes = (app: Routes): void => {
  mountIcons(app);

  mount(
    app,
    wellKnownPaths.manifest,
    { access: 'anyone', respondsWith: 'json', cache: [] },
    async ({ ctx }) => {
      const [name, description] = await Promise.all([
        readSetting(ctx, portalName),
        readSetting(ctx, portalDescription),
      ]);
      const manifest = JSON.stringify(toManifest({ name, description }));
      return text(manifest, 'application/manifest+json; charset=utf-8', [SETTINGS_TAG]);
    },
  );

  mount(
    app,
    wellKnownPaths.security,
    { access: 'anyone', respondsWith: 'json', cache: [] },
    async ({ ctx }) => {
      const [written, policy] = await Promise.all([
        readSetting(ctx, securityContact),
        readSetting(ctx, securityPolicy),
      ]);
      const contacts = contactsIn(written) ?? [];
      if (contacts.length === 0) throw notFound();
      const canonical = ctx.config.publicUrl + url(wellKnownPaths.security);
      const expires = expiryFrom(ctx.now);
      return text(securityText({ contacts, policy, expires, canonical }), 'text/plain; charset=utf-8', [
        SETTINGS_TAG,
      ]);
    },
  );

  mount(app, wellKnownPaths.changePassword, { access: 'anyone', respondsWith: 'json' }, async () =>
    seeOther(url(userPaths.changePassword)),
  );
};

const mountIcons = (app: Routes) => {
  const icons = [
    { route: wellKnownPaths.favicon, type: 'image/x-icon', file: favicon },
    { route: wellKnownPaths.touchIcon, type: 'image/png', file: appleTouchIcon },
  ];
  for (const { route, type, file } of icons) {
    const body = bytesOfInlined(file);
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=86400',
      vary: 'Accept-Encoding',
    };
    mount(app, route, { access: 'token', respondsWith: 'json', isVital: true }, async () =>
      bytes(body, headers),
    );
  }
};
