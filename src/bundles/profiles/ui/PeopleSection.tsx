// Draws people who were chosen, as a section of a page about the portal.
import { SectionHead } from '#design/SectionHead.tsx';
import type { PeopleSectionView } from '../views.ts';
import { PersonTiles } from './PersonTiles.tsx';

export const PeopleSection = ({ view: { heading, people } }: { view: PeopleSectionView }) => (
  <section>
    {heading && <SectionHead title={heading} />}
    <PersonTiles people={people} heading={heading ? 'h3' : 'h2'} />
  </section>
);
