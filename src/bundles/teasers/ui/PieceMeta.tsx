// Draws the line under a piece's headline: who, when, how many comments.
import { RelativeTime } from '#design/Time.tsx';
import { grouped } from '#design/wording.ts';
import * as texts from '../texts.ts';
import type { TeaserDateView, TeaserView } from '../views.ts';
import styles from './PieceMeta.module.css';

export const PieceMeta = ({ teaser, isFull = false }: { teaser: TeaserView; isFull?: boolean }) => (
  <p className="meta">
    {teaser.date ? <WhenAndWhere date={teaser.date} /> : <WhoAndWhen teaser={teaser} isFull={isFull} />}
    <CommentCount teaser={teaser} />
  </p>
);

const WhoAndWhen = ({ teaser: { author, time }, isFull }: { teaser: TeaserView; isFull: boolean }) => (
  <>
    {author && <Author name={author.name} isFull={isFull} />}
    <RelativeTime of={time} />
  </>
);

const WhenAndWhere = ({ date }: { date: TeaserDateView }) => (
  <>
    <b>
      <time dateTime={date.iso}>{texts.dateInShort(date)}</time>
    </b>
    {[date.hours, date.venue].filter(Boolean).map((words) => (
      <span key={words}>{words}</span>
    ))}
  </>
);

const Author = ({ name, isFull }: { name: string; isFull: boolean }) =>
  isFull ? (
    <span>
      {texts.by} <b>{name}</b>
    </span>
  ) : (
    <span>{name}</span>
  );

/** Draws a number beside a drawn speech bubble, which leads to the comments; nothing where nobody has spoken. */
export const CommentCount = ({ teaser: { commentCount, href } }: { teaser: TeaserView }) =>
  commentCount > 0 && (
    <a className={styles.comments} href={`${href}#kommentare`} aria-label={texts.commentCount(commentCount)}>
      {grouped(commentCount)}
    </a>
  );
