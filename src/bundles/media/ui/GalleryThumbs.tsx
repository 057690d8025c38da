// Draws all pictures of a gallery small, each bringing its large one; the later ones on demand. contract.md 2
import { useRef } from 'react';
import { LinkButton } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import { GALLERY_FIRST_SHOWN, GALLERY_THUMBS_ABREAST, GALLERY_THUMB_GAP_PX } from '../constants.ts';
import * as texts from '../texts.ts';
import type { PictureView } from '../views.ts';
import styles from './Gallery.module.css';
import { Picture } from './Picture.tsx';

interface GalleryThumbsProps {
  /** The id of the gallery: addressed by it, it shows all of its pictures. */
  id: string;
  pictures: readonly PictureView[];
  active: number;
  /** The later ones are shown, too. */
  isWhole: boolean;
  onPick: (at: number) => void;
  onMore: () => void;
}

const THUMBS_STYLE = {
  gridTemplateColumns: `repeat(${GALLERY_THUMBS_ABREAST}, minmax(0, 1fr))`,
  gap: GALLERY_THUMB_GAP_PX,
};

export const GalleryThumbs = ({ id, pictures, active, isWhole, onPick, onMore }: GalleryThumbsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const reveal = () => {
    onMore();
    // The new buttons are there in the next frame.
    requestAnimationFrame(() => list.current?.querySelectorAll('button').item(GALLERY_FIRST_SHOWN).focus());
  };
  return (
    <>
      <ul
        ref={list}
        className={isWhole ? `${styles.thumbs} ${styles.whole}` : styles.thumbs}
        style={THUMBS_STYLE}
      >
        {pictures.map((picture, at) => (
          <li key={at}>
            <button
              type="button"
              aria-label={texts.showPicture(at + 1, picture.alt)}
              aria-current={at === active}
              onClick={() => onPick(at)}
            >
              <Picture of={picture} sizes="(min-width: 64rem) 14rem, 25vw" ratio="4 / 3" alt="" />
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <p className={styles.more}>
          <LinkButton
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault();
              reveal();
            }}
          >
            <Icon name="picture" />
            {texts.morePictures(pictures.length - GALLERY_FIRST_SHOWN)}
          </LinkButton>
        </p>
      )}
    </>
  );
};
