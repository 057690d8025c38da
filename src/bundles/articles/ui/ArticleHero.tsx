// Draws the opening picture of an article with caption and credit; a neutral one where it is kept back.
import { NeutralPicture, PictureFigure } from '#bundles/media/ui/public.ts';
import type { ArticleStillView } from '../views.ts';
import styles from './ArticleHero.module.css';

/** On phones the picture reaches from edge to edge. */
const SIZES = '(min-width: 78rem) 55rem, (min-width: 64rem) calc(100vw - 26rem), 100vw';

export const ArticleHero = ({ view: { hero, isHeroWithheld } }: { view: ArticleStillView }) => {
  if (!hero && !isHeroWithheld) return null;
  return (
    <div className={styles.hero}>
      {hero ? (
        <PictureFigure of={hero} sizes={SIZES} ratio="3 / 2" isHero />
      ) : (
        <NeutralPicture ratio="5 / 2" />
      )}
    </div>
  );
};
