// Draws the columns of a table: what each is called and begins with, and what it is.
import { Button } from '#design/Button.tsx';
import { DeskForm } from '#design/DeskForm.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { ColumnsView, ColumnView } from '../views.ts';
import styles from './TermTable.module.css';

interface ColumnsFormProps {
  columns: ColumnsView;
  error: string | undefined;
}

export const ColumnsForm = ({ columns, error }: ColumnsFormProps) => (
  <DeskForm action={columns.action}>
    <h2>{texts.columnsHeading}</h2>
    <ErrorSummary error={error ?? null} errors={{}} labels={{}} />
    <p>{columns.intro}</p>
    {columns.isDrupal && <p>{texts.columnsOfDrupal}</p>}
    <table className={styles.table} data-wide>
      <thead>
        <tr>
          <th scope="col">{texts.columnHead.name}</th>
          <th scope="col">{texts.columnHead.choice}</th>
        </tr>
      </thead>
      <tbody>
        {columns.columns.map((column) => (
          <Column key={column.at} column={column} options={columns.options} />
        ))}
      </tbody>
    </table>
    <p className="note">{texts.columnsHint}</p>
    <div className="button-row">
      <Button type="submit" variant="main">
        {texts.columnsRead}
      </Button>
    </div>
  </DeskForm>
);

const Column = ({
  column: { at, name, samples, value },
  options,
}: {
  column: ColumnView;
  options: ColumnsView['options'];
}) => (
  <tr>
    <th scope="row">
      <strong>{name}</strong>
      {samples.length === 0 ? (
        <p className="note">{texts.columnEmpty}</p>
      ) : (
        samples.map((sample) => (
          <p key={sample} className={`note ${styles.sample}`}>
            {sample}
          </p>
        ))
      )}
    </th>
    <td>
      <Field
        name={`columns[c${at}]`}
        id={`f-column-${at}`}
        label={name}
        options={options}
        defaultValue={value}
      />
    </td>
  </tr>
);
