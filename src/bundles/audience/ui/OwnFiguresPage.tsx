// Draws /schreiben/zahlen: one's week, and one's pieces with how they were read.
import { AccountShell } from '#design/AccountShell.tsx';
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { Time } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { OwnFiguresView } from '../views.ts';
import { Figures } from './Gauge.tsx';
import styles from './OwnFiguresPage.module.css';

export const OwnFiguresPage = ({ view }: { view: OwnFiguresView }) => (
  <AccountShell shell={view.shell} title={texts.ownTitle} intro={texts.ownIntro}>
    {view.pieces.length === 0 ? (
      <Empty title={texts.noPieces} text={texts.noPiecesText} />
    ) : (
      <div className={styles.page}>
        <section>
          <h2>{texts.weekTitle}</h2>
          <Figures of={view.week} />
        </section>
        <section>
          <h2>{texts.piecesTitle}</h2>
          <Pieces of={view.pieces} />
          <Pages newer={view.newer} older={view.older} />
        </section>
        <p>{texts.howCounted}</p>
      </div>
    )}
  </AccountShell>
);

const Pieces = ({ of: pieces }: { of: OwnFiguresView['pieces'] }) => (
  <ul className={styles.pieces}>
    {pieces.map(({ href, title, publishedAt, figures }) => (
      <li key={href}>
        <a href={href}>{title}</a>
        <p>
          <Time of={publishedAt} />
        </p>
        <Figures of={figures} />
      </li>
    ))}
  </ul>
);
