// Finds out what a source is: it asks its provider's oEmbed service, or the page itself. contract.md 14.3
import type { Ctx } from '#kernel/ctx.ts';
import { ask, deadlineIn } from './ask.ts';
import type { Deadline } from './ask.ts';
import { EMBED_TIMEOUT_MS, MAX_OEMBED_BYTES, MAX_PAGE_BYTES, MAX_PICTURE_BYTES } from './constants.ts';
import { parseOEmbed } from './oembed.ts';
import { readOpenGraph } from './open-graph.ts';
import { PROVIDERS } from './providers.ts';
import type { Provider, Target } from './providers.ts';
import { EmbedFailed } from './reasons.ts';
import type { ReadSource } from './sources.ts';

/** Whom to ask, and how long to wait; others than these only in tests. */
export interface ResolverOptions {
  readonly providers: readonly Provider[];
  readonly timeoutMs: number;
}

export const DEFAULT_OPTIONS: ResolverOptions = { providers: PROVIDERS, timeoutMs: EMBED_TIMEOUT_MS };

export interface Resolved {
  readonly type: string;
  readonly title: string;
  readonly authorName: string;
  readonly description: string;
  readonly frame: string | null;
  readonly ratio: number;
  /** The file of the preview picture, as it came. */
  readonly picture: Buffer | undefined;
}

export interface ResolveRequest {
  readonly wantsPicture: boolean;
  readonly means: ResolverOptions;
}

/** Throws an EmbedFailed. A picture that doesn't come in time is done without. */
export const resolveSource = (
  ctx: Ctx,
  { provider, target }: ReadSource,
  { wantsPicture, means }: ResolveRequest,
): Promise<Resolved> => {
  const asking = { deadline: deadlineIn(means.timeoutMs), wantsPicture };
  return provider ? resolveAtProvider(ctx, provider, target, asking) : resolvePage(ctx, target, asking);
};

interface Asking {
  readonly deadline: Deadline;
  readonly wantsPicture: boolean;
}

const resolveAtProvider = async (
  ctx: Ctx,
  provider: Provider,
  target: Target,
  asking: Asking,
): Promise<Resolved> => {
  const { metaToken } = ctx.config;
  // Without a token this provider answers nothing; what the address says is enough to show it.
  if (provider.needsToken && metaToken === undefined) return { ...SILENT, ...target };
  const endpoint = new URL(provider.endpoint(new URL(target.source)));
  endpoint.searchParams.set('url', target.source);
  endpoint.searchParams.set('format', 'json');
  const hosts = [...provider.hosts, endpoint.host];
  const { body } = await ask(ctx, endpoint.href, asking.deadline, {
    accept: 'application/json',
    maxBytes: MAX_OEMBED_BYTES,
    mayVisit: ({ host }) => hosts.includes(host),
    ...(provider.needsToken && { authorization: `Bearer ${metaToken}` }),
  });
  const { type, title, authorName, thumbnail, ratio, html } = parseOEmbed(body);
  const frame = provider.frameOf ? provider.frameOf(html) : target.frame;
  if (!frame) throw new EmbedFailed('unreadable');
  const picture = await fetchPicture(ctx, thumbnail, endpoint, asking);
  return { type, title, authorName, description: '', frame, ratio: ratio ?? target.ratio, picture };
};

const SILENT = { type: 'rich', title: '', authorName: '', description: '', picture: undefined };

const resolvePage = async (ctx: Ctx, { source, ratio }: Target, asking: Asking): Promise<Resolved> => {
  const own = withoutWww(new URL(source));
  const reply = await ask(ctx, source, asking.deadline, {
    accept: 'text/html',
    maxBytes: MAX_PAGE_BYTES,
    mayVisit: (url) => withoutWww(url) === own,
  });
  if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(reply.contentType))
    throw new EmbedFailed('unsupported');
  const { title, description, siteName, picture } = readOpenGraph(reply.body, reply.contentType);
  if (title === '') throw new EmbedFailed('unsupported');
  const file = await fetchPicture(ctx, picture, reply.url, asking);
  return { type: 'link', title, authorName: siteName, description, frame: null, ratio, picture: file };
};

/** Makes a site with `www.` before it the same as one without. */
const withoutWww = ({ host }: URL): string => host.replace(/^www\./, '');

/** Fetches a picture from whatever public host; what it is, the check of pictures tells later. */
const fetchPicture = async (
  ctx: Ctx,
  address: string,
  base: URL,
  { deadline, wantsPicture }: Asking,
): Promise<Buffer | undefined> => {
  const url = wantsPicture && address !== '' ? URL.parse(address, base) : null;
  if (!url) return undefined;
  try {
    const { body } = await ask(ctx, url.href, deadline, {
      accept: 'image/jpeg,image/png,image/gif;q=0.8',
      maxBytes: MAX_PICTURE_BYTES,
      mayVisit: ({ host }) => host === url.host,
    });
    return body;
  } catch (error) {
    if (!(error instanceof EmbedFailed)) throw error;
    ctx.log.info({ reason: error.reason, host: url.host }, 'embed without picture');
    return undefined;
  }
};
