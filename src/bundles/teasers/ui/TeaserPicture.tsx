// Draws the picture of a teaser: a second way into the piece for the pointer, nothing for keyboard and screen readers, which
// have the headline.
import { NeutralPicture, Picture } from '#bundles/media/ui/public.ts';
import type { TeaserView } from '../views.ts';
import styles from './Teaser.module.css';
import type { PictureLook } from './teaser-looks.ts';

type TeaserPictureProps = { teaser: TeaserView } & PictureLook;

export const TeaserPicture = ({ teaser, sizes, isHero = false }: TeaserPictureProps) => {
  const { picture, isPictureWithheld, href } = teaser;
  if (!picture && !isPictureWithheld) return null;
  return (
    <a className={styles.picture} href={href} tabIndex={-1} aria-hidden="true">
      {picture ? <Picture of={picture} sizes={sizes} isHero={isHero} alt="" /> : <NeutralPicture />}
    </a>
  );
};
