// Draws the groups of one person, to leave and to join.
import { Button } from '#design/Button.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { GroupsPanelView } from '../views.ts';
import styles from './Groups.module.css';

export const GroupsPanel = ({ view }: { view: GroupsPanelView }) => (
  <>
    {view.groups.length === 0 ? (
      <p className="note">
        {view.isAnyThere ? (
          texts.inNone
        ) : (
          <>
            {texts.noneYet} <a href={view.makeHref}>{texts.makeOne}</a>
          </>
        )}
      </p>
    ) : (
      <DeskList
        lines={view.groups.map(({ id, name, href, since }) => ({
          key: id,
          name,
          href,
          note: since,
          actions: (
            <form method="post" action={view.removeAction}>
              <input type="hidden" name="group" value={id} />
              <Button type="submit" isSmall aria-label={texts.removeLabel(name)}>
                {texts.removeButton}
              </Button>
            </form>
          ),
        }))}
      />
    )}
    {view.others.length > 0 && (
      <form method="post" action={view.addAction} className={styles.add}>
        <Field name="group" label={texts.groupLabel} error={view.error} options={view.others} />
        <Button type="submit">{texts.addButton}</Button>
      </form>
    )}
  </>
);
