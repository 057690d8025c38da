// Draws /cockpit/beitraege: what waits for the editors of a place, what appears by itself, what is being written.
import { Button } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Field } from '#design/Field.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import type { DeskView } from '../../pages/views.ts';
import styles from './DeskPage.module.css';
import { EntryList } from './Entry.tsx';
import { Pager } from './Pager.tsx';
import * as texts from './texts.ts';

export const DeskPage = ({ view }: { view: DeskView }) => (
  <DeskContent title={texts.deskTitle} intro={texts.deskIntro}>
    <LinkTabs label={texts.deskTabsLabel} links={view.tabs} />
    <Filter filter={view.filter} />
    {view.entries.length === 0 ? (
      <Empty
        title={texts.deskEmpty[view.tab]}
        text={view.filter.resetHref ? texts.narrowedEmptyText : texts.deskEmptyText[view.tab]}
      />
    ) : (
      <EntryList entries={view.entries} />
    )}
    <Pager start={view.newer} next={view.older} />
  </DeskContent>
);

const Filter = ({ filter }: { filter: DeskView['filter'] }) => (
  <search>
    <form method="get" action={filter.action} className={styles.filter}>
      {Object.entries(filter.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field name="ort" label={texts.placeLabel} options={filter.places} defaultValue={filter.place} />
      <Field name="art" label={texts.kindLabel} options={filter.kinds} defaultValue={filter.kind} />
      <div className="button-row">
        <Button type="submit">{texts.filter}</Button>
        {filter.resetHref && <a href={filter.resetHref}>{texts.resetFilter}</a>}
      </div>
    </form>
  </search>
);
