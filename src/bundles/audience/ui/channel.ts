// Says what kind of source a reader came from. That is decided in their own browser: the address never leaves it.
import type { Channel } from '../constants.ts';

/** Says which channel a reader came by; `referrer` is what the browser gives, `origin` that of the portal. */
export const channelOf = (referrer: string, origin: string): Channel => {
  if (referrer === '') return 'direct';
  const { origin: from, hostname } = URL.canParse(referrer)
    ? new URL(referrer)
    : { origin: '', hostname: '' };
  if (from === origin) return 'internal';
  if (/^(mail|webmail)\.|\.gm$/.test(hostname)) return 'other';
  if (SEARCH.test(hostname)) return 'search';
  return SOCIAL.test(hostname) ? 'social' : 'other';
};

const SEARCH =
  /(^|\.)(google|bing|duckduckgo|ecosia|startpage|qwant|yahoo|yandex|baidu|metager|swisscows|suche\.t-online|search\.brave|kagi)\b/;
const SOCIAL =
  /(^|\.)(facebook\.|fb\.|instagram\.|threads\.|x\.com$|twitter\.|t\.co$|bsky\.|mastodon\.|troet\.|linkedin\.|lnkd\.in$|reddit\.|pinterest\.|tiktok\.|youtube\.|youtu\.be$|whatsapp\.|wa\.me$|telegram\.|t\.me$|xing\.|tumblr\.|snapchat\.|discord\.|nebenan\.)/;
