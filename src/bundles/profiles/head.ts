// Makes what a profile tells search engines and those who link to it.
import type { PageHead } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { breadcrumbList } from '#kernel/structured-data.ts';
import { fileForWidth } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import { bbcodeToPlainText } from '#bundles/rich-text/public.ts';
import { profileWords, shareCardOf } from '#bundles/sharing/public.ts';
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
  /** Names the list when it isn't the first page of all the person brought. */
  readonly listTitle: string | null;
  /** A profile without anything to read is nothing for search engines. */
  readonly isIndexed: boolean;
}

export const loadHead = async (ctx: Ctx, facts: HeadFacts): Promise<PageHead> => {
  const { publicUrl } = ctx.config;
  const { profile, portal, portrait, neighbours, href, isIndexed } = facts;
  const about = bbcodeToPlainText(profile.about).replace(/\s+/g, ' ').trim();
  const description = about || texts.description(profile.name, portal);
  const own = portrait && toImage(publicUrl, portrait, profile.name);
  const image = profile.isNameOnly
    ? null
    : await shareCardOf(ctx, { type: 'user', id: profile.id }, profileWords(profile.name, portrait));
  const title = facts.listTitle ?? profile.name;
  const address = publicUrl + profile.href;
  return {
    title,
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
    openGraph: { type: 'profile', title, description, url: publicUrl + href, ...(image && { image }) },
    structuredData: [
      toProfilePage({ ...profile, about }, address, own?.url),
      breadcrumbList(publicUrl, [
        { name: portal, href: '/' },
        { name: profile.name, href: profile.href },
      ]),
    ],
  };
};

/** Returns the image only if everybody may fetch it. */
const toImage = (publicUrl: string, picture: PictureView, name: string) => {
  const file = fileForWidth(picture, IMAGE_WIDTH);
  if (!file || picture.query) return null;
  return {
    url: publicUrl + file.path,
    width: file.width,
    height: file.height,
    alt: texts.portraitOf(name),
  };
};

const IMAGE_WIDTH = 1200;

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
