// Draws the page that reads in a list of places: the form, and what the list comes to, line by line.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { FileInput } from '#design/FileInput.tsx';
import * as texts from '../texts.ts';
import type { ImportPageView } from '../views.ts';
import styles from './ImportPage.module.css';
import { ImportPreview } from './ImportPreview.tsx';

export const ImportPage = ({ view }: { view: ImportPageView }) => (
  <DeskContent title={texts.title} intro={<a href={view.back.href}>{view.back.name}</a>}>
    <div className={styles.parts}>
      {view.preview && <ImportPreview list={view} preview={view.preview} />}
      <form
        method="post"
        action={view.action ?? undefined}
        encType="multipart/form-data"
        className={styles.form}
      >
        <ErrorSummary errors={view.error ? { text: view.error } : {}} labels={{ text: texts.textLabel }} />
        <p className="note">{texts.intro}</p>
        <Field as={FileInput} name="file" label={texts.fileLabel} accept={texts.fileTypes} />
        <Field
          name="text"
          rows={8}
          label={texts.textLabel}
          help={texts.textHelp}
          error={view.error}
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
