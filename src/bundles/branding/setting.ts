// Keeps the portal's own pictures as settings: which files hold, and how large they are. Each is a text, so that a change can
// be taken back: the files of former pictures stay.
import { textSetting } from '#bundles/settings/public.ts';
import type { TextSetting } from '#bundles/settings/public.ts';
import type { BrandPictureName } from './constants.ts';

/** One of the portal's pictures, as it lies in the storage. */
export interface BrandPicture {
  /** Tells the content of its files. */
  readonly version: string;
  readonly width: number;
  readonly height: number;
}

const FORM = /^(\d{1,4})×(\d{1,4}) ([0-9a-f]{16})$/;
const MAX_LENGTH = 40;

const pictureSetting = (name: BrandPictureName): TextSetting => ({
  ...textSetting(`branding.${name}`, '', MAX_LENGTH),
  parse: (value) => (typeof value === 'string' && (value === '' || FORM.test(value)) ? value : undefined),
});

/** Nothing stands for what the portal came with. */
export const pictureSettings: Readonly<Record<BrandPictureName, TextSetting>> = {
  logo: pictureSetting('logo'),
  logoDark: pictureSetting('logoDark'),
  icon: pictureSetting('icon'),
  card: pictureSetting('card'),
};

/** Writes a picture as a text such as `640×160 3f2a…`. */
export const writePicture = ({ version, width, height }: BrandPicture): string =>
  `${width}×${height} ${version}`;

export const readPicture = (text: string): BrandPicture | undefined => {
  const [, width, height, version] = FORM.exec(text) ?? [];
  return version ? { version, width: Number(width), height: Number(height) } : undefined;
};
