// On an address that others reach, only who can read the server's output may become its first administrator.
import { timingSafeEqual } from 'node:crypto';
import { isLocalUrl } from '#kernel/config.ts';
import type { Config } from '#kernel/config.ts';
import type { Portal } from '#kernel/portal.ts';
import { signHash } from '#kernel/signed-hash.ts';

/** The number of characters, which carry 72 bits. */
const CODE_LENGTH = 12;

type Settings = Pick<Portal, 'secrets'> & { readonly config: Pick<Config, 'publicUrl' | 'host'> };

/** Returns the code that setting up asks for, to be printed at start; null where only this machine can ask. */
export const setupCode = ({ config, secrets }: Settings): string | null => {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  if (isLocalUrl(config.publicUrl) && isLocalUrl(`http://${host}`)) return null;
  return signHash(secrets, 'setup').slice(0, CODE_LENGTH);
};

/** Returns true for the right code, and for any where none is asked. */
export const isSetupCode = (portal: Settings, typed: string): boolean => {
  const code = setupCode(portal);
  if (code === null) return true;
  const [expected, given] = [Buffer.from(code), Buffer.from(typed.trim())];
  return expected.length === given.length && timingSafeEqual(expected, given);
};
