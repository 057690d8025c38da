// Draws „Gemerkt“: what somebody has saved for later, each with its folder and the button that takes it from the list.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button, LinkButton, buttonClass } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Field } from '#design/Field.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { Pages } from '#design/Pages.tsx';
import { Time } from '#design/Time.tsx';
import { EventRow, Teaser } from '#bundles/teasers/ui/public.ts';
import { FOLDER_NAME_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { BookmarksPageView, EntryView, FolderFormView } from '../views.ts';
import styles from './BookmarksPage.module.css';

export const BookmarksPage = ({ view }: { view: BookmarksPageView }) => (
  <AccountShell shell={view.shell} title={texts.title} intro={texts.intro}>
    {view.tabs.length > 0 && <LinkTabs label={texts.foldersLabel} links={view.tabs} />}
    {view.empty ? (
      <Empty {...view.empty}>
        <LinkButton href="/">{texts.toFront}</LinkButton>
      </Empty>
    ) : (
      <ul className={styles.entries}>
        {view.entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} options={view.folderOptions} here={view.here} />
          </li>
        ))}
      </ul>
    )}
    <Pages newer={view.first} older={view.older} />
    {view.folder ? <OpenFolder folder={view.folder} /> : <NewFolder form={view.create} />}
  </AccountShell>
);

interface EntryProps {
  entry: EntryView;
  options: BookmarksPageView['folderOptions'];
  here: string;
}

const Entry = ({
  entry: { id, teaser, since, folder, moveAction, removeAction },
  options,
  here,
}: EntryProps) => {
  const name = teaser?.headline ?? texts.goneTitle;
  return (
    <>
      {teaser ? <Piece teaser={teaser} /> : <Gone />}
      <div className={styles.tools}>
        <span className="note">
          {texts.savedAt} <Time of={since} />
        </span>
        {teaser && options.length > 0 && (
          <form method="post" action={moveAction}>
            <label className="visually-hidden" htmlFor={`f-ordner-${id}`}>
              {texts.folder}
              {texts.aloud(name)}
            </label>
            <select id={`f-ordner-${id}`} name="ordner" defaultValue={folder}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.name}
                </option>
              ))}
            </select>
            <Button type="submit" isSmall>
              {texts.move}
              <span className="visually-hidden">{texts.aloud(name)}</span>
            </Button>
          </form>
        )}
        <form method="post" action={removeAction}>
          <input type="hidden" name="next" value={here} />
          <Button type="submit" variant="plain" isSmall>
            {teaser ? texts.remove : texts.removeGone}
            <span className="visually-hidden">{texts.aloud(name)}</span>
          </Button>
        </form>
      </div>
    </>
  );
};

const Piece = ({ teaser }: { teaser: NonNullable<EntryView['teaser']> }) =>
  teaser.date ? (
    <EventRow teaser={teaser} heading="h2" />
  ) : (
    <Teaser teaser={teaser} weight="row" heading="h2" />
  );

const Gone = () => (
  <div className={styles.gone}>
    <h2>{texts.goneTitle}</h2>
    <p className="note">{texts.goneText}</p>
  </div>
);

const NewFolder = ({ form }: { form: FolderFormView }) => (
  <details className={styles.folder} open={form.error !== null}>
    <summary className={buttonClass({ isSmall: true })}>{texts.newFolder}</summary>
    <NameForm form={form} button={texts.create} />
  </details>
);

const OpenFolder = ({ folder }: { folder: NonNullable<BookmarksPageView['folder']> }) => (
  <details className={styles.folder} open={folder.error !== null}>
    <summary className={buttonClass({ isSmall: true })}>{texts.changeFolder}</summary>
    <NameForm form={folder} button={texts.rename} />
    <form method="post" action={folder.deleteAction}>
      <p className="note">{texts.deleteNote}</p>
      <Button type="submit" variant="danger" isSmall>
        {texts.deleteFolder}
      </Button>
    </form>
  </details>
);

const NameForm = ({ form: { action, name, error }, button }: { form: FolderFormView; button: string }) => (
  <form method="post" action={action}>
    <Field
      name="name"
      label={texts.folderName}
      defaultValue={name}
      error={error}
      maxLength={FOLDER_NAME_LENGTH}
      required
    />
    <Button type="submit">{button}</Button>
  </form>
);
