// What was found, as the paper announces its pieces, with the words that were looked for marked.
import { Button } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Icon } from '#design/Icon.tsx';
import type { LinkView } from '#design/page-frame.ts';
import * as texts from '../texts.ts';
import type { SearchPageView } from '../views.ts';
import { SearchResult } from './SearchResult.tsx';
import styles from './SearchPage.module.css';

export const SearchPage = ({ view }: { view: SearchPageView }) => (
  <div className="page">
    <header className={styles.head}>
      <h1 className={view.typed ? 'visually-hidden' : undefined}>
        {view.typed ? texts.titleOf(view.typed) : texts.title}
      </h1>
      <SearchForm view={view} />
      {view.results.length > 0 && view.count && <p className={`small-caps ${styles.count}`}>{view.count}</p>}
      {view.note && <p className={styles.note}>{view.note}</p>}
    </header>
    {view.ways.length > 0 && <Ways links={view.ways} label={texts.waysLabel} />}
    {view.typed && view.results.length === 0 && view.ways.length === 0 && <Nothing view={view} />}
    {view.results.length > 0 && (
      <ol className={styles.results}>
        {view.results.map((result) => (
          <li key={`${result.type}${result.id}`}>
            <SearchResult result={result} />
          </li>
        ))}
      </ol>
    )}
    {view.further && (
      <p className={styles.further}>
        <a href={view.further} rel="next">
          {texts.further}
          <Icon name="arrow-right" />
        </a>
      </p>
    )}
  </div>
);

const SearchForm = ({ view: { action, typed } }: { view: SearchPageView }) => (
  <search>
    <form method="get" action={action} className={styles.form}>
      <label htmlFor="suchwort" className="visually-hidden">
        {texts.label}
      </label>
      <input
        id="suchwort"
        type="search"
        name="q"
        defaultValue={typed}
        placeholder={texts.label}
        maxLength={300}
        autoComplete="off"
        enterKeyHint="search"
        {...(typed === '' && { 'aria-describedby': 'suchwort-hilfe' })}
      />
      <Button type="submit" variant="main">
        {texts.button}
      </Button>
    </form>
    {typed === '' && (
      <p id="suchwort-hilfe" className={styles.note}>
        {texts.hint}
      </p>
    )}
  </search>
);

const Ways = ({ links, label }: { links: readonly LinkView[]; label: string }) => (
  <nav aria-label={label} className={styles.ways}>
    {links.map(({ name, href, note }) => (
      <a key={href} href={href}>
        {name} {note && <span>{note}</span>}
      </a>
    ))}
  </nav>
);

const Nothing = ({ view: { typed, elsewhere } }: { view: SearchPageView }) => (
  <>
    <Empty title={texts.nothingTitle} text={texts.nothingText(typed)} />
    {elsewhere.length > 0 && <Ways links={elsewhere} label={texts.elsewhereLabel} />}
  </>
);
