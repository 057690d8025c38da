// Says who publishes all this, in the words of schema.org.
import type { Ctx } from '#kernel/ctx.ts';
import logo from '#design/icons/icon-512.png?url';
import { findContact, portalName, readSetting } from '#bundles/settings/public.ts';
import { portalPictures } from './portal-pictures.ts';

const STANDARD_LOGO = { href: logo, width: 512, height: 512 };

/** Returns the publisher in full wherever it is told, since search engines read each page by itself. */
export const loadPublisher = async (ctx: Ctx): Promise<object> => {
  const { publicUrl } = ctx.config;
  const { email, phone, accounts } = await findContact(ctx);
  const pictures = await portalPictures.collect(ctx);
  const { href, ...size } = pictures.find((own) => own.logo)?.logo ?? STANDARD_LOGO;
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organisation`,
    name: await readSetting(ctx, portalName),
    url: `${publicUrl}/`,
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(accounts.length > 0 && { sameAs: accounts.map((account) => account.href) }),
    logo: { '@type': 'ImageObject', url: publicUrl + href, ...size },
  };
};
