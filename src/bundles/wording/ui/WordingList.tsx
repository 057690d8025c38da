// Draws all texts that a portal may want otherwise, with a search.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { Empty } from '#design/Empty.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { WordingListView } from '../views.ts';
import styles from './Wordings.module.css';

export const WordingList = ({ view: { action, query, groups } }: { view: WordingListView }) => (
  <DeskContent title={texts.title} intro={texts.intro}>
    <form action={action} className={styles.search}>
      <Field name="q" type="search" label={texts.searchLabel} defaultValue={query} maxLength={100} />
      <Button type="submit">{texts.searchButton}</Button>
    </form>
    {groups.length === 0 && <Empty title={texts.nothingFound} text={texts.nothingFoundHint} />}
    {groups.map(({ name, lines }) => (
      <section className="section" key={name}>
        <SectionHead title={name} />
        <DeskList
          lines={lines.map(({ isChanged, ...line }) => ({
            ...line,
            marks: isChanged ? [texts.changedMark] : [],
          }))}
        />
      </section>
    ))}
  </DeskContent>
);
