// Draws what came out lately around a place, under heads for how far it is, and the form that names the place.
import { Button, LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { Island } from '#kernel/island.tsx';
import { EventRow, Teaser } from '#bundles/teasers/ui/public.ts';
import { PLACE_QUERY } from '../constants.ts';
import { emptyHeading } from '../../texts.ts';
import * as texts from '../texts.ts';
import type { BandView, NearbyView } from '../views.ts';
import styles from './NearbyPage.module.css';
import { NearestPlace } from './NearestPlace.island.tsx';

export const NearbyPage = ({ view }: { view: NearbyView }) => (
  <div className="page">
    <h1 className={styles.title}>{view.title}</h1>
    <PlaceForm view={view} />
    {view.note && <p className="note">{view.note}</p>}
    {view.namesakes.links.length > 0 && <Places {...view.namesakes} />}
    {view.own && view.own.links.length > 0 && <Places {...view.own} />}
    {view.places.links.length > 0 && <Places {...view.places} />}
    {view.dates && <Dates {...view.dates} />}
    {view.bands.map((band) => (
      <Band key={band.title} band={band} />
    ))}
    {view.empty && (
      <Empty title={emptyHeading} text={view.empty.text}>
        <LinkButton href={view.empty.way.href}>{view.empty.way.name}</LinkButton>
      </Empty>
    )}
    <Ways first={view.first} further={view.further} />
  </div>
);

const Ways = ({ first, further }: Pick<NearbyView, 'first' | 'further'>) =>
  (first || further) && (
    <p className="button-row section">
      {first && (
        <LinkButton href={first} variant="quiet">
          {texts.first}
        </LinkButton>
      )}
      {further && (
        <LinkButton href={further} variant="quiet">
          {texts.goOn}
        </LinkButton>
      )}
    </p>
  );

const PlaceForm = ({ view: { action, typed, problem, positions } }: { view: NearbyView }) => (
  <div className={styles.where}>
    <form action={action} className={styles.form}>
      <Field
        name={PLACE_QUERY}
        label={texts.label}
        defaultValue={typed}
        error={problem}
        maxLength={100}
        autoComplete="postal-code"
        enterKeyHint="search"
        required
      />
      <Button type="submit" variant="main">
        {texts.button}
      </Button>
    </form>
    {positions.length > 0 && (
      <div className={styles.position}>
        <Island of={NearestPlace} when="visible" props={{ places: positions }} />
      </div>
    )}
  </div>
);

const Places = ({ title, links }: NearbyView['places']) => (
  <nav aria-label={title} className={styles.places}>
    <h2>{title}</h2>
    <p>
      {links.map(({ name, href, note }) => (
        <a key={href} href={href}>
          {name} {note && <span className="note">{note}</span>}
        </a>
      ))}
    </p>
  </nav>
);

const Dates = ({ title, teasers, all }: NonNullable<NearbyView['dates']>) => (
  <section className="section">
    <SectionHead title={title} {...(all && { link: all })} />
    <div className={`${styles.rows} ${styles.dates}`}>
      {teasers.map((teaser) => (
        <div key={`${teaser.kind}${teaser.id}`}>
          <EventRow teaser={teaser} heading="h3" />
        </div>
      ))}
    </div>
  </section>
);

const Band = ({ band: { title, teasers } }: { band: BandView }) => (
  <section className="section">
    <SectionHead title={title} />
    <div className={styles.rows}>
      {teasers.map((teaser) => (
        <div key={`${teaser.kind}${teaser.id}`}>
          <Teaser teaser={teaser} weight="row" heading="h3" />
        </div>
      ))}
    </div>
  </section>
);
