// Draws what takes place next, as a section of a page about the portal.
import { SectionHead } from '#design/SectionHead.tsx';
import { EventRow } from '#bundles/teasers/ui/public.ts';
import * as texts from '../texts.ts';
import type { ComingSectionView } from '../views.ts';
import styles from './ComingSection.module.css';

export const ComingSection = ({ view: { heading, teasers, href } }: { view: ComingSectionView }) => (
  <section>
    {heading && <SectionHead title={heading} link={{ name: texts.sectionAll, href }} />}
    <div className={styles.events}>
      {teasers.map((teaser) => (
        <EventRow key={teaser.id} teaser={teaser} heading={heading ? 'h3' : 'h2'} />
      ))}
    </div>
  </section>
);
