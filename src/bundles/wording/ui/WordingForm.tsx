// Draws one text: its parts as fields, what is filled in, and beside them how it arrives.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { WordingFormView, WordingPartView, WordingPreviewView } from '../views.ts';
import styles from './Wordings.module.css';

export const WordingForm = ({ view }: { view: WordingFormView }) => (
  <DeskContent
    title={view.name}
    intro={`${view.note} ${view.state}`}
    actions={<a href={view.list.href}>{view.list.name}</a>}
  >
    <div className={styles.columns}>
      <div>
        <Parts view={view} />
        <Placeholders of={view.placeholders} />
      </div>
      {view.preview && <Preview of={view.preview} />}
    </div>
    {view.standard.length > 0 && <Standard of={view.standard} />}
  </DeskContent>
);

const Parts = ({ view: { action, seen, parts, standard, refusal } }: { view: WordingFormView }) => (
  <form method="post" action={action} className={styles.form} noValidate>
    <ErrorSummary
      error={refusal}
      errors={Object.fromEntries(parts.flatMap(({ name, error }) => (error ? [[name, error]] : [])))}
      labels={Object.fromEntries(parts.map(({ name, label }) => [name, label]))}
    />
    <input type="hidden" name="seen" value={seen} />
    {parts.map((part) => (
      <Part key={part.name} of={part} />
    ))}
    <div className="button-row">
      <Button type="submit" variant="main">
        {texts.save}
      </Button>
      <Button type="submit" name="act" value="preview">
        {texts.preview}
      </Button>
      {standard.length > 0 && (
        <Button type="submit" name="act" value="reset" variant="plain">
          {texts.reset}
        </Button>
      )}
    </div>
  </form>
);

const ROWS = 8;

const Part = ({ of: { name, label, value, isLine, maxLength, error } }: { of: WordingPartView }) =>
  isLine ? (
    <Field name={name} label={label} error={error} defaultValue={value} maxLength={maxLength} required />
  ) : (
    <Field
      name={name}
      label={label}
      help={texts.paragraphsHelp}
      error={error}
      defaultValue={value}
      maxLength={maxLength}
      rows={ROWS}
      required
    />
  );

const Placeholders = ({ of: placeholders }: { of: WordingFormView['placeholders'] }) => (
  <section className="section">
    <SectionHead title={texts.placeholdersHeading} />
    <p className="note">{placeholders.length > 0 ? texts.placeholdersNote : texts.noPlaceholders}</p>
    <dl className={styles.placeholders}>
      {placeholders.map(({ name, label, isNeeded }) => (
        <div key={name}>
          <dt>
            <code>{`{${name}}`}</code>
          </dt>
          <dd>
            {label}
            {isNeeded && <b> ({texts.needed})</b>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const Preview = ({ of: preview }: { of: WordingPreviewView }) => (
  <section className={styles.preview}>
    <SectionHead title={texts.previewHeading} />
    {preview.kind === 'mail' ? (
      <>
        <p>
          <span className="note">{texts.subjectLabel}</span> <b>{preview.subject}</b>
        </p>
        {/* Nothing in it runs, opens or is sent. */}
        <iframe title={texts.previewHeading} sandbox="" srcDoc={preview.html} />
      </>
    ) : (
      preview.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
    )}
  </section>
);

const Standard = ({ of: standard }: { of: WordingFormView['standard'] }) => (
  <section className="section">
    <SectionHead title={texts.standardHeading} />
    <dl className={styles.standard}>
      {standard.map(({ label, text }) => (
        <div key={label}>
          <dt className="note">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
