// Makes the name that a browser gives a manuscript before the server knows it, so that a repeated beginning is the same one.

/** Returns a UUID of version 4; also where a portal is served without https, such as at home, and randomUUID is missing. */
export const newManuscriptKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
