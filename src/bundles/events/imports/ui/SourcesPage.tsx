// Draws /schreiben/kalender and /cockpit/kalender: the calendars that are read in.
import { LinkButton } from '#design/Button.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { Empty } from '#design/Empty.tsx';
import * as texts from '../texts.ts';
import type { SourcesView } from '../views.ts';
import { Frame } from './Frame.tsx';
import styles from './SourcePage.module.css';

export const SourcesPage = ({ view: { shell, sources, begin } }: { view: SourcesView }) => (
  <Frame
    shell={shell}
    title={shell ? texts.overviewTitle : texts.deskTitle}
    intro={shell ? texts.overviewIntro : texts.deskIntro}
    actions={
      <LinkButton href={begin} variant="main">
        {texts.begin}
      </LinkButton>
    }
  >
    {sources.length === 0 ? (
      <Empty
        title={shell ? texts.noneYet : texts.deskNone}
        text={shell ? texts.noneYetText : texts.deskNoneText}
      />
    ) : (
      <DeskList
        lines={sources.map(({ id, name, href, note, failure, counts }) => ({
          key: id,
          name,
          href,
          note: failure ? <FailedNote note={note} failure={failure} /> : note,
          marks: counts,
        }))}
      />
    )}
  </Frame>
);

const FailedNote = ({ note, failure }: { note: string; failure: string }) => (
  <>
    {note} <span className={styles.problem}>{failure}</span>
  </>
);
