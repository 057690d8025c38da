// One thing that was found: what it is, its title, and the part of its text that was meant.
import { Kicker } from '#design/Kicker.tsx';
import { RelativeTime } from '#design/Time.tsx';
import { NeutralPicture, Picture } from '#bundles/media/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import type { MarkedText } from '../snippets.ts';
import type { ResultView } from '../views.ts';
import styles from './SearchResult.module.css';

export const SearchResult = ({ result: { href, title, snippet, label, teaser } }: { result: ResultView }) => (
  <article className={styles.result}>
    <div>
      {teaser ? (
        <Kicker
          label={teaser.label ?? label}
          place={teaser.kicker.place}
          category={teaser.kicker.category}
          isPremium={teaser.isPremium}
        />
      ) : (
        <Kicker place={label} />
      )}
      <h2>
        <a href={href}>
          <Marked parts={title} />
        </a>
      </h2>
      {snippet.length > 0 && (
        <p className={styles.snippet}>
          <Marked parts={snippet} />
        </p>
      )}
      {teaser && <Meta teaser={teaser} />}
    </div>
    {teaser && <ResultPicture teaser={teaser} />}
  </article>
);

const Marked = ({ parts }: { parts: readonly MarkedText[] }) =>
  parts.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text));

const Meta = ({ teaser: { author, time, date } }: { teaser: TeaserView }) => (
  <p className="meta">
    {date ? (
      <b>
        <time dateTime={date.iso}>{`${date.weekday}, ${date.day}. ${date.month}`}</time>
      </b>
    ) : (
      <>
        {author && <span>{author.name}</span>}
        <RelativeTime of={time} />
      </>
    )}
    {date && <span>{date.venue}</span>}
  </p>
);

/** A second way for the pointer; the title is there for everybody. */
const ResultPicture = ({ teaser: { href, picture, isPictureWithheld } }: { teaser: TeaserView }) =>
  (picture || isPictureWithheld) && (
    <a className={styles.picture} href={href} tabIndex={-1} aria-hidden="true">
      {picture ? (
        <Picture of={picture} sizes="(min-width: 42rem) 12rem, 6.5rem" alt="" />
      ) : (
        <NeutralPicture />
      )}
    </a>
  );
