// Serves icons, the web manifest, security.txt, and the way to the page where a password is changed.
import { bytes, seeOther, storedFile, text } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { bytesOfInlined } from '#kernel/inlined-file.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import appleTouchIcon from '#design/icons/apple-touch-icon.png?inline';
import favicon from '#design/icons/favicon.ico?inline';
import { findTheme } from '#bundles/appearance/public.ts';
import { fileHref, fileKey, findBrandPicture, iconFile, maskableFile } from '#bundles/branding/public.ts';
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
      const [name, description, theme, icons] = await Promise.all([
        readSetting(ctx, portalName),
        readSetting(ctx, portalDescription),
        findTheme(ctx),
        findIcons(ctx),
      ]);
      const paper = theme.colors.paper.light;
      const manifest = JSON.stringify(toManifest({ name, description, paper, icons }));
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
    { route: wellKnownPaths.favicon, type: 'image/x-icon', file: favicon, side: 32 },
    { route: wellKnownPaths.touchIcon, type: 'image/png', file: appleTouchIcon, side: 180 },
  ];
  for (const { route, type, file, side } of icons) {
    const body = bytesOfInlined(file);
    const headers = {
      'content-type': type,
      'cache-control': CACHE_CONTROL,
      vary: 'Accept-Encoding',
    };
    mount(app, route, { access: 'token', respondsWith: 'json', isVital: true }, async ({ ctx }) => {
      const own = await findBrandPicture(ctx, 'icon');
      if (!own) return bytes(body, headers);
      // Browsers go by the type, whatever the address ends with.
      const name = iconFile(side);
      return storedFile(fileKey(own.version, name), {
        etag: `"${own.version}-${name}"`,
        'cache-control': CACHE_CONTROL,
      });
    });
  }
};

const CACHE_CONTROL = 'public, max-age=86400';

/** Finds the portal's own icons; undefined for those that it came with. */
const findIcons = async (ctx: Ctx) => {
  const own = await findBrandPicture(ctx, 'icon');
  if (!own) return undefined;
  const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
    src: fileHref(own.version, file),
    side,
    purpose,
  });
  return [
    icon(iconFile(192), 192, 'any'),
    icon(iconFile(512), 512, 'any'),
    icon(maskableFile, 512, 'maskable'),
  ];
};
