// Pure checks of imports.

/** Words within HTML, also within attributes. */
export const escapeText = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The portal at an address, by its host and folder: with or without „https://“ it is the same. */
export const portalIn = (typed: string): string | undefined => {
  const address = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  if (!url?.hostname.includes('.') || url.username !== '') return undefined;
  return `${url.host}${url.pathname}`.replace(/\/+$/, '').slice(0, MAX_PORTAL_LENGTH);
};

const MAX_PORTAL_LENGTH = 500;
