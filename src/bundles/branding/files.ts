// Says what the files of a portal's pictures are called, in the storage and on the web.
import { url } from '#kernel/named-routes.ts';
import type { BrandPictureName } from './constants.ts';
import { brandingPaths } from './paths.ts';

/** Everything below it is a picture of the portal's own; nothing is ever taken away, so that a change can be taken back. */
export const FOLDER = 'branding/';

export const logoFile = 'logo.png';
export const cardFile = 'card.jpg';
export const iconFile = (side: number) => `icon-${side}.png`;
export const maskableFile = 'icon-maskable.png';

/** The file of each that stands for it on desks. */
export const SHOWN_FILES: Readonly<Record<BrandPictureName, string>> = {
  logo: logoFile,
  logoDark: logoFile,
  icon: iconFile(192),
  card: cardFile,
};

export const fileKey = (version: string, name: string): string => `${FOLDER}${version}/${name}`;

export const fileHref = (version: string, file: string): string => url(brandingPaths.file, { version, file });
