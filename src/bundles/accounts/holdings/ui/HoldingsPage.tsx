// Draws what an account holds: all parts line by line, or the rows of one of them.
import { DeskContent } from '#design/DeskContent.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import * as texts from '../texts.ts';
import type { HoldingField, HoldingPartView, HoldingValue, HoldingsPageView } from '../views.ts';
import styles from './Holdings.module.css';

export const HoldingsPage = ({ view }: { view: HoldingsPageView }) => (
  <DeskContent title={view.title} intro={<a href={view.back.href}>{view.back.name}</a>}>
    <p className={`note ${styles.note}`}>{view.openUntil}</p>
    {view.part ? (
      <Part part={view.part} />
    ) : (
      <DeskList lines={view.parts.map((part) => ({ key: part.href, ...part }))} />
    )}
    {view.empty && <p className={`note ${styles.empty}`}>{view.empty}</p>}
  </DeskContent>
);

const Part = ({ part }: { part: HoldingPartView }) => (
  <>
    <p>{[part.range, part.files].filter(Boolean).join(' · ')}</p>
    {part.groups.map(({ list, rows }) => (
      <section key={list ?? ''} className={styles.group}>
        {list && <h2>{list}</h2>}
        <ol className={styles.rows}>
          {rows.map((fields, at) => (
            <li key={at}>
              <Holding fields={fields} />
            </li>
          ))}
        </ol>
      </section>
    ))}
    {(part.previous || part.next) && (
      <nav className="button-row" aria-label={texts.pagesLabel}>
        {part.previous && (
          <a href={part.previous} rel="prev">
            {texts.newerRows}
          </a>
        )}
        {part.next && (
          <a href={part.next} rel="next">
            {texts.olderRows}
          </a>
        )}
      </nav>
    )}
  </>
);

const Holding = ({ fields }: { fields: readonly HoldingField[] }) => (
  <Facts>
    {fields.map(({ name, value }) => (
      <Fact key={name} name={name}>
        <Value value={value} />
      </Fact>
    ))}
  </Facts>
);

const Value = ({ value }: { value: HoldingValue }) =>
  typeof value === 'string' ? (
    <span className={styles.text}>{value}</span>
  ) : (
    <ol className={styles.within}>
      {value.map((fields, at) => (
        <li key={at}>
          <Holding fields={fields} />
        </li>
      ))}
    </ol>
  );
