// Topic: what a profile tells search engines and those who link to it.
import type { PageHead } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { breadcrumbList } from '#kernel/structured-data.ts';
import type { PictureView } from '#bundles/media/public.ts';
import { bbcodeToPlainText } from '#bundles/rich-text/public.ts';
import { userPaths } from '#bundles/users/public.ts';
import type { Profile } from '#bundles/users/public.ts';
import * as texts from './texts.ts';

export interface HeadFacts {
  readonly profile: Profile;
  readonly portal: string;
  readonly portrait: PictureView | null;
  readonly neighbours: { readonly newer: string | null; readonly older: string | null };
  /** The address of the list that is shown. */
  readonly href: string;
  /** A profile without anything to read is nothing for search engines. */
  readonly isIndexed: boolean;
}

export const toHead = ({ config: { publicUrl } }: Ctx, facts: HeadFacts): PageHead => {
  const { profile, portal, portrait, neighbours, href, isIndexed } = facts;
  const about = bbcodeToPlainText(profile.about).replace(/\s+/g, ' ').trim();
  const description = about || texts.description(profile.name, portal);
  const image = portrait && toImage(publicUrl, portrait, profile.name);
  const address = publicUrl + profile.href;
  return {
    title: profile.name,
    description,
    canonical: publicUrl + href,
    ...(neighbours.newer && { prev: publicUrl + neighbours.newer }),
    ...(neighbours.older && { next: publicUrl + neighbours.older }),
    ...(isIndexed
      ? {
          feed: {
            title: texts.feedTitle(profile.name),
            href: url(userPaths.profileFeed, { id: profile.id }),
          },
        }
      : { robots: 'noindex' }),
    openGraph: { type: 'profile', title: profile.name, description, url: address, ...(image && { image }) },
    structuredData: [
      toProfilePage({ ...profile, about }, address, image?.url),
      breadcrumbList(publicUrl, [
        { name: portal, href: '/' },
        { name: profile.name, href: profile.href },
      ]),
    ],
  };
};

/** Only what everybody may fetch. */
const toImage = (publicUrl: string, picture: PictureView, name: string) => {
  const size = picture.sizes.findLast(({ width }) => width <= MAX_IMAGE_WIDTH);
  if (!size || picture.query) return null;
  return {
    url: `${publicUrl}${picture.base}_${size.tag}.jpg`,
    width: size.width,
    height: Math.round((size.width * picture.height) / picture.width),
    alt: texts.portraitOf(name),
  };
};

const MAX_IMAGE_WIDTH = 1200;

const toProfilePage = ({ name, about, createdAt, isNameOnly }: Profile, address: string, image?: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  ...(!isNameOnly && { dateCreated: createdAt.toISOString() }),
  mainEntity: {
    '@type': 'Person',
    '@id': address,
    name,
    url: address,
    ...(about && { description: about }),
    ...(image && { image }),
  },
});
