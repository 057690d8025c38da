// Pure checks of imports.

/** The portal at an address, with its folder if it lies in one; typed without „https://“ it is meant so. */
export const portalIn = (typed: string): string | undefined => {
  const address = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  if (!url?.hostname.includes('.') || url.username !== '') return undefined;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '').slice(0, MAX_PORTAL_LENGTH);
};

const MAX_PORTAL_LENGTH = 500;

/** By whichever of the two it is reached. */
export const withoutScheme = (portal: string): string => portal.replace(/^https?:\/\//, '');
