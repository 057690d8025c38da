// Draws /schreiben/{id}/fassungen: what changed between two revisions, all revisions, and what was said about the contribution.
import { Button, buttonClass } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { Time } from '#design/Time.tsx';
import { ToolRow } from '#design/ToolRow.tsx';
import { AccountShell } from '#design/AccountShell.tsx';
import { MAX_NOTE_LENGTH } from '../../constants.ts';
import { NOTES_ID } from '../../pages/constants.ts';
import type { RevisionsView, RevisionView } from '../../pages/views.ts';
import { Changes } from './Changes.tsx';
import { HiddenFields } from './Entry.tsx';
import { Pager } from './Pager.tsx';
import styles from './RevisionsPage.module.css';
import * as texts from './texts.ts';

export const RevisionsPage = ({ view }: { view: RevisionsView }) => (
  <AccountShell shell={view.shell} title={texts.revisionsTitle} intro={texts.quoted(view.title)}>
    <div className={styles.page}>
      <ToolRow tools={view.links} />
      <Compared view={view} />
      <section>
        <SectionHead title={texts.allRevisions} />
        <ol className={styles.revisions} reversed>
          {view.revisions.map((revision) => (
            <Revision key={revision.version} revision={revision} />
          ))}
        </ol>
        <Pager start={view.newer} next={view.older} />
      </section>
      <Notes view={view} />
    </div>
  </AccountShell>
);

const Compared = ({ view: { compared, choose, restore } }: { view: RevisionsView }) => {
  if (!compared) return <p>{texts.onlyOneRevision}</p>;
  return (
    <section>
      <SectionHead title={texts.compareHeading(compared.from, compared.to)} />
      {choose && (
        <form method="get" action={choose.action} className={styles.choose}>
          <Field name="von" label={texts.chooseFrom} options={choose.options} defaultValue={compared.from} />
          <Field name="bis" label={texts.chooseTo} options={choose.options} defaultValue={compared.to} />
          <Button type="submit">{texts.compare}</Button>
        </form>
      )}
      {compared.changes.length === 0 ? <p>{texts.nothingChanged}</p> : <Changes changes={compared.changes} />}
      {restore && <Restore restore={restore} />}
    </section>
  );
};

const Restore = ({ restore }: { restore: NonNullable<RevisionsView['restore']> }) => (
  <details className={styles.restore}>
    <summary className={buttonClass({})}>{restore.name}</summary>
    <form method="post" action={restore.action}>
      <HiddenFields form={restore} />
      <p>{texts.restoreQuestion(restore.version)}</p>
      <Button type="submit" variant="main">
        {texts.restoreNow}
      </Button>
    </form>
  </details>
);

const Revision = ({
  revision: { version, saved, editor, occasion, ...shown },
}: {
  revision: RevisionView;
}) => (
  <li value={version} aria-current={shown.isCompared ? 'true' : undefined}>
    <b>{texts.revision(version)}</b>
    <span className={styles.who}>
      {editor}, <Time of={saved} />
    </span>
    {occasion && <span className={styles.occasion}>{occasion}</span>}
    {shown.compareHref && (
      <a href={shown.compareHref}>
        {texts.compareWithBefore}
        <span className="visually-hidden">{texts.linkOf(texts.revision(version))}</span>
      </a>
    )}
  </li>
);

const Notes = ({ view: { notes, addNote } }: { view: RevisionsView }) => (
  <section id={NOTES_ID}>
    <SectionHead title={texts.notesHeading} />
    {notes.length === 0 && <p className="note">{texts.noNotes}</p>}
    <ol className={styles.notes}>
      {notes.map(({ id, writer, isOwn, text, time }) => (
        <li key={id} className={isOwn ? styles.own : undefined}>
          <p className="note">
            <b>{isOwn ? texts.you : writer}</b>, <Time of={time} />
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    {addNote && (
      <form method="post" action={addNote.action} className={styles.form}>
        <HiddenFields form={addNote} />
        <Field
          name="text"
          label={texts.noteLabel}
          help={texts.noteHelp}
          error={addNote.error}
          defaultValue={addNote.text}
          rows={3}
          required
          maxLength={MAX_NOTE_LENGTH}
        />
        <div>
          <Button type="submit">{addNote.name}</Button>
        </div>
      </form>
    )}
  </section>
);
