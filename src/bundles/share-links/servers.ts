// Reads the name of a server of Mastodon and its like, as people type or paste it: with https, with their own name before it.

/** Returns undefined for what is no name of a host; nobody is asked whether it is there. */
export const serverNamed = (typed: string): string | undefined => {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
    .replace(/^.*@/, '');
  return name.length <= LONGEST_NAME && HOST.test(name) ? name : undefined;
};

const LONGEST_NAME = 253;
const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
