// Names the headers that every answer carries, and the content security policy of pages. contract.md 11.8
import type { Bundle } from './bundle.ts';
import type { Config } from './config.ts';
import type { Portal } from './portal.ts';

const policyOf = (bundles: readonly Bundle[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src-elem 'self'",
    // Positions of focus points and placeholders are style attributes; that is recorded in contract.md 11.8.
    "style-src-attr 'unsafe-inline'",
    // Files that somebody is about to upload are previewed as blobs of their own browser.
    "img-src 'self' data: blob:",
    // Browsers that can't read playlists of videos are fed by script, from addresses that it makes.
    "media-src 'self' blob:",
    `frame-src ${frameSourcesOf(bundles)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Returns the sources of frames: only what bundles name, and only encrypted. */
const frameSourcesOf = (bundles: readonly Bundle[]): string =>
  bundles.flatMap(({ frameHosts = [] }) => frameHosts.map((host) => `https://${host}`)).join(' ') || "'none'";

/** The policies by lists of bundles, which don't change while the portal runs. */
const policies = new WeakMap<readonly Bundle[], string>();

const knownPolicyOf = (bundles: readonly Bundle[]): string => {
  const policy = policies.get(bundles) ?? policyOf(bundles);
  policies.set(bundles, policy);
  return policy;
};

/** Returns the policy of the development server, which puts styles into the page and talks over a web socket. */
const developmentPolicyOf = (bundles: readonly Bundle[]): string =>
  `default-src 'self' 'unsafe-inline' ws: data: blob:; frame-src ${frameSourcesOf(bundles)}; object-src 'none'`;

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

/** What says something of documents only: a script, a style or a font isn't opened, framed or asked to read a position. */
export const DOCUMENT_HEADERS = [
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const;

/** Headers of the page with a button that asks where the reader is; the browser asks them again. */
export const positionHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=()',
};

export const pageHeaders = ({
  config,
  bundles,
}: Pick<Portal, 'config' | 'bundles'>): Readonly<Record<string, string>> => ({
  ...commonHeaders(config),
  'content-security-policy': config.isProduction ? knownPolicyOf(bundles) : developmentPolicyOf(bundles),
});
