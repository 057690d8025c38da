// Tells what a device needs to know that puts the portal on its home screen. w3.org/TR/appmanifest
import icon192 from '#design/icons/icon-192.png?url';
import icon512 from '#design/icons/icon-512.png?url';
import maskable512 from '#design/icons/icon-maskable-512.png?url';

interface ManifestIcon {
  readonly src: string;
  readonly side: number;
  readonly purpose: 'any' | 'maskable';
}

interface ManifestFacts {
  readonly name: string;
  readonly description: string;
  /** The ground of the pages in light. */
  readonly paper: string;
  /** The portal's own; undefined for those that it came with. */
  readonly icons: readonly ManifestIcon[] | undefined;
}

const STANDARD_ICONS: readonly ManifestIcon[] = [
  { src: icon192, side: 192, purpose: 'any' },
  { src: icon512, side: 512, purpose: 'any' },
  { src: maskable512, side: 512, purpose: 'maskable' },
];

/** What there is room for below an icon. */
const SHORT_NAME_LENGTH = 12;

export const toManifest = ({ name, description, paper, icons = STANDARD_ICONS }: ManifestFacts): object => ({
  id: '/',
  name,
  ...(name.length <= SHORT_NAME_LENGTH && { short_name: name }),
  description,
  lang: 'de',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  icons: icons.map(({ src, side, purpose }) => ({
    src,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
});
