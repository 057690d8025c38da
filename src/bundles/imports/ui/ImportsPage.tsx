// A file to bring, and what came before.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { FileInput } from '#design/FileInput.tsx';
import { RelativeTime } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { ImportsPageView } from '../views.ts';
import styles from './ImportPage.module.css';

export const ImportsPage = ({ view }: { view: ImportsPageView }) => (
  <DeskContent title={texts.title} intro={texts.intro}>
    <BeginForm view={view} />
    <section className={styles.part}>
      <h2>{texts.listHeading}</h2>
      {view.imports.length === 0 ? (
        <p className="note">{texts.none}</p>
      ) : (
        <DeskList
          lines={view.imports.map(({ id, name, href, note, state, begun }) => ({
            key: id,
            name,
            href,
            marks: [state],
            note: (
              <>
                {note} {note && '· '}
                <RelativeTime of={begun} />
              </>
            ),
          }))}
        />
      )}
    </section>
  </DeskContent>
);

const BeginForm = ({ view: { beginPath, typed, errors } }: { view: ImportsPageView }) => (
  <form method="post" action={beginPath} encType="multipart/form-data" className={styles.form} noValidate>
    <h2>{texts.newHeading}</h2>
    <ErrorSummary errors={errors} labels={{ file: texts.file, site: texts.site }} />
    <Field
      as={FileInput}
      name="file"
      label={texts.file}
      help={texts.fileHelp}
      accept=".zip,.xml,.rss,.atom,.json,.csv,.tsv,.txt"
      error={errors['file']}
      required
    />
    <Field
      name="site"
      label={texts.site}
      help={texts.siteHelp}
      error={errors['site']}
      defaultValue={typed.site}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
    />
    <div className="button-row">
      <Button type="submit" variant="main">
        {texts.bring}
      </Button>
    </div>
  </form>
);
