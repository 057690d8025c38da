// Draws one image or other medium of a list: its picture with what chooses it, its words, and what can be done with it.
import type { ReactNode } from 'react';
import { Icon } from '#design/Icon.tsx';
import type { ReferenceAction, ReferenceList } from '../constants.ts';
import * as texts from '../texts.ts';
import type { ReferenceView } from '../views.ts';
import styles from './References.module.css';

export const ReferenceTile = ({ reference, picture, actions }: TileProps) => {
  const { imageType, imageObj } = reference;
  return (
    <li className={styles.tile}>
      {picture}
      <p className={styles.words}>
        <b>{titleOf(reference)}</b>
        {imageObj.copyright && <span className="note">{texts.credit(imageType, imageObj.copyright)}</span>}
      </p>
      <p className={styles.actions}>{actions}</p>
    </li>
  );
};

interface TileProps {
  readonly reference: ReferenceView;
  readonly picture: ReactNode;
  readonly actions: ReactNode;
}

/** What can be done with what stands on a list. */
export const ACTIONS: Readonly<Record<ReferenceList, readonly ReferenceAction[]>> = {
  temporary: ['save-add', 'reference-remove'],
  saved: ['save-remove', 'reference-remove'],
};

export const titleOf = ({ imageType, imageId, imageObj }: ReferenceView): string =>
  imageObj.caption || imageObj.alt || texts.untitled(imageType, imageId);

export const ReferencePicture = ({ reference }: { reference: ReferenceView }) => {
  const { imageUrls, imageObj, imageType } = reference;
  const isPlayed = imageType === 'streaming_media';
  const { M, L } = imageUrls;
  return (
    <>
      {M && L ? (
        <img
          className={styles.picture}
          src={M}
          srcSet={`${M} 320w, ${L} 800w`}
          sizes="11rem"
          alt={imageObj.alt}
          width={320}
          height={240}
          loading="lazy"
          decoding="async"
          style={{ objectPosition: `${imageObj.focus_x}% ${imageObj.focus_y}%` }}
        />
      ) : (
        <span className={styles.waiting}>{imageObj.is_stub && texts.inWork}</span>
      )}
      {isPlayed && (
        <span className={styles.sign} title={texts.played}>
          <Icon name="play" />
          <span className="visually-hidden">{texts.played}</span>
        </span>
      )}
    </>
  );
};
