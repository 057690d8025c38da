// Registers the providers: which addresses are theirs, where the server asks about them, and which frame shows them. Frames are
// always built here, never taken from an answer; a provider's script is never used. contract.md 14.3

export type ProviderKey =
  | 'youtube'
  | 'vimeo'
  | 'mastodon'
  | 'bluesky'
  | 'instagram'
  | 'facebook'
  | 'x'
  | 'tiktok'
  | 'spotify'
  | 'soundcloud'
  | 'flickr';

/** What a source belongs to: a provider, or any other site, which becomes a card with a link. */
export type SourceKind = ProviderKey | 'link';

export interface Target {
  /** The one form that all addresses of the same content come to. */
  readonly source: string;
  /** It is null while only the provider's answer tells it. */
  readonly frame: string | null;
  /** The width of the frame divided by its height. */
  readonly ratio: number;
}

export interface Provider {
  readonly key: ProviderKey;
  /** The hosts of sources; also those that the server may ask and be sent on to. */
  readonly hosts: readonly string[];
  /** The hosts that frames come from. */
  readonly frameHosts: readonly string[];
  /** Returns what an address of one of the hosts means; undefined for pages that can't be embedded. */
  readonly read: (url: URL) => Target | undefined;
  /** Returns the address at which oEmbed is asked, without the question. */
  readonly endpoint: (source: URL) => string;
  /** Returns the frame, where the answer's `html` names the content more exactly than its address. */
  readonly frameOf?: (html: string) => string | undefined;
  /** Whether it is asked only with the portal's app id and client token; without these there is no preview. */
  readonly needsToken?: true;
}

const WIDE = 16 / 9;
const UPRIGHT = 9 / 16;
const POST = 4 / 5;
const SQUARE = 1;
const STRIP = 2;

/** The instances from which posts are embedded: frames need hosts that are known before. */
export const MASTODON_HOSTS: readonly string[] = [
  'bildung.social',
  'chaos.social',
  'det.social',
  'digitalcourage.social',
  'fosstodon.org',
  'hessen.social',
  'mastodon.de',
  'mastodon.online',
  'mastodon.social',
  'mstdn.social',
  'muenchen.social',
  'nrw.social',
  'norden.social',
  'social.bund.de',
  'social.tchncs.de',
  'troet.cafe',
];

