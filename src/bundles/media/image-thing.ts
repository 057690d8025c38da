// Tells others about the picture of a page: in the words of schema.org, whose it is and under which terms it may be used, as
// far as that is known; and for Open Graph.
import type { OpenGraph } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { licenceOf } from './licences/constants.ts';
import { pictureAddress, sizeForWidth, socialCardOf } from './rules.ts';
import { picturesAskedAt } from './settings.ts';
import type { PictureView } from './views.ts';

/** What search engines ask for at least. */
const WIDTH = 1200;

export interface HeadPicture {
  /** The picture in the words of schema.org. */
  readonly thing: Readonly<Record<string, unknown>> | undefined;
  readonly openGraph: OpenGraph['image'];
}

/**
 * Loads both descriptions; neither is there while the picture has no file, or where not everybody may fetch it: it is of no use
 * to others.
 */
export const loadHeadPicture = async (ctx: Ctx, picture: PictureView | null): Promise<HeadPicture> => ({
  thing: await loadImageThing(ctx, picture),
  openGraph: picture && !picture.query ? openGraphOf(ctx.config.publicUrl, picture) : undefined,
});

const openGraphOf = (publicUrl: string, picture: PictureView): OpenGraph['image'] => {
  const card = socialCardOf(picture);
  return card && { url: publicUrl + card.path, width: card.width, height: card.height, alt: card.alt };
};

const loadImageThing = async (ctx: Ctx, picture: PictureView | null): Promise<HeadPicture['thing']> => {
  const size = picture && sizeForWidth(picture, WIDTH);
  if (!size || picture.query) return undefined;
  const address = ctx.config.publicUrl + pictureAddress(picture, size.tag, 'jpg');
  const { credit, caption, licence = '' } = picture;
  const terms = licenceOf(licence).href;
  const askedAt = await readSetting(ctx, picturesAskedAt);
  return {
    '@type': 'ImageObject',
    url: address,
    contentUrl: address,
    width: size.width,
    height: Math.max(1, Math.round((size.width * picture.height) / picture.width)),
    ...(caption && { caption }),
    ...(credit && { creditText: credit, creator: { '@type': 'Person', name: credit } }),
    ...(credit && !isFree(licence) && { copyrightNotice: `© ${credit}` }),
    ...(terms && { license: terms }),
    ...(askedAt && { acquireLicensePage: askedAt }),
  };
};

const isFree = (licence: string) => licence === 'cc0';
