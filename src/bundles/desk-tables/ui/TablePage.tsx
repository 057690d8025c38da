// Draws the page of a table: its desk's heading and tabs, the fields that narrow it, and the table.
import { DeskContent } from '#design/DeskContent.tsx';
import { Field } from '#design/Field.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { MAX_FILTER_LENGTH } from '../constants.ts';
import type { FilterView, TablePageView } from '../views.ts';
import { TableDesk } from './TableDesk.tsx';

export const TablePage = ({ view }: { view: TablePageView }) => {
  const { values } = view.table.filter;
  const further = view.filters.filter(({ isFurther }) => isFurther);
  return (
    <DeskContent title={view.title} intro={view.intro}>
      {view.tabs.links.length > 0 && <LinkTabs label={view.tabs.label} links={view.tabs.links} />}
      <TableDesk
        table={view.table}
        rows={view.rows}
        empty={view.empty}
        filters={<Filters filters={view.filters.filter(({ isFurther }) => !isFurther)} values={values} />}
        moreFilters={further.length > 0 && <Filters filters={further} values={values} />}
        isMoreUsed={further.some(({ name }) => values[name] !== undefined)}
      />
    </DeskContent>
  );
};

interface FiltersProps {
  filters: readonly FilterView[];
  values: Readonly<Record<string, string>>;
}

const Filters = ({ filters, values }: FiltersProps) =>
  filters.map(({ name, label, options, type = 'text', usual }) => {
    const given = { name, label, defaultValue: values[name] ?? usual };
    return options ? (
      <Field key={name} {...given} options={options} />
    ) : (
      <Field key={name} {...given} type={type} maxLength={type === 'date' ? undefined : MAX_FILTER_LENGTH} />
    );
  });
