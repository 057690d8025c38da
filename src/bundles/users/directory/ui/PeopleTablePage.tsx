// The table of people.
import { DeskContent } from '#design/DeskContent.tsx';
import { Field } from '#design/Field.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { TableDesk } from '#bundles/desk-tables/ui/public.ts';
import * as texts from '../texts.ts';
import type { PeopleTableView } from '../views.ts';

export const PeopleTablePage = ({ view }: { view: PeopleTableView }) => (
  <DeskContent title={texts.title} intro={view.intro}>
    <LinkTabs label={texts.tabsLabel} links={view.tabs} />
    <TableDesk
      table={view.table}
      rows={view.rows}
      empty={{ title: texts.emptyTitle, text: texts.emptyText }}
      filters={<Filters view={view} />}
    />
  </DeskContent>
);

const Filters = ({ view: { table, options } }: { view: PeopleTableView }) => {
  const { q, rolle, ort, gruppe, zustand } = table.filter.values;
  return (
    <>
      <Field name="q" type="search" label={texts.wordsLabel} defaultValue={q} maxLength={100} />
      <Field name="rolle" label={texts.roleLabel} options={options.roles} defaultValue={rolle} />
      <Field name="ort" label={texts.placeLabel} options={options.places} defaultValue={ort} />
      <Field name="gruppe" label={texts.groupLabel} options={options.groups} defaultValue={gruppe} />
      <Field name="zustand" label={texts.stateLabel} options={options.states} defaultValue={zustand} />
    </>
  );
};
