// What leaves the server for the table of people, for administrators.
import type { DataRowView } from '#design/DataTable.tsx';
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { TableFrameView } from '#bundles/desk-tables/public.ts';

export interface PeopleTableView {
  readonly tabs: readonly LinkView[];
  readonly intro: string;
  readonly table: TableFrameView;
  readonly rows: readonly DataRowView[];
  readonly options: Readonly<Record<'roles' | 'places' | 'groups' | 'states', readonly OptionView[]>>;
}
