// Reads addresses that administrators type where a link stands in the portal's own frame or pages: a path of ours, or https.

/**
 * Says whether a name or password stands before the host: everybody would read it, or be told another host than the one it
 * leads to.
 */
export const hasSignIn = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && (url.username !== '' || url.password !== '');
};

export const MAX_LINK_ADDRESS = 500;

/** Returns the address as it is kept, one of ours as a path; undefined for what no link of ours may lead to. */
export const readLinkAddress = (typed: string, publicUrl: string): string | undefined => {
  const text = typed.trim();
  if (text.length > MAX_LINK_ADDRESS || /[\s\p{Cc}\\]/u.test(text)) return undefined;
  // Two slashes would lead to another host.
  if (!/^(?:\/(?!\/)|https:\/\/)/i.test(text)) return undefined;
  const address = URL.parse(text, publicUrl);
  if (!address || hasSignIn(address.href)) return undefined;
  const isOurs = address.origin === new URL(publicUrl).origin;
  const path = address.pathname + address.search + address.hash;
  if (isOurs) return path.startsWith('//') ? undefined : path;
  return address.protocol === 'https:' ? address.href : undefined;
};
