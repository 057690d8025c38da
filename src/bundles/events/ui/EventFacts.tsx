// What one has to know to go there.
import { Fact, Facts } from '#design/Facts.tsx';
import * as texts from '../texts.ts';
import type { EventPageView } from '../views.ts';
import styles from './EventFacts.module.css';

export const EventFacts = ({ view }: { view: EventPageView }) => (
  <Facts>
    {view.location && (
      <Fact name={texts.where}>
        <Where of={view.location} />
      </Fact>
    )}
    {view.price && <Fact name={texts.price}>{view.price}</Fact>}
    <Fact name={texts.organiser}>{view.organiser}</Fact>
    {view.link && (
      <Fact name={texts.moreAt}>
        <a href={view.link.href} rel="noopener nofollow ugc">
          {view.link.name}
        </a>
      </Fact>
    )}
    {view.others.length > 0 && (
      <Fact name={texts.otherDates}>
        <OtherDates view={view} />
      </Fact>
    )}
  </Facts>
);

const Where = ({ of: location }: { of: NonNullable<EventPageView['location']> }) => (
  <>
    <b>{location.venue}</b>
    <span>{location.address}</span>
    <a className={`screen-only ${styles.map}`} href={location.mapHref} rel="noopener">
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
