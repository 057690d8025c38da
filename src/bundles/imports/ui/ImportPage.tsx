// Draws what stands in a file, what is to become of it, how far it is, and what became of it.
import { Button, LinkButton } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { DeletionForm } from '#design/DeletionForm.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { DeskFields, DeskForm, DeskPart, FieldColumns } from '#design/DeskForm.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { Choice, Choices, Field, FieldError } from '#design/Field.tsx';
import { Table } from '#design/Table.tsx';
import { PEOPLE_MODES } from '../constants.ts';
import { importPaths } from '../paths.ts';
import * as texts from '../texts.ts';
import type { ChoicesView, ImportPageView, ProgressView, SampleView, SignerView } from '../views.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import { TermTable } from './TermTable.tsx';
import styles from './ImportPage.module.css';

export const ImportPage = ({ view }: { view: ImportPageView }) => (
  <DeskContent title={view.name} intro={<a href={importPaths.desk.template}>{texts.title}</a>}>
    <ErrorSummary errors={pick(view.errors)} labels={{ sure: texts.takeBack }} />
    {view.problem && (
      <Callout title={texts.problemTitle} tone="straw">
        <p>{view.problem}</p>
      </Callout>
    )}
    {view.silent && (
      <Callout title={texts.silentTitle} tone="straw">
        <p>{view.silent}</p>
      </Callout>
    )}
    {view.goOnPath && <Stalled path={view.goOnPath} />}
    <DeskPart>
      <Facts>
        {view.facts.map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
      </Facts>
      {view.progress && <Progress progress={view.progress} />}
    </DeskPart>
    {view.counts.length > 0 && (
      <DeskPart>
        <Table
          caption={texts.countsHeading}
          head={texts.countsHead}
          rows={view.counts}
          notes={view.countNotes}
        />
      </DeskPart>
    )}
    {view.columnsAgainPath && <ColumnsAgain path={view.columnsAgainPath} />}
    {view.columns && <ColumnsForm columns={view.columns} error={view.errors['columns']} />}
    {view.choices && <ChoicesForm choices={view.choices} errors={view.errors} />}
    {view.samples.length > 0 && <Samples samples={view.samples} />}
    <Reports view={view} />
    <Ends view={view} />
  </DeskContent>
);

const Stalled = ({ path }: { path: string }) => (
  <Callout title={texts.stalledTitle} tone="straw">
    <p>{texts.stalled}</p>
    <form method="post" action={path}>
      <Button type="submit">{texts.goOn}</Button>
    </form>
  </Callout>
);

const ColumnsAgain = ({ path }: { path: string }) => (
  <DeskPart>
    <form method="post" action={path}>
      <p className="note">{texts.columnsAgainHint}</p>
      <Button type="submit" variant="quiet">
        {texts.columnsAgain}
      </Button>
    </form>
  </DeskPart>
);

const Progress = ({ progress: { done, all, text, href } }: { progress: ProgressView }) => (
  <div className={styles.progress}>
    <progress value={done} max={Math.max(all, 1)} aria-label={texts.progressHeading} />
    <p className="note">{text}</p>
    <LinkButton href={href} variant="quiet">
      {texts.reload}
    </LinkButton>
  </div>
);

/** What is wrong with the choices stands above them. */
const pick = ({ sure }: ImportPageView['errors']) => (sure === undefined ? {} : { sure });

interface ChoicesProps {
  choices: ChoicesView;
  errors: ImportPageView['errors'];
}

const ChoicesForm = ({ choices, errors }: ChoicesProps) => (
  <DeskForm action={choices.action}>
    <h2>{texts.choicesHeading}</h2>
    <ErrorSummary
      errors={errors}
      labels={{ placeId: texts.place, categoryId: texts.category, signer: texts.signerHeading }}
    />
    {choices.signer && <Signer signer={choices.signer} error={errors['signer']} />}
    <FieldColumns>
      <Field
        name="placeId"
        label={texts.place}
        help={texts.placeHelp}
        options={choices.places}
        defaultValue={choices.placeId}
        error={errors['placeId']}
      />
      <Field
        name="categoryId"
        label={texts.category}
        help={texts.categoryHelp}
        options={choices.categories}
        defaultValue={choices.categoryId}
        error={errors['categoryId']}
      />
    </FieldColumns>
    <TermTable choices={choices} />
    <Choices
      name="people"
      legend={texts.people}
      options={PEOPLE_MODES.map((mode) => ({ value: mode, name: texts.peopleModes[mode] }))}
      value={choices.people}
    />
    <p className="note">{texts.peopleHelp}</p>
    {choices.hasComments && (
      <Choice name="comments" value="1" label={texts.withComments} defaultChecked={choices.isWithComments} />
    )}
    {choices.more.map(({ name, label, isChosen }) => (
      <Choice key={name} name={name} value="1" label={label} defaultChecked={isChosen} />
    ))}
    <div className="button-row">
      <Button type="submit" variant="main">
        {texts.begin}
      </Button>
    </div>
  </DeskForm>
);

const Signer = ({ signer, error }: { signer: SignerView; error: string | undefined }) => (
  <DeskFields legend={texts.signerHeading}>
    {signer.isOther && (
      <Callout title={texts.signerOtherTitle} tone="straw">
        <p>{texts.signerOther}</p>
      </Callout>
    )}
    <p>
      <code>{signer.fingerprint}</code>
    </p>
    <p className="note">{texts.signerNote}</p>
    {error && <FieldError text={error} />}
    <Choice name="signer" value="1" id="f-signer" label={texts.signerConfirm} />
  </DeskFields>
);

const Samples = ({ samples }: { samples: readonly SampleView[] }) => (
  <DeskPart title={texts.samplesHeading}>
    <p className="note">{texts.samplesNote}</p>
    <ul className={styles.samples}>
      {samples.map(({ id, title, before, after }) => (
        <li key={id}>
          <h3>{title}</h3>
          <FieldColumns>
            <Lines name={texts.sampleBefore} lines={before} />
            <Lines name={texts.sampleAfter} lines={after} />
          </FieldColumns>
        </li>
      ))}
    </ul>
  </DeskPart>
);

const Lines = ({ name, lines }: { name: string; lines: readonly string[] }) => (
  <div>
    <p className="note">{name}</p>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

const Reports = ({ view: { reports, moreReports, reportHeading, isOver } }: { view: ImportPageView }) => {
  if (reports.length === 0 && !isOver) return null;
  return (
    <DeskPart title={reportHeading}>
      {reports.length === 0 ? (
        <p className="note">{texts.noReport}</p>
      ) : (
        <DeskList lines={reports.map(({ id, name, href, text }) => ({ key: id, name, href, note: text }))} />
      )}
      {moreReports && <p className="note">{moreReports}</p>}
    </DeskPart>
  );
};

const Ends = ({ view: { takeBackPath, removePath, errors } }: { view: ImportPageView }) => (
  <DeskPart>
    {takeBackPath && (
      <DeletionForm
        action={takeBackPath}
        title={texts.takeBack}
        note={texts.takeBackHint}
        sureLabel={texts.takeBackSure}
        error={errors['sure']}
        button={texts.takeBack}
      />
    )}
    {removePath && (
      <form method="post" action={removePath}>
        <Button type="submit" variant="quiet">
          {texts.remove}
        </Button>
      </form>
    )}
  </DeskPart>
);
