// Draws what pieces are filed under there, and what becomes of it here: categories and places at once, tags, of which there are
// many, when asked for. The element around a table adds a field that leaves out what isn't meant; without scripts all rows are
// there.
import { DeskFields } from '#design/DeskForm.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { ChoicesView, TermView } from '../views.ts';
import styles from './TermTable.module.css';

type Options = ChoicesView['termOptions'];

export const TermTable = ({ choices: { terms, termOptions, moreTerms } }: { choices: ChoicesView }) => {
  if (terms.length === 0) return null;
  const tags = terms.filter(({ sort }) => sort === 'tag');
  const others = terms.filter(({ sort }) => sort !== 'tag');
  return (
    <DeskFields legend={texts.termsHeading}>
      <filter-rows>
        <div className={styles.filter} data-filter>
          <Field
            name=""
            id="f-filter"
            label={texts.termsFilter}
            type="search"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        {others.length > 0 && <Rows terms={others} options={termOptions} />}
        {tags.length > 0 && (
          <details className={styles.tags} open={others.length === 0}>
            <summary>{texts.tagsSummary(tags.length)}</summary>
            <Rows terms={tags} options={termOptions} />
          </details>
        )}
        <output className="note" data-none hidden>
          {texts.termsNone}
        </output>
      </filter-rows>
      {moreTerms && <p className="note">{moreTerms}</p>}
    </DeskFields>
  );
};

const Rows = ({ terms, options }: { terms: readonly TermView[]; options: Options }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{texts.termHead.name}</th>
        <th scope="col">{texts.termHead.pieces}</th>
        <th scope="col">{texts.termHead.choice}</th>
      </tr>
    </thead>
    <tbody>
      {terms.map(({ id, name, sort, pieces, value }) => (
        <tr key={id} data-row={name}>
          <th scope="row">
            {name} <span className="note">{texts.termSorts[sort]}</span>
          </th>
          <td>{pieces}</td>
          <td>
            <Field
              name={`terms[t${id}]`}
              id={`f-term-${id}`}
              label={`${name} (${texts.termSorts[sort]})`}
              options={options}
              defaultValue={value}
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
