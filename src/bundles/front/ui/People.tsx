// Faces of those who took part lately, with what they did.
import { Avatar } from '#design/Avatar.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { Picture } from '#bundles/media/ui/public.ts';
import * as texts from '../texts.ts';
import type { PersonTileView } from '../views.ts';
import styles from './People.module.css';

export const People = ({ people }: { people: readonly PersonTileView[] }) => (
  <section className="section">
    <SectionHead title={texts.communityHeading} />
    <div className={styles.people}>
      {people.map((person) => (
        <Person key={person.href} person={person} />
      ))}
    </div>
  </section>
);

const Person = ({ person: { name, href, portrait, note } }: { person: PersonTileView }) => (
  <article className={styles.person}>
    <div className={styles.portrait}>
      {portrait?.sizes.length ? (
        <Picture of={portrait} sizes={SIZES} alt="" />
      ) : (
        <Avatar name={name} size="large" />
      )}
    </div>
    <div>
      <h3>
        <a href={href}>{name}</a>
      </h3>
      <p>{note}</p>
    </div>
  </article>
);

const SIZES = '(min-width: 60rem) 11rem, 4.5rem';
