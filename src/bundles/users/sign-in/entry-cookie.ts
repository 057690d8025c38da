// These are the cookies of the way in beside the session's own: they are for the server alone and tell nothing.
import type { Config } from '#kernel/config.ts';

/** `__Host-` binds a cookie to this host, which browsers allow under https only. */
export const entryCookieName = ({ publicUrl }: Pick<Config, 'publicUrl'>, name: 'device' | 'pending') =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}litfass_${name}`;

export const entryCookie = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: publicUrl.startsWith('https:'),
});
