// Draws /schreiben/kalender/neu: where a calendar is, and what holds for its events.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { FileInput } from '#design/FileInput.tsx';
import * as texts from '../texts.ts';
import type { SourceFormView } from '../views.ts';
import styles from './SourcePage.module.css';

const LABELS = {
  address: texts.addressLabel,
  file: texts.fileLabel,
  name: texts.nameLabel,
  locationId: texts.placeLabel,
  categoryId: texts.categoryLabel,
  organiser: texts.organiserLabel,
  venue: texts.venueLabel,
};

export const SourceFormPage = ({ view }: { view: SourceFormView }) => (
  <AccountShell
    shell={view.shell}
    title={texts.formTitle}
    intro={<a href={view.back.href}>{view.back.name}</a>}
  >
    <form method="post" action={view.action} encType="multipart/form-data" className={styles.form}>
      <ErrorSummary errors={view.errors} labels={LABELS} />
      <p className="note">{texts.formIntro}</p>
      <Whence view={view} />
      <Words view={view} />
      <div>
        <Button type="submit" variant="main">
          {texts.readButton}
        </Button>
      </div>
    </form>
  </AccountShell>
);

const Whence = ({ view: { typed, errors } }: { view: SourceFormView }) => (
  <>
    <Field
      name="address"
      label={texts.addressLabel}
      help={texts.addressHelp}
      error={errors['address']}
      defaultValue={typed.address}
      placeholder={texts.addressExample}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
    <Field
      as={FileInput}
      name="file"
      label={texts.fileLabel}
      help={texts.fileHelp}
      error={errors['file']}
      accept=".ics,.ical,.csv,.tsv,.txt,text/calendar,text/csv"
    />
  </>
);

const Words = ({ view: { typed, errors, places, categories } }: { view: SourceFormView }) => (
  <>
    <div className={styles.row}>
      <Field
        name="locationId"
        label={texts.placeLabel}
        options={places}
        error={errors['locationId']}
        defaultValue={typed.locationId}
      />
      <Field
        name="categoryId"
        label={texts.categoryLabel}
        options={categories}
        error={errors['categoryId']}
        defaultValue={typed.categoryId}
      />
    </div>
    <Field
      name="organiser"
      label={texts.organiserLabel}
      help={texts.organiserHelp}
      error={errors['organiser']}
      defaultValue={typed.organiser}
      autoComplete="organization"
    />
    <Field
      name="venue"
      label={texts.venueLabel}
      help={texts.venueHelp}
      error={errors['venue']}
      defaultValue={typed.venue}
      autoComplete="off"
    />
    <Field
      name="name"
      label={texts.nameLabel}
      help={texts.nameHelp}
      error={errors['name']}
      defaultValue={typed.name}
      autoComplete="off"
    />
  </>
);
