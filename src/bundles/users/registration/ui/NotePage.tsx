// Draws a page on which there is nothing to fill in: something was sent, or a link is over.
import { LinkButton } from '#design/Button.tsx';
import { EntryPage } from '../../ui/EntryPage.tsx';
import type { NotePageView } from '../views.ts';
import styles from './NotePage.module.css';

export const NotePage = ({ view }: { view: NotePageView }) => (
  <EntryPage title={view.title} intro={view.intro}>
    <div className={styles.note}>
      {view.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="button-row">
        {view.links.map(({ name, href, isMain }) => (
          <LinkButton key={href} href={href} variant={isMain ? 'main' : 'quiet'}>
            {name}
          </LinkButton>
        ))}
      </div>
    </div>
  </EntryPage>
);
