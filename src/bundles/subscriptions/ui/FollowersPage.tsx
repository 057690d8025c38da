// This says who follows somebody: faces and names.
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { Portrait } from '#design/Portrait.tsx';
import * as texts from '../texts.ts';
import type { FollowersPageView } from '../views.ts';
import styles from './FollowersPage.module.css';
import lists from './Followables.module.css';
import { SubscribeButton } from './SubscribeButton.tsx';

export const FollowersPage = ({ view }: { view: FollowersPageView }) => (
  <div className={`page ${styles.page}`}>
    <header>
      <h1>{texts.followersHeading(view.person.name)}</h1>
      <p>
        <a href={view.person.href}>{texts.toProfile}</a>
      </p>
      {view.subscribe && <SubscribeButton of={view.subscribe} name={view.person.name} />}
    </header>
    {view.empty && <Empty {...view.empty} />}
    <ul className={lists.list}>
      {view.people.map(({ id, name, href, portrait }) => (
        <li key={id}>
          <Portrait of={portrait} name={name} />
          <a className={lists.name} href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
    {view.others !== null && view.others > 0 && <p className="note">{texts.andOthers(view.others)}</p>}
    <Pages newer={view.first} older={view.older} />
  </div>
);
