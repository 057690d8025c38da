// Draws what one has to know to go there.
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
    {view.online && (
      <Fact name={texts.online}>
        <Online of={view.online} />
      </Fact>
    )}
    {view.price && <Fact name={texts.price}>{view.price}</Fact>}
    {view.tickets && (
      <Fact name={texts.tickets}>
        <Away to={view.tickets} />
      </Fact>
    )}
    {view.ages && <Fact name={texts.forWhom}>{view.ages}</Fact>}
    {view.features.length > 0 && (
      <Fact name={texts.accessibility}>
        {view.features.map((feature) => (
          <span key={feature}>{feature}</span>
        ))}
      </Fact>
    )}
    <Fact name={texts.organiser}>
      {view.organiserHref ? <a href={view.organiserHref}>{view.organiser}</a> : view.organiser}
    </Fact>
    {view.link && (
      <Fact name={texts.moreAt}>
        <Away to={view.link} />
      </Fact>
    )}
    {view.others.length > 0 && (
      <Fact name={texts.otherDates}>
        <OtherDates view={view} />
      </Fact>
    )}
  </Facts>
);

const Away = ({ to }: { to: NonNullable<EventPageView['link']> }) => (
  <a href={to.href} rel="noopener nofollow ugc">
    {to.name}
  </a>
);

const Online = ({ of: { link, isOnly } }: { of: NonNullable<EventPageView['online']> }) => (
  <>
    <span>{isOnly ? texts.onlineOnly : texts.onlineToo}</span>
    {link && <Away to={link} />}
  </>
);

const Where = ({ of: location }: { of: NonNullable<EventPageView['location']> }) => (
  <>
    <b>{location.venue}</b>
    <span>{location.address}</span>
    {location.mapHref && (
      <a className={`screen-only ${styles.map}`} href={location.mapHref} rel="noopener">
        {texts.findTheWay}
      </a>
    )}
  </>
);

const OtherDates = ({ view: { others, dateCount } }: { view: EventPageView }) => (
  <>
    {others.map((date) => (
      <time key={date.iso} dateTime={date.iso}>
        {date.day}, {date.hours}
        {date.status && <b> ({date.status})</b>}
      </time>
    ))}
    <a href="#termine">{texts.allDates(dateCount)}</a>
  </>
);
