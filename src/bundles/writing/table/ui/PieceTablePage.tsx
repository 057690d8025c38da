// The table of all that is or was out.
import { DeskContent } from '#design/DeskContent.tsx';
import { Field } from '#design/Field.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { TableDesk } from '#bundles/desk-tables/ui/public.ts';
import * as pageTexts from '../../ui/pages/texts.ts';
import * as texts from '../texts.ts';
import type { PieceTableView } from '../views.ts';

export const PieceTablePage = ({ view }: { view: PieceTableView }) => (
  <DeskContent title={pageTexts.deskTitle} intro={view.intro}>
    <LinkTabs label={pageTexts.deskTabsLabel} links={view.tabs} />
    <TableDesk
      table={view.table}
      rows={view.rows}
      empty={{ title: texts.emptyTitle, text: texts.emptyText }}
      filters={<Filters view={view} />}
      moreFilters={<MoreFilters view={view} />}
      isMoreUsed={LESS_USED.some((name) => view.table.filter.values[name] !== undefined)}
    />
  </DeskContent>
);

const LESS_USED = ['rubrik', 'thema', 'von', 'bis', 'zeit'];

const Filters = ({ view: { table, options } }: { view: PieceTableView }) => {
  const { q, ort, zustand, art, autor } = table.filter.values;
  return (
    <>
      <Field name="q" type="search" label={texts.wordsLabel} defaultValue={q} maxLength={100} />
      <Field name="ort" label={pageTexts.placeLabel} options={options.places} defaultValue={ort} />
      <Field name="zustand" label={texts.stateLabel} options={options.states} defaultValue={zustand} />
      <Field name="art" label={pageTexts.kindLabel} options={options.kinds} defaultValue={art} />
      <Field name="autor" label={texts.authorLabel} defaultValue={autor} maxLength={100} />
    </>
  );
};

const MoreFilters = ({ view: { table, options, span } }: { view: PieceTableView }) => {
  const { rubrik, thema, von, bis } = table.filter.values;
  return (
    <>
      <Field name="rubrik" label={texts.categoryLabel} options={options.categories} defaultValue={rubrik} />
      <Field name="thema" label={texts.tagLabel} defaultValue={thema} maxLength={100} />
      <Field name="von" type="date" label={texts.fromLabel} defaultValue={von} />
      <Field name="bis" type="date" label={texts.untilLabel} defaultValue={bis} />
      <Field name="zeit" label={texts.spanLabel} options={options.spans} defaultValue={span} />
    </>
  );
};
