// Draws a picture in the size its place needs, cut around its focus point. The opening picture of a page is fetched at once;
// all others wait in <lazy-image> until they come near, and without JavaScript <noscript> brings them.
import type { CSSProperties, ReactNode } from 'react';
import { escapeHtml } from '#kernel/escape-html.ts';
import { focusPosition, pictureAddress, sizesIn } from '../rules.ts';
import type { ImageExtension } from '../rules.ts';
import * as texts from '../texts.ts';
import type { PictureView } from '../views.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  readonly of: PictureView;
  /** The width of its place, as in `sizes` of an <img>. */
  readonly sizes: string;
  /** The page's opening picture: fetched at once and first. All others wait until they come near. */
  readonly isHero?: boolean;
  /** Its place is wide: worth the format that saves most. An opening picture is. */
  readonly isLarge?: boolean;
  /** Cuts it to this shape, such as '3 / 2'; whole without. */
  readonly ratio?: string;
  /** The alternative text where it isn't the picture's own; '' where words beside it say the same. */
  readonly alt?: string;
}

export const Picture = ({ isHero = false, isLarge = isHero, ...props }: PictureProps) => {
  const { of: picture } = props;
  if (picture.sizes.length === 0) return <Waiting {...props} />;
  if (isHero) return <Eager {...props} />;
  const html = waitingHtml({ isLarge, ...props });
  return (
    <lazy-image
      class={styles.lazy}
      // Whoever watches it meets a new one where anything of it changes.
      key={html}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
};

/** Draws the format that saves most, where it was made; every browser that this portal's styles need knows the next one. */
const Sources = ({ of: picture, sizes, children }: SourcesProps) => {
  const srcSet = srcSetOf(picture, 'avif');
  if (srcSet === '') return children;
  return (
    <picture className={styles.sources}>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {children}
    </picture>
  );
};

interface SourcesProps {
  readonly of: PictureView;
  readonly sizes: string;
  readonly children: ReactNode;
}

const Eager = ({ of: picture, sizes, ratio, alt = picture.alt }: PictureProps) => (
  <Sources of={picture} sizes={sizes}>
    <img
      {...frameOf(picture)}
      alt={alt}
      src={pictureAddress(picture, 'L', 'jpg')}
      srcSet={srcSetOf(picture, 'webp')}
      sizes={sizes}
      fetchPriority="high"
      style={{ ...shapeOf(picture, ratio), ...backgroundOf(picture) }}
    />
  </Sources>
);

/**
 * Writes out the elements of waiting pictures, which most pictures of a page are. Drawing them one by one would be a tenth of
 * what drawing a front page takes.
 */
const waitingHtml = ({ isLarge, ...props }: PictureProps): string => {
  const { of: picture, sizes, ratio } = props;
  const srcSet = isLarge ? srcSetOf(picture, 'avif') : '';
  const twice = { webp: srcSetOf(picture, 'webp'), style: styleOf(picture, ratio) };
  const img = lazyImg(props, twice);
  const shown =
    srcSet === ''
      ? img
      : `<picture class="${styles.sources}"><source${attributes({
          type: 'image/avif',
          srcSet: waitingSet(picture),
          'data-srcset': srcSet,
          sizes,
        })}/>${img}</picture>`;
  return `${shown}<noscript>${bareImg(props, twice)}</noscript>`;
};

/** What is told of a picture that waits, and once more for those without JavaScript. */
interface RepeatedAttributes {
  readonly webp: string;
  readonly style: string;
}

const lazyImg = (
  { of: picture, sizes, alt = picture.alt }: PictureProps,
  { webp, style }: RepeatedAttributes,
): string =>
  `<img${attributes({
    ...wordsOf(frameOf(picture)),
    alt,
    src: picture.placeholder ?? NOTHING,
    'data-src': pictureAddress(picture, 'L', 'jpg'),
    srcSet: waitingSet(picture),
    'data-srcset': webp,
    sizes,
    decoding: 'async',
    style,
  })}/>`;

const bareImg = (
  { of: picture, sizes, alt = picture.alt }: PictureProps,
  { webp, style }: RepeatedAttributes,
): string =>
  `<img${attributes({
    ...wordsOf({ ...frameOf(picture), 'data-stub': undefined }),
    alt,
    src: pictureAddress(picture, 'M', 'jpg'),
    srcSet: webp,
    sizes,
    style,
  })}/>`;

/** Writes attributes in their order, escaped; what is undefined is left out. */
const attributes = (named: Readonly<Record<string, string | number | undefined>>): string => {
  let html = '';
  for (const name in named) if (named[name] !== undefined) html += ` ${name}="${escapeHtml(named[name])}"`;
  return html;
};

const wordsOf = ({ className, ...frame }: ReturnType<typeof frameOf>) => ({ class: className, ...frame });

const styleOf = (picture: PictureView, ratio: string | undefined): string => {
  const { aspectRatio, objectPosition } = shapeOf(picture, ratio);
  return `aspect-ratio:${aspectRatio};object-position:${objectPosition}`;
};

/** Draws a quiet box in the shape of the picture to come; it says so where no words beside it speak for the picture. */
const Waiting = ({ of: picture, sizes, ratio, alt = picture.alt }: PictureProps) => (
  <span
    className={styles.waiting}
    style={shapeOf(picture, ratio)}
    data-stub={stubOf(picture)}
    data-sizes={picture.isStub ? sizes : undefined}
    data-ratio={picture.isStub ? ratio : undefined}
  >
    {alt !== '' && texts.pictureWaits}
  </span>
);

/** Returns what is shown until the picture is fetched, in the words of a `srcset`, without which `sizes` would say nothing. */
const waitingSet = ({ placeholder }: PictureView): string => `${placeholder ?? NOTHING} 1w`;

/** One transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const frameOf = (picture: PictureView) => ({
  className: styles.picture,
  width: picture.width,
  height: picture.height,
  'data-stub': stubOf(picture),
});

/** Returns the id that the page asks for until the picture is ready: see media/elements/ui/stub-watch.ts. */
const stubOf = ({ id, isStub }: PictureView) => (isStub ? id : undefined);

/** Returns the shape, which is always written: the few blurred pixels have one that is a little different. */
const shapeOf = (picture: PictureView, ratio: string | undefined) => ({
  aspectRatio: ratio ?? `${picture.width} / ${picture.height}`,
  objectPosition: focusPosition(picture),
});

const backgroundOf = (picture: PictureView): CSSProperties =>
  picture.placeholder
    ? { background: `url("${picture.placeholder}") ${focusPosition(picture)} / cover no-repeat` }
    : {};

/** Returns the `srcset` without the two smallest sizes, which are too small for any place. */
const srcSetOf = (picture: PictureView, format: ImageExtension): string => {
  const made = sizesIn(picture, format);
  let set = '';
  made.forEach(({ tag, width }, at) => {
    if (width <= SMALLEST_PX && at < made.length - 1) return;
    set += `${set === '' ? '' : ', '}${pictureAddress(picture, tag, format)} ${width}w`;
  });
  return set;
};

const SMALLEST_PX = 60;
