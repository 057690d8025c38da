// Draws the desk of tags: a search, and a line for each that was found.
import { Button, LinkButton } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { Empty } from '#design/Empty.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { TagsPageView } from '../views.ts';
import styles from './TagPage.module.css';

export const TagsPage = ({ view }: { view: TagsPageView }) => (
  <DeskContent title={texts.title} intro={view.intro}>
    {view.progress && (
      <div className={styles.progress}>
        <Callout title={view.progress.title} tone="straw">
          <p>{view.progress.text}</p>
        </Callout>
      </div>
    )}
    <search>
      <form method="get" action={view.action} className={styles.search}>
        <Field name="q" type="search" label={texts.searchLabel} defaultValue={view.search} maxLength={100} />
        <div className="button-row">
          <Button type="submit">{texts.searchButton}</Button>
          {view.resetHref && <a href={view.resetHref}>{texts.resetSearch}</a>}
        </div>
      </form>
    </search>
    {view.tags.length > 0 ? (
      <DeskList
        lines={view.tags.map(({ id, name, href, note, pieces }) => ({
          key: id,
          name,
          href,
          note,
          figure: pieces,
        }))}
      />
    ) : (
      <Empty
        title={view.search ? texts.nothingTitle : texts.emptyTitle}
        text={view.search ? texts.nothingText : texts.emptyText}
      />
    )}
    {(view.back || view.on) && (
      <nav className={`button-row ${styles.pages}`} aria-label={texts.pagesLabel}>
        {view.back && (
          <LinkButton href={view.back} rel="prev">
            {texts.pageBack}
          </LinkButton>
        )}
        {view.on && (
          <LinkButton href={view.on} rel="next">
            {texts.pageOn}
          </LinkButton>
        )}
      </nav>
    )}
  </DeskContent>
);
