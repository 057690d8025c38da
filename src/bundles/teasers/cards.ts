// Draws a piece as a card for the card calls. contract.md 7, 13 „Cards“
import { createElement } from 'react';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { json } from '#kernel/answers.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { gone, notFound } from '#kernel/errors.ts';
import type { KindDeclaration } from '#kernel/kind-declaration.ts';
import { Id } from '#kernel/parameters.ts';
import { renderFragment } from '#kernel/render.tsx';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { CARD_LAYOUT, CARD_LAYOUT_TEASER, CARD_LAYOUT_TEXT } from './constants.ts';
import { isUnpublished } from '#bundles/pieces/public.ts';
import type { PieceFacts } from '#bundles/pieces/public.ts';
import { openTeasersByRefs } from './teasers.ts';
import { EmbedCard } from './ui/EmbedCard.tsx';
import type { TeaserView } from './views.ts';

const LinkParam = Type.Optional(Type.String({ maxLength: 200 }));

/** Parameters that may be handed on to the card's links. */
const linkParams = {
  ref: LinkParam,
  utm_source: LinkParam,
  utm_medium: LinkParam,
  utm_campaign: LinkParam,
  utm_term: LinkParam,
  utm_content: LinkParam,
};

/** What the card calls take; others are ignored. */
const CardQuery = Type.Object({
  layout: Type.Optional(
    Type.Union([Type.Literal(CARD_LAYOUT), Type.Literal(CARD_LAYOUT_TEXT), Type.Literal(CARD_LAYOUT_TEASER)]),
  ),
  teaserTracking: Type.Optional(Type.String({ pattern: '^[\\w-]{1,64}$' })),
  ...linkParams,
});

type CardOptions = Static<typeof CardQuery>;

const CardParams = Type.Object({ id: Id });

/** Mounts the card call of a kind. */
export const mountCard = (
  app: Routes,
  { type, embedding }: Required<Pick<KindDeclaration, 'type' | 'embedding'>>,
): void => {
  const input = { params: CardParams, query: CardQuery, cache: Object.keys(CardQuery.properties) };
  mount(app, embedding.card, { access: 'anyone', ...input }, async ({ ctx, params, query }) => {
    const { tags, ...card } = await loadCard(ctx, { type, id: params.id }, query);
    return json(card, tags);
  });
};

export interface Card {
  readonly id: number;
  readonly html: string;
  /** The tags of everything the card shows. */
  readonly tags: readonly string[];
}

/** Loads the card of a piece. Throws 410 for what was taken back, 404 for what isn't public or doesn't exist. */
export const loadCard = async (ctx: Ctx, ref: ContentRef, options: CardOptions = {}): Promise<Card> => {
  const { byRef, tags } = await openTeasersByRefs(ctx, [ref]);
  const teaser = byRef.get(`${ref.type}:${ref.id}`);
  if (!teaser) throw (await isGone(ctx, ref)) ? gone() : notFound();
  const card = createElement(EmbedCard, {
    teaser: withLinkParams(teaser, options),
    layout: options.layout ?? CARD_LAYOUT,
    tracking: options.teaserTracking,
  });
  return { id: ref.id, html: renderFragment(card, ctx.log), tags };
};

const isGone = async (ctx: Ctx, { type, id }: ContentRef): Promise<boolean> => {
  const piece = (await ctx.portal.kinds.get(type)?.find(ctx, [id]))?.get(id);
  return piece !== undefined && isUnpublished(piece as PieceFacts);
};

const withLinkParams = (teaser: TeaserView, options: CardOptions): TeaserView => {
  const wanted = Object.keys(linkParams) as (keyof typeof linkParams)[];
  const params = new URLSearchParams(
    wanted.flatMap((name) => (options[name] ? [[name, options[name]] as [string, string]] : [])),
  );
  return params.size > 0 ? { ...teaser, href: `${teaser.href}?${params}` } : teaser;
};
