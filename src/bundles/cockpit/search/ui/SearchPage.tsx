// This is what is found in the desks, group by group.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { Empty } from '#design/Empty.tsx';
import { Field } from '#design/Field.tsx';
import { MAX_QUESTION_LENGTH } from '../../constants.ts';
import * as texts from '../../texts.ts';
import type { SearchPageView } from '../views.ts';
import styles from './SearchPage.module.css';

export const SearchPage = ({ view }: { view: SearchPageView }) => (
  <DeskContent title={texts.searchTitle} intro={texts.searchIntro}>
    <search>
      <form method="get" action={view.action} className={styles.form}>
        <Field
          name="q"
          type="search"
          label={texts.searchLabel}
          defaultValue={view.text}
          maxLength={MAX_QUESTION_LENGTH}
        />
        <Button type="submit">{texts.searchButton}</Button>
      </form>
    </search>
    {view.groups.length === 0 && <Empty title={texts.nothingTitle} text={texts.nothingText(view.text)} />}
    {view.groups.map(({ name, hits }) => (
      <section key={name} className={styles.group}>
        <h2>{name}</h2>
        <ul>
          {hits.map((hit) => (
            <li key={hit.href}>
              <a href={hit.href}>{hit.name}</a> {hit.note && <span>{hit.note}</span>}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </DeskContent>
);
