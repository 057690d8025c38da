// Everybody who comes to a date and wants to be seen.
import * as texts from '../texts.ts';
import type { PeoplePageView } from '../views.ts';
import styles from './PeoplePage.module.css';

export const PeoplePage = ({ view }: { view: PeoplePageView }) => (
  <div className={`page ${styles.page}`}>
    <header>
      <p className="note">{texts.peopleHeading}</p>
      <h1>{view.title}</h1>
      <p>{view.when}</p>
    </header>
    {view.people.length === 0 ? (
      <p>{texts.nobody}</p>
    ) : (
      <ul>
        {view.people.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    )}
    <p>
      <a href={view.backHref}>{texts.back}</a>
    </p>
  </div>
);
