// Draws the settings of the portal, group by group. Each group is saved by itself.
import { DeskContent } from '#design/DeskContent.tsx';
import { Button } from '#design/Button.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { ChangeView, SettingsPageView } from '../views.ts';
import { SettingsForm } from './SettingsForm.tsx';
import styles from './SettingsPage.module.css';

export const SettingsPage = ({ view }: { view: SettingsPageView }) => (
  <DeskContent title={texts.title} intro={texts.intro}>
    <div className={styles.groups}>
      {view.groups.map((group) => (
        <SettingsForm key={group.group} view={group} />
      ))}
      <Changes of={view.changes} />
    </div>
  </DeskContent>
);

const Changes = ({ of: changes }: { of: readonly ChangeView[] }) => (
  <section aria-labelledby={CHANGES_ID}>
    <SectionHead title={texts.changesHeading} id={CHANGES_ID} />
    {changes.length === 0 ? (
      <p className="note">{texts.noChanges}</p>
    ) : (
      <DeskList
        lines={changes.map(({ id, name, change, pictures, at, who, takeBack }) => ({
          key: id,
          name,
          href: null,
          note: (
            <>
              {change}
              <Pictures of={pictures} />
              <br />
              {texts.changeBy(who, at.text)}
            </>
          ),
          actions: takeBack !== null && (
            <form method="post" action={takeBack}>
              <Button type="submit" variant="quiet" isSmall aria-label={`${name}: ${texts.takeBack}`}>
                {texts.takeBack}
              </Button>
            </form>
          ),
        }))}
      />
    )}
  </section>
);

/** Draws pictures; the words beside them say what they are. */
const Pictures = ({ of: pictures }: { of: ChangeView['pictures'] }) =>
  pictures.length > 0 && (
    <span className={styles.pictures}>
      {pictures.map(({ src, width, height, isForDark }) => (
        <span key={src} data-scheme={isForDark ? 'dark' : 'light'}>
          <img src={src} width={width} height={height} alt="" loading="lazy" />
        </span>
      ))}
    </span>
  );

const CHANGES_ID = 'aenderungen';
