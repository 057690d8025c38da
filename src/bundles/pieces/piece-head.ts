// Topic: what a piece's page tells search engines and those who link to it. The kinds add what they are in the words
// of schema.org; all of them tell what the reader sees, no more.
import type { OpenGraph, PageHead } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { breadcrumbList } from '#kernel/structured-data.ts';
import { socialCardOf } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import type { PieceKicker } from './whereabouts.ts';

export interface ToldPiece extends PieceKicker {
  /** Without soft hyphens. */
  readonly title: string;
  readonly description: string;
  readonly href: string;
  readonly picture: PictureView | null;
  /** Further properties for Open Graph, such as `article:published_time`. */
  readonly more?: Readonly<Record<string, string>>;
}

/** What the kind needs for what it tells of itself; addresses are whole ones. */
export interface Telling {
  readonly publicUrl: string;
  readonly portal: string;
  readonly address: string;
  readonly image: string | undefined;
}

export const loadPieceHead = async (
  ctx: Ctx,
  { title, description, href, picture, more, place, category }: ToldPiece,
  tell: (telling: Telling) => readonly object[],
): Promise<PageHead> => {
  const { publicUrl } = ctx.config;
  const portal = await readSetting(ctx, portalName);
  const address = publicUrl + href;
  const image = socialImage(publicUrl, picture);
  const way = [{ name: portal, href: '/' }, place, category, { name: title, href }];
  return {
    title,
    description,
    canonical: address,
    openGraph: {
      type: 'article',
      title,
      description,
      url: address,
      ...(image && { image }),
      ...(more && { more }),
    },
    structuredData: [
      ...tell({ publicUrl, portal, address, image: image?.url }),
      breadcrumbList(publicUrl, way),
    ],
  };
};

/** schema.org's words for who made a piece. */
export const personThing = (
  publicUrl: string,
  { name, href }: { readonly name: string; readonly href: string | null },
): object => ({ '@type': 'Person', name, ...(href && { url: publicUrl + href }) });

/** Only what everybody may fetch is of use to others. */
const socialImage = (publicUrl: string, picture: PictureView | null): OpenGraph['image'] => {
  const card = picture && !picture.query ? socialCardOf(picture) : undefined;
  return card && { url: publicUrl + card.path, width: card.width, height: card.height, alt: card.alt };
};
