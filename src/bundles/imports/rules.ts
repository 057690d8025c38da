// Holds pure checks of imports.

/** Returns the portal at an address, with its folder if it lies in one; typed without „https://“ it is meant so. */
export const portalIn = (typed: string): string | undefined => {
  const address = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  if (!url?.hostname.includes('.') || url.username !== '') return undefined;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '').slice(0, MAX_PORTAL_LENGTH);
};

const MAX_PORTAL_LENGTH = 500;

/** Returns a portal without the scheme, by whichever of the two it is reached. */
export const withoutScheme = (portal: string): string => portal.replace(/^https?:\/\//, '');
