// Draws the pieces of an issue in their order, what was left out, and what could be taken in. Each button is a form of its own.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { Icon } from '#design/Icon.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { Island } from '#kernel/island.tsx';
import type { DeskPieceView, NextIssueView } from '../../views.ts';
import * as texts from '../texts.ts';
import { IssueOrder } from './IssueOrder.island.tsx';
import styles from './NewsletterDesk.module.css';

export const IssuePieces = ({ view }: { view: NextIssueView }) => (
  <section aria-labelledby="beitraege">
    <SectionHead title={texts.piecesHeading} id="beitraege" />
    {view.pieces.length === 0 ? (
      <p>{texts.noPieces}</p>
    ) : (
      <>
        <p className="note">{texts.piecesNote}</p>
        <Island of={IssueOrder} when="visible" props={{ pieces: view.pieces, action: view.actions.piece }} />
      </>
    )}
    <More title={texts.leftOutHeading} pieces={view.leftOut} act="take" view={view} />
    <More title={texts.furtherHeading} pieces={view.further} act="add" view={view} />
    <Search view={view} />
    {view.search && view.found.length === 0 && <p>{texts.nothingFound}</p>}
    <More title={texts.foundHeading(view.search)} pieces={view.found} act="add" view={view} />
    <Also view={view} />
  </section>
);

interface MoreProps {
  title: string;
  pieces: readonly DeskPieceView[];
  act: 'take' | 'add';
  view: NextIssueView;
}

const Unfold = ({ title }: { title: string }) => (
  <summary>
    {title}
    <Icon name="chevron" />
  </summary>
);

const More = ({ title, pieces, act, view: { actions } }: MoreProps) =>
  pieces.length > 0 && (
    <details className={styles.more} open={act === 'take'}>
      <Unfold title={title} />
      <ul className={styles.pieces}>
        {pieces.map(({ key, headline, note, href }) => (
          <li key={key}>
            <div>
              <a href={href}>{headline}</a>
              <p className="note">{note}</p>
            </div>
            <form method="post" action={actions.piece}>
              <input type="hidden" name="key" value={key} />
              <Button
                type="submit"
                name="act"
                value={act}
                variant="plain"
                isSmall
                aria-label={texts.takeOf(headline)}
              >
                {texts.take}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  );

const Search = ({ view: { actions, search } }: { view: NextIssueView }) => (
  <search>
    <form method="get" action={`${actions.desk}#beitraege`} className={styles.search}>
      <Field
        name="q"
        type="search"
        label={texts.searchLabel}
        help={texts.searchHelp}
        defaultValue={search}
        maxLength={200}
      />
      <Button type="submit">{texts.searchButton}</Button>
    </form>
  </search>
);

const Also = ({ view: { dates, discussed } }: { view: NextIssueView }) =>
  dates.length + discussed.length > 0 && (
    <details className={styles.more}>
      <Unfold title={texts.alsoHeading} />
      <p className="note">{texts.datesNote}</p>
      <ul className={styles.pieces}>
        {[...dates, ...discussed].map(({ key, headline, note, href }) => (
          <li key={key}>
            <div>
              <a href={href}>{headline}</a>
              <p className="note">{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
