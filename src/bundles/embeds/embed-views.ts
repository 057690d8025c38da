// Loads embedded contents as pages show them, in batches.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { imageTag, picturesByIds } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import { SETTINGS_TAG } from '#bundles/settings/public.ts';
import { embedTag } from './constants.ts';
import { embedPaths } from './paths.ts';
import { findEmbeds } from './queries.ts';
import type { Embed } from './queries.ts';
import { freeProviders } from './settings.ts';
import * as texts from './texts.ts';
import type { EmbedView, SourceLink } from './views.ts';

export interface ShownEmbeds {
  /** The contents by source; those that nobody asked about yet are missing. */
  readonly bySource: ReadonlyMap<string, EmbedView>;
  readonly tags: readonly string[];
}

/**
 * Loads the contents for a page, in one query and one for their pictures. They are the same for all readers: consent is the
 * browser's.
 */
export const embedsBySources = async (ctx: Ctx, sources: readonly string[]): Promise<ShownEmbeds> => {
  const found = [...(await findEmbeds(ctx, sources)).values()];
  if (found.length === 0) return { bySource: new Map(), tags: [] };
  const imageIds = found.map(({ imageId }) => imageId).filter((id) => id !== null);
  const [pictures, free] = await Promise.all([picturesByIds(ctx, imageIds), freeProviders(ctx)]);
  return {
    bySource: new Map(
      found.map((embed) => [
        embed.source,
        toView(embed, pictures.get(embed.imageId ?? 0) ?? null, free.has(embed.provider)),
      ]),
    ),
    tags: [...found.map(({ id }) => embedTag(id)), ...imageIds.map(imageTag), SETTINGS_TAG],
  };
};

/** A content whose frame is known is shown even while its provider doesn't answer us. */
const toView = (embed: Embed, picture: PictureView | null, isFree: boolean): EmbedView => {
  if (embed.state === 'failed') return toFailed(embed);
  if (embed.provider === 'link') return embed.state === 'ready' ? toLink(embed, picture) : toFailed(embed);
  if (embed.frame === null) return toFailed(embed);
  const { name, company, noun } = texts.providerWords[embed.provider];
  return {
    kind: 'frame',
    type: embed.provider,
    provider: name,
    frame: embed.frame,
    ratio: embed.ratio,
    label: texts.frameLabel(name, noun, embed.title),
    title: embed.title,
    authorName: embed.authorName,
    picture,
    isFree,
    load: texts.load(noun),
    told: texts.told(embed.provider === 'mastodon' ? new URL(embed.frame).host : company),
    always: texts.always(name),
    consentHref: `${url(embedPaths.consent)}#${embed.provider}`,
    source: sourceOf(embed),
  };
};

const toLink = (embed: Embed, picture: PictureView | null): EmbedView => ({
  kind: 'link',
  href: embed.source,
  title: embed.title,
  description: embed.description,
  site: embed.authorName || hostOf(embed),
  picture,
});

const toFailed = (embed: Embed): EmbedView => ({
  kind: 'failed',
  title: texts.failedTitle,
  text: embed.reason === 'unsupported' ? texts.notEmbeddable : texts.notAvailable,
  source: sourceOf(embed),
});

const sourceOf = (embed: Embed): SourceLink => {
  const place = embed.provider === 'link' ? hostOf(embed) : texts.providerWords[embed.provider].name;
  return { name: texts.openAt(place), href: embed.source };
};

const hostOf = ({ source }: Embed): string => new URL(source).host.replace(/^www\./, '');
