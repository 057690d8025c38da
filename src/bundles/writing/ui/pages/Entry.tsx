// Draws one contribution in a list: what it is, how it stands, what was said about it, and what can be done with it.
import { Button } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import { RelativeTime } from '#design/Time.tsx';
import { Field } from '#design/Field.tsx';
import { MAX_NOTE_LENGTH } from '../../constants.ts';
import type { EntryView, PlainFormView } from '../../pages/views.ts';
import styles from './Entry.module.css';
import * as texts from './texts.ts';

export const EntryList = ({ entries }: { entries: readonly EntryView[] }) => (
  <ul className={styles.entries}>
    {entries.map((entry) => (
      <li key={entry.key}>
        <Entry entry={entry} />
      </li>
    ))}
  </ul>
);

const Entry = ({ entry }: { entry: EntryView }) => (
  <article>
    <p className={styles.kicker}>
      {entry.kind} {entry.place && <span>{entry.place}</span>}
    </p>
    <h2 className={styles.title}>
      <a href={entry.href}>{entry.title}</a>
    </h2>
    <p className={styles.facts}>
      <span className={styles[entry.state.tone]}>{entry.state.text}</span>
      <span>
        {texts.changed} <RelativeTime of={entry.changed} />
      </span>
      {entry.author && (
        <span>
          {texts.byAuthor}{' '}
          {entry.author.href ? <a href={entry.author.href}>{entry.author.name}</a> : entry.author.name}
        </span>
      )}
    </p>
    {entry.peopleAtIt.length > 0 && (
      <p className={styles.people}>
        <Icon name="edit" /> {texts.peopleAtIt(entry.peopleAtIt)}
      </p>
    )}
    {entry.release.length > 0 && <Release lists={entry.release} />}
    {entry.note && <Note note={entry.note} />}
    <Actions entry={entry} />
    {entry.handBack && <HandBack form={entry.handBack} id={entry.key} />}
  </article>
);

const Release = ({ lists }: { lists: EntryView['release'] }) => (
  <dl className={styles.release}>
    {lists.map(({ label, lines }) => (
      <div key={label}>
        <dt>{label}</dt>
        {lines.map((line) => (
          <dd key={line}>{line}</dd>
        ))}
      </div>
    ))}
  </dl>
);

const Note = ({ note }: { note: NonNullable<EntryView['note']> }) => (
  <blockquote className={styles.note}>
    <p className={styles.noteHead}>
      <a href={note.href}>{texts.noteFrom(note.writer)}</a>, <RelativeTime of={note.time} />
    </p>
    <p>{note.text}</p>
  </blockquote>
);

const Actions = ({ entry: { title, links, forms } }: { entry: EntryView }) => (
  <ul className={styles.actions} aria-label={texts.linksLabel(title)}>
    {links.map(({ name, href }) => (
      <li key={href}>
        <a href={href}>
          {name}
          <span className="visually-hidden">{texts.linkOf(title)}</span>
        </a>
      </li>
    ))}
    {forms.map((form) => (
      <li key={form.action}>
        <form method="post" action={form.action}>
          <HiddenFields form={form} />
          <button type="submit">
            {form.name}
            <span className="visually-hidden">{texts.linkOf(title)}</span>
          </button>
        </form>
      </li>
    ))}
  </ul>
);

const HandBack = ({ form, id }: { form: PlainFormView; id: string }) => (
  <details className={styles.handBack}>
    <summary>
      <Icon name="chevron" />
      <span>{texts.handBack}</span>
    </summary>
    <form method="post" action={form.action}>
      <HiddenFields form={form} />
      <Field
        name="text"
        id={`f-text-${id}`}
        label={texts.handBackLabel}
        help={texts.handBackHelp}
        rows={4}
        required
        maxLength={MAX_NOTE_LENGTH}
      />
      <div className="button-row">
        <Button type="submit">{form.name}</Button>
      </div>
    </form>
  </details>
);

export const HiddenFields = ({ form: { fields } }: { form: PlainFormView }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
