// Draws a person's face in a circle, or their initials where there is no picture. It is decorative: the name stands beside it.
import { Avatar } from './Avatar.tsx';
import styles from './Portrait.module.css';

/** A person's picture, small: one file, since so many stand on a page. */
export interface PortraitView {
  readonly src: string;
  /** The point around which the circle is cut, as `object-position`. */
  readonly position: string;
}

/** The sizes in pixels. */
const SIZES = { small: 32, medium: 40, large: 56, box: 72, face: 120 } as const;

interface PortraitProps {
  of: PortraitView | null;
  name: string;
  size?: keyof typeof SIZES;
}

export const Portrait = ({ of: portrait, name, size = 'medium' }: PortraitProps) =>
  portrait ? (
    <img
      className={styles.portrait}
      src={portrait.src}
      width={SIZES[size]}
      height={SIZES[size]}
      alt=""
      loading="lazy"
      style={{ objectPosition: portrait.position }}
    />
  ) : (
    <Avatar name={name} size={size === 'box' || size === 'face' ? 'large' : size} />
  );
