// Holds pure checks of imports.

/**
 * Returns the portal at an address, with its folder if it lies in one; typed without „https://“ it is meant so. Undefined for
 * what is no address.
 */
export const portalIn = (typed: string): string | undefined => {
  const address = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  if (!url?.hostname.includes('.') || url.username !== '') return undefined;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '').slice(0, MAX_PORTAL_LENGTH);
};

const MAX_PORTAL_LENGTH = 500;

/** Returns the address of a portal without its scheme, so that it is the same with http and with https. */
export const withoutScheme = (portal: string): string => portal.replace(/^https?:\/\//, '');
