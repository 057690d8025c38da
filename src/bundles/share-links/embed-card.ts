// Draws the card of a piece as a small document of its own, which other sites may show in a frame. It shows what anybody may
// read, whoever looks at it, runs no script and sets no cookie.
import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { dayText, hoursText } from '#design/dates.ts';
import { bytes } from '#kernel/answers.ts';
import type { BytesAnswer } from '#kernel/answers.ts';
import { listedThingsOf, refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { renderToHtml } from '#kernel/render.tsx';
import { anonymous } from '#kernel/viewer.ts';
import { darkTokens, findTheme, lightTokens } from '#bundles/appearance/public.ts';
import { findLocation } from '#bundles/locations/public.ts';
import { fileForWidth, picturesByIds } from '#bundles/media/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { CARD_MAX_AGE_S } from './constants.ts';
import { EmbedDocument } from './ui/EmbedDocument.tsx';
import { embedStyle } from './ui/embed-style.ts';
import type { EmbedCardView } from './views.ts';

/** Loads what everybody may read of a piece. Throws 404 for everything else. */
export const loadEmbedCard = async (ctx: Ctx, ref: ContentRef): Promise<EmbedCardView> => {
  const reader = actAs(ctx, anonymous);
  const listed = ctx.portal.kinds.get(ref.type)?.embedding
    ? (await listedThingsOf(reader, [ref])).get(refKey(ref))
    : undefined;
  if (!listed) throw notFound();
  const { summary, card } = listed;
  const [portal, location, pictures] = await Promise.all([
    readSetting(reader, portalName),
    findLocation(reader, card.locationId),
    picturesByIds(reader, [card.pictureId]),
  ]);
  const picture = pictures.get(card.pictureId ?? 0);
  const file =
    picture && !picture.query && !picture.isStub ? fileForWidth(picture, PICTURE_WIDTH) : undefined;
  const { publicUrl } = ctx.config;
  return {
    portal,
    portalHref: `${publicUrl}/`,
    href: publicUrl + summary.href,
    kicker: [location?.name, card.label].filter(Boolean).join(' · '),
    title: card.headline,
    lead: card.lead,
    when: card.date
      ? [
          dayText(card.date.startsAt),
          !card.date.isAllDay && hoursText(card.date.startsAt, card.date.endsAt),
          card.date.venue,
          card.date.note,
        ]
          .filter(Boolean)
          .join(', ')
      : null,
    picture:
      picture && file
        ? { src: file.path, alt: picture.alt, focus: picture.focus, width: file.width, height: file.height }
        : null,
  };
};

const PICTURE_WIDTH = 800;

/** Draws the document, with a policy of its own: it may be framed by anybody, and does nothing but show itself. */
export const drawEmbedCard = async (ctx: Ctx, ref: ContentRef): Promise<BytesAnswer> => {
  const [view, theme] = await Promise.all([loadEmbedCard(ctx, ref), findTheme(ctx)]);
  const style = embedStyle(lightTokens(theme), darkTokens(theme));
  const html = `<!doctype html>${renderToHtml(createElement(EmbedDocument, { view, style }))}`;
  return bytes(Buffer.from(html), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(style),
    'cache-control': `public, max-age=${CARD_MAX_AGE_S}`,
    vary: 'Accept-Encoding',
  });
};

const policyFor = (style: string): string =>
  [
    "default-src 'none'",
    "img-src 'self'",
    `style-src-elem 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    // Style attributes hold the positions of focus points.
    "style-src-attr 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
