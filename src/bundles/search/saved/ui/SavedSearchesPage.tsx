// Draws the searches that somebody has saved, each with its way and with the button that ends it.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button, LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Time } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { SavedSearchView, SavedSearchesView } from '../views.ts';
import styles from './SavedSearchesPage.module.css';

export const SavedSearchesPage = ({ view: { shell, searchHref, searches } }: { view: SavedSearchesView }) => (
  <AccountShell shell={shell} title={texts.title} intro={texts.intro}>
    {searches.length === 0 ? (
      <Empty title={texts.noneTitle} text={texts.noneText}>
        <LinkButton href={searchHref}>{texts.toSearch}</LinkButton>
      </Empty>
    ) : (
      <>
        <p className="note">{texts.noticesHint}</p>
        <ul className={styles.list}>
          {searches.map((search) => (
            <li key={search.id}>
              <Saved search={search} />
            </li>
          ))}
        </ul>
      </>
    )}
  </AccountShell>
);

const Saved = ({ search: { name, href, since, removeAction } }: { search: SavedSearchView }) => (
  <>
    <div>
      <a href={href}>{name}</a>
      <p className="note">
        {texts.since} <Time of={since} />
      </p>
    </div>
    <form method="post" action={removeAction}>
      <Button type="submit" variant="quiet">
        {texts.remove}
        <span className="visually-hidden">{texts.aloud(name)}</span>
      </Button>
    </form>
  </>
);
