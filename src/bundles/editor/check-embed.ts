// Asks the provider of another site's content how that will stand in the text. contract.md 14.2, 14.3
import type { Ctx } from '#kernel/ctx.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { embedsBySources, prepareEmbeds, readSource } from '#bundles/embeds/public.ts';
import type { EmbedView, ReadSource } from '#bundles/embeds/public.ts';
import { fileForWidth } from '#bundles/media/public.ts';
import { demandToAct } from '#bundles/users/public.ts';
import * as texts from './texts.ts';
import type { EmbedAnswer, VideoJson } from './views.ts';

export type EmbedOutcome = { readonly kind: 'embeddable'; readonly answer: EmbedAnswer } | Refused;

interface Wanted {
  readonly src: string;
  /** Whether only YouTube links are accepted. contract.md 5 */
  readonly onlyVideo: boolean;
}

/** Throws 403 for those who may not write. */
export const checkEmbed = async (ctx: Ctx, { src, onlyVideo }: Wanted): Promise<EmbedOutcome> => {
  demandToAct(ctx.viewer);
  const read = readSource(src.trim());
  if (onlyVideo && read?.provider?.key !== 'youtube') return refused(texts.onlyYoutube);
  if (!read) return refused(texts.notEmbeddable);
  const { source } = read.target;
  await prepareEmbeds(ctx, [source], ctx.viewer.id ?? 0);
  const view = (await embedsBySources(ctx, [source])).bySource.get(source);
  if (!view || view.kind === 'failed') return refused(texts.notEmbeddable);
  return { kind: 'embeddable', answer: answerOf(read, view) };
};

const answerOf = (read: ReadSource, view: Exclude<EmbedView, { kind: 'failed' }>): EmbedAnswer => ({
  status: 'success',
  node: nodeOf(read),
  provider: view.kind === 'link' ? view.site : view.provider,
  title: view.title || null,
  thumbnail: (view.picture && fileForWidth(view.picture, THUMBNAIL_WIDTH)?.path) ?? null,
});

/** The width of the preview in the dialog, in pixels. */
const THUMBNAIL_WIDTH = 320;

const nodeOf = ({ provider, target: { source } }: ReadSource): VideoJson => ({
  type: 'video',
  attrs: {
    type: provider?.key ?? LINK,
    src: source,
    videoId: VIDEO_IDS[provider?.key ?? LINK]?.exec(source)?.[1] ?? null,
    playerId: null,
  },
});

/** What is no provider's: a card with a link. */
const LINK = 'link';

/** Where the id stands in the one form that all addresses of a video come to. */
const VIDEO_IDS: Readonly<Record<string, RegExp>> = {
  youtube: /(?:v=|\/shorts\/)([\w-]{11})$/,
  vimeo: /\/vimeo\.com\/(\d+)/,
};
