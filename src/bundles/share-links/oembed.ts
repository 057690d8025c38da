// Answers oEmbed, by which other programs ask what to show for an address of ours. oembed.com, version 1.0
import { createElement } from 'react';
import { bytes } from '#kernel/answers.ts';
import type { BytesAnswer } from '#kernel/answers.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { renderToHtml } from '#kernel/render.tsx';
import { element, xmlDocument } from '#kernel/xml.ts';
import type { HeadAddition, PieceWithHead } from '#bundles/piece-pages/public.ts';
import { loadShareCard } from '#bundles/sharing/public.ts';
import { refAt } from './addressed.ts';
import { CARD_MAX_AGE_S, FRAME_HEIGHT, FRAME_HEIGHT_NARROW, FRAME_WIDTH, NARROW } from './constants.ts';
import { loadEmbedCard } from './embed-card.ts';
import type { OEmbedQuery } from './input.ts';
import { shareLinkPaths } from './paths.ts';
import * as texts from './texts.ts';

/** Returns what to show for an address. Throws 404 for what not everybody may read, and 501 for another format. */
export const answerOEmbed = async (
  ctx: Ctx,
  { url: address, format = 'json', maxwidth, maxheight }: OEmbedQuery,
): Promise<BytesAnswer> => {
  if (format !== 'json' && format !== 'xml') throw new HttpError(501, texts.unknownFormat);
  const ref = refAt(ctx.portal.kinds, ctx.config.publicUrl, address);
  if (!ref) throw notFound();
  const [card, picture] = await Promise.all([loadEmbedCard(ctx, ref), loadShareCard(ctx, ref)]);
  const size = sizeWithin(maxwidth, maxheight);
  const fitting =
    picture && picture.width <= (maxwidth ?? Infinity) && picture.height <= (maxheight ?? Infinity);
  const said = {
    type: 'rich',
    version: '1.0',
    title: card.title,
    provider_name: card.portal,
    provider_url: card.portalHref,
    cache_age: CARD_MAX_AGE_S,
    ...(fitting && {
      thumbnail_url: picture.url,
      thumbnail_width: picture.width,
      thumbnail_height: picture.height,
    }),
    html: frameOf(ctx, ref, card.title, size),
    ...size,
  };
  const [type, body] =
    format === 'json'
      ? ['application/json; charset=utf-8', JSON.stringify(said)]
      : ['text/xml; charset=utf-8', toXml(said)];
  return bytes(Buffer.from(body), {
    'content-type': type,
    'cache-control': `public, max-age=${CARD_MAX_AGE_S}`,
  });
};

const toXml = (said: Readonly<Record<string, string | number>>): string =>
  xmlDocument(
    element(
      'oembed',
      {},
      Object.entries(said).map(([name, value]) => element(name, {}, String(value))),
    ),
  );

interface Size {
  readonly width: number;
  readonly height: number;
}

const sizeWithin = (maxWidth = FRAME_WIDTH, maxHeight = Infinity): Size => {
  const width = Math.min(FRAME_WIDTH, maxWidth);
  return { width, height: Math.min(width < NARROW ? FRAME_HEIGHT_NARROW : FRAME_HEIGHT, maxHeight) };
};

/** Returns the frame for another site: it may open our page in a window of its own, and nothing else. */
export const frameOf = (ctx: Ctx, ref: ContentRef, title: string, size: Size = sizeWithin()): string =>
  renderToHtml(
    createElement('iframe', {
      src: ctx.config.publicUrl + url(shareLinkPaths.card, { contentType: ref.type, contentId: ref.id }),
      ...size,
      title,
      loading: 'lazy',
      sandbox: 'allow-popups allow-popups-to-escape-sandbox',
      style: { border: 0, maxWidth: '100%' },
    }),
  );

/** Says on the page of a piece where it can be asked. */
export const oEmbedInHead = async (
  { config, portal }: Ctx,
  { ref, title, address }: PieceWithHead,
): Promise<HeadAddition | undefined> => {
  if (!portal.kinds.get(ref.type)?.embedding) return undefined;
  const at = (format: string) => config.publicUrl + url(shareLinkPaths.oembed, {}, { url: address, format });
  return {
    alternates: [
      { type: 'application/json+oembed', title, href: at('json') },
      { type: 'text/xml+oembed', title, href: at('xml') },
    ],
  };
};
