// One quiet line on top of a place's page: what it belongs to and what belongs to it.
import type { LinkView } from '#design/page-frame.ts';
import * as texts from '../texts.ts';
import type { AroundView } from '../views.ts';
import styles from './Around.module.css';

export const Around = ({ view: { above, below } }: { view: AroundView }) =>
  above.length + below.length > 0 && (
    <nav className={styles.around} aria-label={texts.placesLabel}>
      {above.length > 0 && <Places title={texts.partOf} places={above} />}
      {below.length > 0 && <Places title={texts.partsOf} places={below} />}
    </nav>
  );

const Places = ({ title, places }: { title: string; places: readonly LinkView[] }) => (
  <p>
    {title}{' '}
    {places.map((place) => (
      <a key={place.href} href={place.href}>
        {place.name}
      </a>
    ))}
  </p>
);
