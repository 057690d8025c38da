// Topic: who publishes all this, in the words of schema.org.
import type { Ctx } from '#kernel/ctx.ts';
import logo from '#design/icons/icon-512.png?url';
import { portalName, readSetting } from '#bundles/settings/public.ts';

const LOGO_SIZE = 512;

/** Told in full wherever it is told, since search engines read each page by itself. */
export const loadPublisher = async (ctx: Ctx): Promise<object> => {
  const { publicUrl } = ctx.config;
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organisation`,
    name: await readSetting(ctx, portalName),
    url: `${publicUrl}/`,
    logo: { '@type': 'ImageObject', url: publicUrl + logo, width: LOGO_SIZE, height: LOGO_SIZE },
  };
};
