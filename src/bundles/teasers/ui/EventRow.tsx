// Something that takes place, with the leaf of its day.
import { DateTile } from '#design/DateTile.tsx';
import type { TeaserView } from '../views.ts';
import styles from './EventRow.module.css';
import teaserStyles from './Teaser.module.css';

interface EventRowProps {
  teaser: TeaserView;
  heading?: 'h2' | 'h3';
}

export const EventRow = ({ teaser, heading: Heading = 'h3' }: EventRowProps) => {
  const { href, headline, kicker, date } = teaser;
  return (
    <article className={`${teaserStyles.teaser} ${styles.event}`}>
      {date && <DateTile iso={date.iso} weekday={date.weekday} day={date.day} month={date.month} />}
      <div>
        <p className={`small-caps ${styles.kicker}`}>{kicker.category}</p>
        <Heading>
          <a href={href}>{headline}</a>
        </Heading>
        <p className="note">{[date?.hours, date?.venue, kicker.place].filter(Boolean).join(', ')}</p>
      </div>
    </article>
  );
};
