// Numbers and fixed words of pictures.

/** Names of the sizes, which stand before the extension of an address as `_{size}`. Spec 3 */
export const SIZE_TAGS = ['T', 'XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
export type SizeTag = (typeof SIZE_TAGS)[number];

/** Widths in pixels of the sizes; never more than the original has. decisions.md 5.3 */
export const SIZE_WIDTHS: Readonly<Record<SizeTag, number>> = {
  T: 20,
  XS: 60,
  S: 160,
  M: 320,
  L: 800,
  XL: 1200,
  XXL: 2000,
};

/** Spec 9: a picture is fetched when it comes this near to what is seen. */
export const LAZY_MARGIN_PX = 250;

/** Tag of whatever shows an image. */
export const imageTag = (id: number) => `image:${id}`;
