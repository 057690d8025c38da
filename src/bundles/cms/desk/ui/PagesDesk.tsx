// Draws all pages about the portal, and the way to write another.
import { LinkButton } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { Time } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { PagesDeskView } from '../views.ts';
import styles from './PagesDesk.module.css';

export const PagesDesk = ({ view: { begin, rows, newer, older } }: { view: PagesDeskView }) => (
  <DeskContent
    title={texts.title}
    intro={texts.intro}
    actions={<LinkButton href={begin.href}>{begin.name}</LinkButton>}
  >
    {rows.length === 0 ? (
      <Empty title={texts.emptyTitle} text={texts.emptyText} />
    ) : (
      <ul className={styles.list}>
        {rows.map(({ key, title, href, address, state, changed }) => (
          <li key={key}>
            <a href={href}>
              <b>{title}</b>
            </a>
            <span className="note">{address}</span>
            <span>{state}</span>
            <Time of={changed} />
          </li>
        ))}
      </ul>
    )}
    <Pages newer={newer} older={older} />
  </DeskContent>
);
