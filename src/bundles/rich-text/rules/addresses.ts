// Finds where links and embedded players lead. What browsers forgive in an address is forgiven before it is judged.
import { MAX_LINK_LENGTH } from '../constants.ts';
import { cleanText, isLink } from '../rules.ts';
import type { VideoNode } from '../tree.ts';
import { unwrapped } from './whole-address.ts';

/** Returns the address as a link may have it, or undefined. `from` is where the HTML comes from, for relative ones. */
export const linkAddress = (address: string, from?: string): string | undefined => {
  if (address.length > MAX_LINK_LENGTH) return undefined;
  const plain = cleanText(address)
    .replaceAll(/[\t\n]/g, '')
    .trim();
  const url = plain.startsWith('//') ? URL.parse(`https:${plain}`) : URL.parse(plain, from);
  const found = [plain, url?.href].find(isLink);
  return found && unwrapped(found);
};

/** Returns the node for a player or a page of a video at a provider that is known, or undefined. */
export const videoOf = (address: string): VideoNode | undefined => {
  const url = URL.parse(linkAddress(address) ?? '');
  if (!url) return undefined;
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  if (YOUTUBE_HOSTS.includes(host)) return youtube(url);
  if (host === 'youtu.be') return youtubeVideo(url.pathname.slice(1));
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeo(url) : undefined;
};

const YOUTUBE_HOSTS = ['youtube.com', 'youtube-nocookie.com', 'music.youtube.com'];

/** What stands in the place of an id where it is not about one video. */
const YOUTUBE_WORDS = ['videoseries', 'live_stream'];

const youtube = (url: URL): VideoNode | undefined => {
  const [, inPath] = /^\/(?:embed|v|e|shorts|live)\/([^/&]+)/.exec(url.pathname) ?? [];
  return youtubeVideo(inPath ?? url.searchParams.get('v') ?? '');
};

const youtubeVideo = (videoId: string): VideoNode | undefined =>
  /^[\w-]{11}$/.test(videoId) && !YOUTUBE_WORDS.includes(videoId)
    ? video('youtube', `https://www.youtube.com/watch?v=${videoId}`, videoId)
    : undefined;

/** Recognizes a video at Vimeo. One that is not listed has a second part, the key to it. */
const vimeo = (url: URL): VideoNode | undefined => {
  const [, inPath, keyInPath] = /^\/(?:video\/)?(\d+)(?:\/([\da-f]{6,20}))?\/?$/.exec(url.pathname) ?? [];
  const videoId = inPath ?? url.searchParams.get('clip_id') ?? '';
  if (!/^\d{1,12}$/.test(videoId)) return undefined;
  const key = keyInPath ?? url.searchParams.get('h') ?? '';
  return video(
    'vimeo',
    `https://vimeo.com/${videoId}${/^[\da-f]{6,20}$/.test(key) ? `/${key}` : ''}`,
    videoId,
  );
};

const video = (type: string, src: string, videoId: string): VideoNode => ({
  type: 'video',
  attrs: { type, src, videoId, playerId: null },
});
