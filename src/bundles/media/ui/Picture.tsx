// A picture in the size its place needs, cut around its focus point.
import type { PictureView } from '../views.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  readonly of: PictureView;
  /** Width of its place, as in `sizes` of an <img>. */
  readonly sizes: string;
  /** The page's opening picture: fetched at once and first. All others wait until they come near. */
  readonly isHero?: boolean;
  /** Cuts it to this shape, such as '3 / 2'; whole without. */
  readonly ratio?: string;
  /** Other words than its own; '' where words beside it say the same. */
  readonly alt?: string;
}

export const Picture = ({ of: picture, sizes, isHero = false, ratio, alt = picture.alt }: PictureProps) => (
  <img
    className={styles.picture}
    src={addressOf(picture, 'jpg')}
    srcSet={picture.sizes.map(({ tag, width }) => `${addressOf(picture, 'webp', tag)} ${width}w`).join(', ')}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
    alt={alt}
    loading={isHero ? 'eager' : 'lazy'}
    fetchPriority={isHero ? 'high' : undefined}
    style={{ aspectRatio: ratio, objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
  />
);

const addressOf = ({ base, query }: PictureView, extension: string, tag = 'L') =>
  `${base}_${tag}.${extension}${query}`;
