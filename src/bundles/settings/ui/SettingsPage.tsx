// The settings of the portal, group by group. Each group is saved by itself.
import { DeskContent } from '#design/DeskContent.tsx';
import * as texts from '../texts.ts';
import type { SettingsPageView } from '../views.ts';
import { SettingsForm } from './SettingsForm.tsx';
import styles from './SettingsPage.module.css';

export const SettingsPage = ({ view }: { view: SettingsPageView }) => (
  <DeskContent title={texts.title} intro={texts.intro}>
    <div className={styles.groups}>
      {view.groups.map((group) => (
        <SettingsForm key={group.group} view={group} />
      ))}
    </div>
  </DeskContent>
);
