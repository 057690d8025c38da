// A list of places: the form, and what the list comes to, line by line.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { FileInput } from '#design/FileInput.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { ImportLineView, ImportPageView } from '../views.ts';
import styles from './ImportPage.module.css';

export const ImportPage = ({ view }: { view: ImportPageView }) => (
  <DeskContent title={texts.title} intro={<a href={view.back.href}>{view.back.name}</a>}>
    <div className={styles.parts}>
      {view.preview && <Preview view={view} preview={view.preview} />}
      <form method="post" action={view.action} encType="multipart/form-data" className={styles.form}>
        <ErrorSummary errors={view.error ? { text: view.error } : {}} labels={{ text: texts.textLabel }} />
        <p className="note">{texts.intro}</p>
        <Field as={FileInput} name="file" label={texts.fileLabel} accept=".csv,.txt,text/csv,text/plain" />
        <Field
          name="text"
          rows={8}
          label={texts.textLabel}
          help={texts.textHelp}
          placeholder={texts.example}
          defaultValue={view.text}
        />
        <div>
          <Button type="submit" variant={view.preview?.submit ? 'quiet' : 'main'}>
            {texts.checkButton}
          </Button>
        </div>
      </form>
    </div>
  </DeskContent>
);

type Preview = NonNullable<ImportPageView['preview']>;

const Preview = ({ view, preview }: { view: ImportPageView; preview: Preview }) => (
  <section aria-labelledby="vorschau">
    <SectionHead title={texts.previewHeading} id="vorschau" note={preview.summary} />
    <p>{preview.submit ? texts.nothingWritten : texts.allOrNothing}</p>
    <ol className={styles.lines}>
      {preview.lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ol>
    {preview.submit && (
      <form method="post" action={view.action} encType="multipart/form-data">
        <textarea name="text" hidden readOnly value={view.text} />
        <Button type="submit" name="sure" value="1" variant="main">
          {preview.submit}
        </Button>
      </form>
    )}
  </section>
);

const Line = ({ line }: { line: ImportLineView }) => (
  <li data-state={line.state}>
    <span className="note">{line.line}</span>
    <span>
      <strong>{line.name}</strong> <span className="note">{line.note}</span>
      {line.problems.map((problem) => (
        <span key={problem} className={styles.problem}>
          {problem}
        </span>
      ))}
    </span>
    <span className={styles.state}>{texts.states[line.state]}</span>
  </li>
);
