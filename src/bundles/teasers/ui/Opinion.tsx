// Draws a piece of opinion: the face and name of whoever holds it, and the headline like a quotation.
import { Avatar } from '#design/Avatar.tsx';
import { RelativeTime } from '#design/Time.tsx';
import { Picture } from '#bundles/media/ui/public.ts';
import type { TeaserView } from '../views.ts';
import styles from './Opinion.module.css';
import { CommentCount } from './PieceMeta.tsx';
import teaserStyles from './Teaser.module.css';

export const Opinion = ({ teaser }: { teaser: TeaserView }) => (
  <article className={`${teaserStyles.teaser} ${styles.opinion}`}>
    {teaser.author && <Holder author={teaser.author} where={whereOf(teaser)} />}
    <h3>
      <a href={teaser.href}>{teaser.headline}</a>
    </h3>
    <p className="meta">
      <RelativeTime of={teaser.time} />
      <CommentCount teaser={teaser} />
    </p>
  </article>
);

/** It reads „Kommentar · Auenfeld“. */
const whereOf = ({ label, kicker }: TeaserView) =>
  [label, kicker.place || kicker.category].filter(Boolean).join(' · ');

const Holder = ({ author, where }: { author: NonNullable<TeaserView['author']>; where: string }) => (
  <div className={styles.who}>
    <Portrait author={author} />
    <p>
      <b>{author.name}</b>
      {where}
    </p>
  </div>
);

const Portrait = ({ author: { name, portrait } }: { author: NonNullable<TeaserView['author']> }) =>
  portrait?.sizes.length ? (
    <span className={styles.portrait}>
      <Picture of={portrait} sizes="3.25rem" alt="" />
    </span>
  ) : (
    <Avatar name={name} size="large" />
  );
