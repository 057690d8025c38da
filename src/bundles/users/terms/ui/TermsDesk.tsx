// Shows all versions of the terms, and the form for the next one.
import { DeskContent } from '#design/DeskContent.tsx';
import { Button } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { Table } from '#design/Table.tsx';
import { Time } from '#design/Time.tsx';
import { CHANGES_MAX_LENGTH, TEXT_MAX_LENGTH, TITLE_MAX_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { TermsDeskView, TermsVersionRow } from '../views.ts';
import styles from './TermsDesk.module.css';

const LABELS = {
  title: texts.titleLabel,
  text: texts.textLabel,
  changes: texts.changesLabel,
  validFrom: texts.validFromLabel,
};

export const TermsDesk = ({ view }: { view: TermsDeskView }) => (
  <DeskContent title={texts.deskHeading} intro={texts.deskIntro}>
    {view.versions.length > 0 ? (
      <Table caption={texts.versionsCaption} head={texts.versionsHead} rows={view.versions.map(toRow)} />
    ) : (
      <Empty title={texts.noVersionsTitle} text={texts.noVersionsText} />
    )}
    <section className="section">
      <SectionHead title={texts.newVersionHeading} />
      <NewVersion view={view} />
    </section>
  </DeskContent>
);

const toRow = (version: TermsVersionRow) =>
  [
    String(version.number),
    <a key="title" href={version.href}>
      {version.title}
    </a>,
    <Time key="from" of={version.validFrom} />,
    texts.states[version.state],
    <a key="agreements" href={version.agreementsHref}>
      {version.agreements}
    </a>,
  ] as const;

const NewVersion = ({ view: { action, seen, refusal, typed, errors } }: { view: TermsDeskView }) => (
  <form method="post" action={action} className={styles.form}>
    <input type="hidden" name="seen" value={seen} />
    <ErrorSummary error={refusal} errors={errors} labels={LABELS} />
    <Field
      name="title"
      label={texts.titleLabel}
      error={errors['title']}
      defaultValue={typed.title}
      maxLength={TITLE_MAX_LENGTH}
      required
    />
    <Field
      name="changes"
      rows={3}
      label={texts.changesLabel}
      help={texts.changesHelp}
      error={errors['changes']}
      defaultValue={typed.changes}
      maxLength={CHANGES_MAX_LENGTH}
    />
    <Field
      name="text"
      rows={16}
      label={texts.textLabel}
      help={texts.textHelp}
      error={errors['text']}
      defaultValue={typed.text}
      maxLength={TEXT_MAX_LENGTH}
      required
    />
    <Field
      name="validFrom"
      type="date"
      label={texts.validFromLabel}
      help={texts.validFromHelp}
      error={errors['validFrom']}
      defaultValue={typed.validFrom}
    />
    <div>
      <Button type="submit" variant="main">
        {texts.publishButton}
      </Button>
    </div>
  </form>
);
