// Draws a picture with its caption and the line „Foto: …“, as far as there are words.
import * as texts from '../texts.ts';
import { MediaElement } from '../elements/ui/MediaElement.tsx';
import { Caption } from './Caption.tsx';
import type { PictureProps } from './Picture.tsx';
import styles from './PictureFigure.module.css';

interface PictureFigureProps extends PictureProps {
  /** The caption where it isn't the picture's own. */
  readonly caption?: string;
}

export const PictureFigure = ({ caption, ...props }: PictureFigureProps) => {
  const { credit, caption: own } = props.of;
  const words = caption ?? own;
  return (
    <figure className={styles.figure}>
      <MediaElement {...props} />
      <Caption words={words} credit={credit && texts.photo(credit)} />
    </figure>
  );
};
