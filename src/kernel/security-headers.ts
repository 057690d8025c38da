// Headers that every answer carries, and the content security policy of pages. decisions.md 1.8
import type { Config } from './config.ts';

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src-elem 'self'",
  // Positions of focus points and placeholders are style attributes; recorded in decisions.md 1.8.
  "style-src-attr 'unsafe-inline'",
  // Files that somebody is about to upload are previewed as blobs of their own browser.
  "img-src 'self' data: blob:",
  // Browsers that can't read playlists of videos are fed by script, from addresses that it makes.
  "media-src 'self' blob:",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** The development server puts styles into the page and talks over a web socket. */
const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' ws: data:; object-src 'none'";

export const commonHeaders = (config: Config): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...(config.publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});

export const pageHeaders = (config: Config): Readonly<Record<string, string>> => ({
  ...commonHeaders(config),
  'content-security-policy': config.isProduction ? CONTENT_SECURITY_POLICY : DEVELOPMENT_POLICY,
});
