// Draws who likes something: faces and names, the latest first.
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { Portrait } from '#design/Portrait.tsx';
import * as texts from '../texts.ts';
import type { LikersPageView } from '../views.ts';
import { LikeButton } from './LikeButton.tsx';
import styles from './LikersPage.module.css';

export const LikersPage = ({ view }: { view: LikersPageView }) => (
  <div className={`page ${styles.page}`}>
    <header>
      <h1>{texts.likersHeading}</h1>
      <p className={styles.subject}>
        <a href={view.subject.href}>{view.subject.name}</a>
      </p>
      <LikeButton like={{ ...view.like, whoHref: null }} />
    </header>
    {view.people.length > 0 ? <People view={view} /> : <Nobody count={view.like.count} />}
    <Pages newer={view.first} older={view.older} />
  </div>
);

const People = ({ view: { people, others } }: { view: LikersPageView }) => (
  <>
    <ul className={styles.people}>
      {people.map(({ id, name, href, portrait }) => (
        <li key={id}>
          <Portrait of={portrait} name={name} />
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
    {others !== null && others > 0 && <p className="note">{texts.andOthers(others)}</p>}
  </>
);

const Nobody = ({ count }: { count: number }) =>
  count > 0 ? (
    <Empty title={texts.nobodyShown} text={texts.present(count)} />
  ) : (
    <Empty title={texts.nobodyYet} text={texts.nobodyYetText} />
  );
