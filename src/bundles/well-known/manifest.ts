// Topic: what a device needs to know that puts the portal on its home screen. w3.org/TR/appmanifest
import { THEME_COLORS } from '#design/constants.ts';
import icon192 from '#design/icons/icon-192.png?url';
import icon512 from '#design/icons/icon-512.png?url';
import maskable512 from '#design/icons/icon-maskable-512.png?url';

interface ManifestFacts {
  readonly name: string;
  readonly description: string;
}

/** What there is room for below an icon. */
const SHORT_NAME_LENGTH = 12;

export const toManifest = ({ name, description }: ManifestFacts): object => ({
  id: '/',
  name,
  ...(name.length <= SHORT_NAME_LENGTH && { short_name: name }),
  description,
  lang: 'de',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: THEME_COLORS.light,
  theme_color: THEME_COLORS.light,
  icons: [
    { src: icon192, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: icon512, sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
