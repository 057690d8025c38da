// Draws a picture of the list, small; its name stands beside it.
import { pictureWaits } from '../../texts.ts';
import type { OrderedPicture } from '../views.ts';
import styles from './PictureOrder.module.css';

export const OrderThumb = ({ of: { src, focus }, isLarge = false }: OrderThumbProps) => {
  const look = `${styles.thumb} ${isLarge ? styles.large : ''}`;
  if (src === null) return <span className={`${look} note`}>{pictureWaits}</span>;
  return <img className={look} src={src} alt="" loading="lazy" style={{ objectPosition: focus }} />;
};

interface OrderThumbProps {
  readonly of: OrderedPicture;
  readonly isLarge?: boolean;
}
