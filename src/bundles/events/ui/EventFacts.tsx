// What one has to know to go there.
import * as texts from '../texts.ts';
import type { EventPageView } from '../views.ts';
import styles from './EventFacts.module.css';

export const EventFacts = ({ view }: { view: EventPageView }) => (
  <dl className={styles.facts}>
    <div>
      <dt>{texts.where}</dt>
      <dd>
        <Where view={view} />
      </dd>
    </div>
    {view.price && (
      <div>
        <dt>{texts.price}</dt>
        <dd>{view.price}</dd>
      </div>
    )}
    <div>
      <dt>{texts.organiser}</dt>
      <dd>{view.organiser}</dd>
    </div>
    {view.link && (
      <div>
        <dt>{texts.moreAt}</dt>
        <dd>
          <a href={view.link.href} rel="noopener nofollow ugc">
            {view.link.name}
          </a>
        </dd>
      </div>
    )}
    {view.others.length > 0 && (
      <div>
        <dt>{texts.otherDates}</dt>
        <dd>
          <OtherDates view={view} />
        </dd>
      </div>
    )}
  </dl>
);

const Where = ({ view: { location } }: { view: EventPageView }) => (
  <>
    <b>{location.venue}</b>
    <span>{location.address}</span>
    <a className={styles.map} href={location.mapHref} rel="noopener">
      {texts.findTheWay}
    </a>
  </>
);

const OtherDates = ({ view: { others, dateCount } }: { view: EventPageView }) => (
  <>
    {others.map((date) => (
      <time key={date.iso} dateTime={date.iso}>
        {date.day}, {date.hours}
      </time>
    ))}
    <a href="#termine">{texts.allDates(dateCount)}</a>
  </>
);