export const PROVIDERS: readonly Provider[] = [
  {
    key: 'youtube',
    hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    frameHosts: ['www.youtube-nocookie.com'],
    read: (url) => {
      const inPath =
        url.host === 'youtu.be' ? /^\/([\w-]{11})$/ : /^\/(?:embed|shorts|live)\/([\w-]{11})\/?$/;
      const inQuery = url.pathname === '/watch' ? url.searchParams.get('v') : null;
      const id = inQuery ?? inPath.exec(url.pathname)?.[1];
      if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
      const isShort = url.pathname.startsWith('/shorts/');
      return {
        source: isShort ? `https://www.youtube.com/shorts/${id}` : `https://www.youtube.com/watch?v=${id}`,
        frame: `https://www.youtube-nocookie.com/embed/${id}`,
        ratio: isShort ? UPRIGHT : WIDE,
      };
    },
    endpoint: () => 'https://www.youtube.com/oembed',
  },
  {
    key: 'vimeo',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    frameHosts: ['player.vimeo.com'],
    read: (url) => {
      const [, id, inPath] = /^\/(?:video\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(url.pathname) ?? [];
      if (!id) return undefined;
      // The address of an unlisted video has a second part.
      const secret = inPath ?? /^[0-9a-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0];
      return {
        source: `https://vimeo.com/${id}${secret ? `/${secret}` : ''}`,
        frame: `https://player.vimeo.com/video/${id}?dnt=1${secret ? `&h=${secret}` : ''}`,
        ratio: WIDE,
      };
    },
    endpoint: () => 'https://vimeo.com/api/oembed.json',
  },
  {
    key: 'mastodon',
    hosts: MASTODON_HOSTS,
    frameHosts: MASTODON_HOSTS,
    read: (url) => {
      const [, user, id] = /^\/(@[\w.-]{1,60})\/(\d{1,24})(?:\/embed)?\/?$/.exec(url.pathname) ?? [];
      const source = `https://${url.host}/${user}/${id}`;
      return id ? { source, frame: `${source}/embed`, ratio: POST } : undefined;
    },
    endpoint: ({ origin }) => `${origin}/api/oembed`,
  },
  {
    key: 'bluesky',
    hosts: ['bsky.app', 'embed.bsky.app'],
    frameHosts: ['embed.bsky.app'],
    read: (url) => {
      const [, who, post] =
        /^\/profile\/([\w.:-]{1,100})\/post\/([a-z0-9]{5,20})\/?$/.exec(url.pathname) ?? [];
      return post
        ? { source: `https://bsky.app/profile/${who}/post/${post}`, frame: null, ratio: POST }
        : undefined;
    },
    endpoint: () => 'https://embed.bsky.app/oembed',
    frameOf: (html) => {
      const [, did, post] =
        /data-bluesky-uri="at:\/\/(did:[a-z]+:[\w.-]{1,100})\/app\.bsky\.feed\.post\/([a-z0-9]{5,20})"/.exec(
          html,
        ) ?? [];
      return post ? `https://embed.bsky.app/embed/${did}/app.bsky.feed.post/${post}` : undefined;
    },
  },
  {
    key: 'instagram',
    hosts: ['www.instagram.com', 'instagram.com'],
    frameHosts: ['www.instagram.com'],
    read: (url) => {
      const [, kind, id] =
        /^\/(?:[\w.]{1,30}\/)?(p|reel|tv)\/([\w-]{5,40})(?:\/embed)?\/?$/.exec(url.pathname) ?? [];
      const source = `https://www.instagram.com/${kind}/${id}/`;
      return id ? { source, frame: `${source}embed/`, ratio: POST } : undefined;
    },
    endpoint: () => 'https://graph.facebook.com/v23.0/instagram_oembed',
    needsToken: true,
  },
  {
    key: 'facebook',
    hosts: ['www.facebook.com', 'facebook.com', 'm.facebook.com'],
    frameHosts: ['www.facebook.com'],
    read: (url) => {
      const video = isFacebookVideo(url);
      if (!video && !/^\/[\w.-]+\/(?:posts|photos)\/[\w.:/-]+$/.test(url.pathname)) return undefined;
      const id = url.pathname === '/watch/' || url.pathname === '/watch' ? url.searchParams.get('v') : null;
      const source = `https://www.facebook.com${id ? `/watch/?v=${encodeURIComponent(id)}` : url.pathname}`;
      const plugin = `https://www.facebook.com/plugins/${video ? 'video' : 'post'}.php`;
      return {
        source,
        frame: `${plugin}?href=${encodeURIComponent(source)}&show_text=${!video}`,
        ratio: video ? WIDE : POST,
      };
    },
    endpoint: (source) =>
      `https://graph.facebook.com/v23.0/oembed_${isFacebookVideo(source) ? 'video' : 'post'}`,
    needsToken: true,
  },
  {
    key: 'x',
    hosts: ['x.com', 'www.x.com', 'twitter.com', 'www.twitter.com', 'mobile.twitter.com', 'publish.x.com'],
    frameHosts: ['platform.twitter.com', 'platform.x.com'],
    read: (url) => {
      const [, who, id] = /^\/(\w{1,20})\/status(?:es)?\/(\d{1,24})\/?$/.exec(url.pathname) ?? [];
      return id
        ? {
            source: `https://x.com/${who}/status/${id}`,
            frame: `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`,
            ratio: POST,
          }
        : undefined;
    },
    endpoint: () => 'https://publish.x.com/oembed',
  },
  {
    key: 'tiktok',
    hosts: ['www.tiktok.com', 'tiktok.com', 'm.tiktok.com'],
    frameHosts: ['www.tiktok.com'],
    read: (url) => {
      const [, who, id] = /^\/(@[\w.-]{1,40})\/video\/(\d{1,24})\/?$/.exec(url.pathname) ?? [];
      return id
        ? {
            source: `https://www.tiktok.com/${who}/video/${id}`,
            frame: `https://www.tiktok.com/player/v1/${id}`,
            ratio: UPRIGHT,
          }
        : undefined;
    },
    endpoint: () => 'https://www.tiktok.com/oembed',
  },
  {
    key: 'spotify',
    hosts: ['open.spotify.com'],
    frameHosts: ['open.spotify.com'],
    read: (url) => {
      const [, kind, id] =
        /^\/(?:intl-[a-z]{2}\/|embed\/)?(track|album|playlist|artist|episode|show)\/(\w{10,40})\/?$/.exec(
          url.pathname,
        ) ?? [];
      return id
        ? {
            source: `https://open.spotify.com/${kind}/${id}`,
            frame: `https://open.spotify.com/embed/${kind}/${id}`,
            ratio: STRIP,
          }
        : undefined;
    },
    endpoint: () => 'https://open.spotify.com/oembed',
  },
  {
    key: 'soundcloud',
    hosts: ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'],
    frameHosts: ['w.soundcloud.com'],
    read: (url) => {
      const [, path] = /^(\/[\w-]+\/(?:sets\/)?[\w-]+)\/?$/.exec(url.pathname) ?? [];
      const source = `https://soundcloud.com${path}`;
      return path
        ? {
            source,
            frame: `https://w.soundcloud.com/player/?url=${encodeURIComponent(source)}`,
            ratio: STRIP,
          }
        : undefined;
    },
    endpoint: () => 'https://soundcloud.com/oembed',
  },
  {
    key: 'flickr',
    hosts: ['www.flickr.com', 'flickr.com'],
    frameHosts: ['embedr.flickr.com'],
    read: (url) => {
      const [, who, id] = /^\/photos\/([\w@-]{1,60})\/(\d{1,20})(?:\/.*)?$/.exec(url.pathname) ?? [];
      return id
        ? {
            source: `https://www.flickr.com/photos/${who}/${id}/`,
            frame: `https://embedr.flickr.com/photos/${id}`,
            ratio: SQUARE,
          }
        : undefined;
    },
    endpoint: () => 'https://www.flickr.com/services/oembed/',
  },
];

/** The hosts of all frames, for the content security policy. contract.md 11.8 */
export const FRAME_HOSTS: readonly string[] = [...new Set(PROVIDERS.flatMap(({ frameHosts }) => frameHosts))];

const isFacebookVideo = ({ pathname }: URL): boolean =>
  /^\/(?:watch\/?|reel\/\d+\/?|[\w.-]+\/videos\/[\w./-]+)$/.test(pathname);
