// Draws a piece announced in the weight its place asks for. Weight comes from type size and picture, never from a frame; the
// whole teaser is its link.
import type { ReactNode } from 'react';
import { Time } from '#design/Time.tsx';
import type { TeaserView } from '../views.ts';
import { PieceKicker } from './PieceKicker.tsx';
import { PieceMeta } from './PieceMeta.tsx';
import styles from './Teaser.module.css';
import { TeaserPicture } from './TeaserPicture.tsx';
import { LOOKS } from './teaser-looks.ts';
import type { TeaserWeight } from './teaser-looks.ts';

export type { TeaserWeight } from './teaser-looks.ts';

interface TeaserProps {
  teaser: TeaserView;
  weight: TeaserWeight;
  /** One level below the heading that the teaser stands under. */
  heading?: 'h2' | 'h3';
  /** Opens its page, so that its picture is fetched at once; a lead always does. */
  isOpening?: boolean;
  /** What is said in the place of its headline and its lead, such as with words that are marked. */
  said?: { readonly headline: ReactNode; readonly intro: ReactNode };
}

export const Teaser = ({ teaser, weight, heading: Heading = 'h3', isOpening = false, said }: TeaserProps) => {
  if (weight === 'brief') return <Brief teaser={teaser} />;
  const { picture, hasIntro, hasFullByline } = LOOKS[weight];
  return (
    <article className={classOf(teaser, weight)}>
      {picture && <TeaserPicture teaser={teaser} {...picture} isHero={isOpening || picture.isHero} />}
      <div>
        <PieceKicker teaser={teaser} />
        <Heading>
          <a href={teaser.href}>{said?.headline ?? teaser.headline}</a>
        </Heading>
        {hasIntro && (said?.intro ?? teaser.lead) && (
          <p className={said ? undefined : styles.intro}>{said?.intro ?? teaser.lead}</p>
        )}
        <PieceMeta teaser={teaser} isFull={hasFullByline} />
      </div>
    </article>
  );
};

const classOf = ({ isOpinion }: TeaserView, weight: TeaserWeight) =>
  [styles.teaser, styles[weight], isOpinion && styles.opinion].filter(Boolean).join(' ');

const Brief = ({ teaser }: { teaser: TeaserView }) => (
  <article className={`${styles.teaser} ${styles.brief}`}>
    <Time of={{ iso: teaser.time.iso, text: teaser.time.short }} />
    <h3>
      <a href={teaser.href}>{teaser.headline}</a>
    </h3>
  </article>
);
