// Draws a file to bring, and what came before.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { DeskForm, DeskPart } from '#design/DeskForm.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { FileInput } from '#design/FileInput.tsx';
import { RelativeTime } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { ImportsPageView } from '../views.ts';

export const ImportsPage = ({ view }: { view: ImportsPageView }) => (
  <DeskContent title={texts.title} intro={texts.intro}>
    <BeginForm view={view} />
    <DeskPart title={texts.listHeading}>
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
    </DeskPart>
  </DeskContent>
);

const BeginForm = ({ view: { beginPath, typed, errors } }: { view: ImportsPageView }) => (
  <DeskForm action={beginPath} encType="multipart/form-data">
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
  </DeskForm>
);
