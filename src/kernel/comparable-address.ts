// Writes addresses in the one spelling by which they are compared, here and in browsers.
const ESCAPED = /%[0-9a-f]{2}/gi;
const NEVER_ESCAPED = /[A-Za-z0-9._~-]/;

/**
 * Returns an address in the one of its spellings by which it is compared: `%c3` and `%C3` are the same, and so are `%7E` and
 * `~`. RFC 3986, 6.2.2
 */
export const comparableAddress = (address: string): string =>
  address.replace(ESCAPED, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return NEVER_ESCAPED.test(letter) ? letter : escaped.toUpperCase();
  });
