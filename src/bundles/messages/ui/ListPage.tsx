// Draws all threads of a person, newest first, with a search through them.
import { Button, LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Field } from '#design/Field.tsx';
import { Pages } from '#design/Pages.tsx';
import { AccountShell } from '#design/AccountShell.tsx';
import {
  LIVE_TOPIC,
  MAX_SEARCH_LENGTH,
  SEARCHED_MESSAGES,
  SEARCHED_THREADS,
  SEARCH_QUERY,
} from '../constants.ts';
import * as texts from '../texts.ts';
import type { ListPageView } from '../views.ts';
import styles from './ListPage.module.css';
import { ThreadList } from './ThreadList.tsx';

export const ListPage = ({ view }: { view: ListPageView }) => (
  <AccountShell shell={view.shell} title={texts.messagesHeading} intro={texts.listIntro}>
    <div className={styles.page}>
      {(view.threads.length > 0 || view.searched) && <Search view={view} />}
      {view.searched && view.threads.length > 0 && <p>{texts.foundCount(view.threads.length)}</p>}
      <live-part id="unterhaltungen" data-topic={LIVE_TOPIC}>
        {view.threads.length > 0 && <ThreadList threads={view.threads} />}
        {view.threads.length === 0 && <Nothing searched={view.searched} />}
      </live-part>
      <Pages newer={view.newer} older={view.older} />
      <p>
        <a href={view.hiddenHref}>{texts.hiddenLink}</a>
      </p>
    </div>
  </AccountShell>
);

const Search = ({ view: { searched, listHref } }: { view: ListPageView }) => (
  <search>
    <form method="get" action={listHref} className={styles.search}>
      <Field
        type="search"
        name={SEARCH_QUERY}
        label={texts.searchLabel}
        help={searched ? texts.searchHelp(SEARCHED_THREADS, SEARCHED_MESSAGES) : undefined}
        defaultValue={searched}
        maxLength={MAX_SEARCH_LENGTH}
      />
      <div className="button-row">
        <Button type="submit">{texts.search}</Button>
        {searched && (
          <LinkButton href={listHref} variant="plain">
            {texts.endSearch}
          </LinkButton>
        )}
      </div>
    </form>
  </search>
);

const Nothing = ({ searched }: { searched: string }) =>
  searched ? (
    <Empty title={texts.nothingFound(searched)} text={texts.nothingFoundText} />
  ) : (
    <Empty title={texts.nothingYet} text={texts.nothingYetText} />
  );
