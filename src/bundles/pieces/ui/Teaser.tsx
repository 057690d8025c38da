// A piece announced in one of five weights. Weight comes from type size, never from a frame; the whole teaser is its link.
import { Kicker } from '#design/Kicker.tsx';
import { RelativeTime, Time } from '#design/Time.tsx';
import { Picture } from '#bundles/media/ui/public.ts';
import * as texts from '../texts.ts';
import type { TeaserView } from '../views.ts';
import styles from './Teaser.module.css';

export type TeaserWeight = 'lead' | 'major' | 'standard' | 'small' | 'brief';

const WITH_LEAD: readonly TeaserWeight[] = ['lead', 'major', 'standard'];

interface TeaserProps {
  teaser: TeaserView;
  weight: TeaserWeight;
  /** One level below the heading that the teaser stands under. */
  heading?: 'h2' | 'h3';
}

export const Teaser = ({ teaser, weight, heading: Heading = 'h3' }: TeaserProps) => {
  if (weight === 'brief') return <Brief teaser={teaser} />;
  return (
    <article className={`${styles.teaser} ${styles[weight]}`}>
      {teaser.picture && weight !== 'small' && (
        <a className={styles.picture} href={teaser.href} tabIndex={-1} aria-hidden="true">
          <Picture of={teaser.picture} sizes="(min-width: 60rem) 33vw, 100vw" ratio="3 / 2" alt="" />
        </a>
      )}
      <Kicker {...teaser.kicker} isPremium={teaser.isPremium} />
      <Heading>
        <a href={teaser.href}>{teaser.headline}</a>
      </Heading>
      {teaser.lead && WITH_LEAD.includes(weight) && <p className={styles.intro}>{teaser.lead}</p>}
      <p className="meta">
        {teaser.author && <Author name={teaser.author.name} isFull={weight === 'lead'} />}
        <RelativeTime of={teaser.time} />
        {teaser.commentCount > 0 && (
          <a href={`${teaser.href}#kommentare`}>{texts.commentCount(teaser.commentCount)}</a>
        )}
      </p>
    </article>
  );
};

const Author = ({ name, isFull }: { name: string; isFull: boolean }) =>
  isFull ? (
    <span>
      {texts.by} <b>{name}</b>
    </span>
  ) : (
    <span>{name}</span>
  );

const Brief = ({ teaser }: { teaser: TeaserView }) => (
  <article className={`${styles.teaser} ${styles.brief}`}>
    <Time of={{ iso: teaser.time.iso, text: teaser.time.short }} />
    <h3>
      <a href={teaser.href}>{teaser.headline}</a>
    </h3>
  </article>
);
