// These are the addresses that others agreed upon.
import { path } from '#kernel/named-routes.ts';

export const wellKnownPaths = {
  favicon: path('favicon', 'GET', '/favicon.ico', { exposed: false }),
  /** The icon for devices that ask for it without reading the page. */
  touchIcon: path('apple_touch_icon', 'GET', '/apple-touch-icon.png', { exposed: false }),
  manifest: path('web_manifest', 'GET', '/manifest.webmanifest', { exposed: false }),
  /** RFC 9116 */
  security: path('security_txt', 'GET', '/.well-known/security.txt', { exposed: false }),
  /** The well-known address of changing a password: w3.org/TR/change-password-url */
  changePassword: path('change_password', 'GET', '/.well-known/change-password', { exposed: false }),
};
