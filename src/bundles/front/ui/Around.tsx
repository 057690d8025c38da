// Draws one quiet line on top of a place's page: what it belongs to and what belongs to it, and the button that follows it.
import type { LinkView } from '#design/page-frame.ts';
import { SubscribeButton } from '#bundles/subscriptions/ui/public.ts';
import * as texts from '../texts.ts';
import type { FrontPageView } from '../views.ts';
import styles from './Around.module.css';

export const Around = ({ view: { around, subscribe, title } }: { view: FrontPageView }) => {
  const { above, below } = around;
  if (above.length + below.length === 0 && !subscribe && !around.nearby) return null;
  return (
    <div className={styles.around}>
      <nav aria-label={texts.placesLabel}>
        {above.length > 0 && <Places title={texts.partOf} places={above} />}
        {below.length > 0 && <Places title={texts.partsOf} places={below} />}
        {around.nearby && <Places title={texts.around} places={[around.nearby]} />}
      </nav>
      {subscribe && <SubscribeButton of={subscribe} name={title} isSmall />}
    </div>
  );
};

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
