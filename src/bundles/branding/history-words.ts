// Says how the history tells of the portal's own pictures: they are shown, since their files stay.
import type { DrawnPicture, FieldWords } from '#bundles/history/public.ts';
import { BRAND_PICTURES } from './constants.ts';
import type { BrandPictureName } from './constants.ts';
import { fileHref, SHOWN_FILES } from './files.ts';
import { pictureSettings, readPicture } from './setting.ts';
import { pictureInHistory, pictureWords } from './texts.ts';

const draw = (which: BrandPictureName, value: unknown): DrawnPicture | undefined => {
  const picture = typeof value === 'string' ? readPicture(value) : undefined;
  if (!picture) return undefined;
  const { version, width, height } = picture;
  const src = fileHref(version, SHOWN_FILES[which]);
  return { src, width, height, text: pictureInHistory(width, height), isForDark: which === 'logoDark' };
};

export const brandInHistory: Readonly<Record<string, FieldWords>> = Object.fromEntries(
  BRAND_PICTURES.map((which) => [
    pictureSettings[which].key,
    { label: pictureWords[which].name, draw: (value) => draw(which, value) },
  ]),
);
