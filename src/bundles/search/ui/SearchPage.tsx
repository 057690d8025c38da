// Shows what was found, as the paper announces its pieces, with the words that were looked for marked.
import { Button, LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Field } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';
import { Pages } from '#design/Pages.tsx';
import { quoted } from '#design/quoted.ts';
import { SectionHead } from '#design/SectionHead.tsx';
import { MAX_QUESTION_LENGTH } from '../constants.ts';
import type { FacetView } from '../facets.ts';
import * as texts from '../texts.ts';
import type { SearchPageView } from '../views.ts';
import { SaveSearch } from '../saved/ui/SaveSearch.tsx';
import { SearchResult } from './SearchResult.tsx';
import styles from './SearchPage.module.css';

export const SearchPage = ({ view }: { view: SearchPageView }) => (
  <div className="page">
    <h1 className="visually-hidden">{view.typed ? texts.titleOf(view.typed) : texts.title}</h1>
    <SearchForm view={view} />
    {view.note && <p className="note">{view.note}</p>}
    {view.meant && (
      <p>
        {texts.meantLead} <a href={view.meant.href}>{quoted(view.meant.name)}</a>?
      </p>
    )}
    {view.ways.length > 0 && <Links links={view.ways} label={texts.waysLabel} />}
    {view.typed && view.results.length === 0 && <Nothing view={view} />}
    {view.results.length > 0 && <Found view={view} />}
    {view.feed && (
      <div className={`${styles.save} button-row`}>
        {view.save && <SaveSearch save={view.save} />}
        <LinkButton href={view.feed.href} variant="quiet" rel="nofollow">
          {view.feed.name}
        </LinkButton>
      </div>
    )}
    <Pages newer={view.firstHref} older={view.further} />
  </div>
);

const SearchForm = ({
  view: { action, typed, chosen, widerHref, suggestions },
}: {
  view: SearchPageView;
}) => (
  <search>
    <form action={action} className={styles.form}>
      <Field
        name="q"
        type="search"
        label={texts.label}
        {...(typed === '' && { help: texts.hint })}
        defaultValue={typed}
        maxLength={MAX_QUESTION_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        data-suggest={suggestions}
      />
      {Object.entries(chosen).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="main">
        {texts.button}
      </Button>
    </form>
    {widerHref && <a href={widerHref}>{texts.wider}</a>}
  </search>
);

const Found = ({ view: { count, facets, near, results } }: { view: SearchPageView }) => (
  <section>
    <SectionHead title={count} />
    {near && (
      <p className="note">
        {texts.nearNote(near.name)} <a href={near.href}>{texts.everywhere}</a>
      </p>
    )}
    <div className={facets.length > 0 ? styles.found : undefined}>
      {facets.length > 0 && <Facets facets={facets} />}
      <div className={styles.results}>
        {results.map((result) => (
          <div key={`${result.type}${result.id}`}>
            <SearchResult result={result} />
          </div>
        ))}
      </div>
    </div>
  </section>
);

/** Each narrows what is found, or takes back that it did. */
const Facets = ({ facets }: { facets: readonly FacetView[] }) => (
  <nav className={styles.facets} aria-label={texts.facetsLabel}>
    {facets.map(({ name, title, choices }) => (
      <details key={name} open={isOpen(choices)}>
        <summary>{title}</summary>
        <div className={styles.links}>
          {choices.map(({ value, name: label, href, note, isCurrent }) => (
            <a key={value} href={href} rel="nofollow" aria-current={isCurrent ? 'true' : undefined}>
              {isCurrent ? <b>{label} ×</b> : label} <span className="note">{note}</span>
            </a>
          ))}
        </div>
      </details>
    ))}
  </nav>
);

const isOpen = (choices: FacetView['choices']) => choices.some(({ isCurrent }) => isCurrent);

const Links = ({ links, label }: { links: readonly LinkView[]; label: string }) => (
  <nav aria-label={label} className={styles.links}>
    {links.map(({ name, href, note }) => (
      <a key={href} href={href}>
        {name} {note && <span className="note">{note}</span>}
      </a>
    ))}
  </nav>
);

const Nothing = ({ view: { typed, elsewhere } }: { view: SearchPageView }) => (
  <>
    <Empty title={texts.nothingTitle} text={texts.nothingText(typed)} />
    {elsewhere.length > 0 && <Links links={elsewhere} label={texts.elsewhereLabel} />}
  </>
);
