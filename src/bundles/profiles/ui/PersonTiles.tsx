// Draws faces of people, each with a few words; the whole tile leads to their page.
import { Avatar } from '#design/Avatar.tsx';
import { Picture } from '#bundles/media/ui/public.ts';
import type { PersonTileView } from '../views.ts';
import styles from './PersonTiles.module.css';

interface PersonTilesProps {
  people: readonly PersonTileView[];
  /** One level below the heading that they stand under. */
  heading?: 'h2' | 'h3';
}

export const PersonTiles = ({ people, heading = 'h3' }: PersonTilesProps) => (
  <div className={styles.people}>
    {people.map((person) => (
      <Person key={person.href} person={person} heading={heading} />
    ))}
  </div>
);

interface PersonProps {
  person: PersonTileView;
  heading: 'h2' | 'h3';
}

const Person = ({ person: { name, href, portrait, note }, heading: Heading }: PersonProps) => (
  <article className={styles.person}>
    <div className={styles.portrait}>
      {portrait?.sizes.length ? (
        <Picture of={portrait} sizes={SIZES} alt="" />
      ) : (
        <Avatar name={name} size="large" />
      )}
    </div>
    <div>
      <Heading>
        <a href={href}>{name}</a>
      </Heading>
      {note && <p>{note}</p>}
    </div>
  </article>
);

const SIZES = '(min-width: 100rem) 11rem, (min-width: 60rem) 10rem, 4.5rem';
