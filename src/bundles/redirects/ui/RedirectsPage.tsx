// Shows what is asked for and not there, the rules, a field to try them, and a table to read them from.
import { Button, LinkButton } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { FileInput } from '#design/FileInput.tsx';
import { RelativeTime } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { MissingView, RedirectsPageView } from '../views.ts';
import styles from './RedirectsPage.module.css';

export const RedirectsPage = ({ view }: { view: RedirectsPageView }) => (
  <DeskContent title={texts.title} intro={texts.intro}>
    {view.faults.length > 0 && (
      <Callout title={view.faultsTitle} tone="straw">
        <ul>
          {view.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </Callout>
    )}
    <div className={styles.forms}>
      <RuleForm view={view} />
      <div className={styles.column}>
        <ProbeForm view={view} />
        <ImportForm view={view} />
      </div>
    </div>
    <section className={styles.part}>
      <h2>{texts.missingHeading}</h2>
      <p className="note">{texts.missingNote}</p>
      <Missing view={view} />
    </section>
    <section className={styles.part}>
      <h2>{texts.rulesHeading(view.ruleCount)}</h2>
      <Rules view={view} />
    </section>
  </DeskContent>
);

const RuleForm = ({ view: { paths, typed, errors } }: { view: RedirectsPageView }) => (
  <form method="post" action={paths.save} className={styles.form} noValidate>
    <h2>{texts.ruleHeading}</h2>
    <ErrorSummary errors={errors} labels={{ source: texts.source, target: texts.target, file: texts.file }} />
    <Field
      name="source"
      label={texts.source}
      help={texts.sourceHelp}
      error={errors['source']}
      defaultValue={typed.source}
      required
      autoComplete="off"
      spellCheck={false}
    />
    <Field
      name="target"
      label={texts.target}
      help={texts.targetHelp}
      error={errors['target']}
      defaultValue={typed.target}
      required
      autoComplete="off"
      spellCheck={false}
    />
    <div className="button-row">
      <Button type="submit" variant="main">
        {texts.save}
      </Button>
    </div>
  </form>
);

const ProbeForm = ({ view: { paths, probe, probed } }: { view: RedirectsPageView }) => (
  <form method="get" action={paths.desk} className={styles.form}>
    <h2>{texts.testHeading}</h2>
    <Field
      name="probe"
      label={texts.test}
      help={texts.testHelp}
      defaultValue={probe}
      autoComplete="off"
      spellCheck={false}
    />
    {probed !== null && <output>{probed}</output>}
    <div className="button-row">
      <Button type="submit" variant="quiet">
        {texts.testButton}
      </Button>
    </div>
  </form>
);

const ImportForm = ({ view: { paths, errors } }: { view: RedirectsPageView }) => (
  <form method="post" action={paths.import} encType="multipart/form-data" className={styles.form}>
    <h2>{texts.importHeading}</h2>
    <p className="note">{texts.importNote}</p>
    <Field
      as={FileInput}
      name="file"
      label={texts.file}
      accept=".csv,text/csv"
      error={errors['file']}
      required
    />
    <div className="button-row">
      <Button type="submit" variant="quiet">
        {texts.importButton}
      </Button>
    </div>
  </form>
);

const Missing = ({ view: { missing, paths } }: { view: RedirectsPageView }) => {
  if (missing.length === 0) return <p className="note">{texts.noMissing}</p>;
  return (
    <DeskList
      lines={missing.map((line) => ({
        key: line.path,
        name: line.path,
        href: null,
        note: <MissingNote line={line} />,
        figure: line.count,
        actions: (
          <>
            <LinkButton href={line.suggestion?.leadHref ?? line.leadHref} variant="plain">
              {line.suggestion ? texts.leadThere : texts.lead}
            </LinkButton>
            <form method="post" action={paths.forget}>
              <input type="hidden" name="path" value={line.path} />
              <Button type="submit" variant="plain">
                {texts.forget}
              </Button>
            </form>
          </>
        ),
      }))}
    />
  );
};

const MissingNote = ({ line: { last, suggestion } }: { line: MissingView }) => (
  <>
    <RelativeTime of={last} />
    {suggestion && (
      <>
        {' · '}
        {texts.suggestion} <a href={suggestion.href}>{suggestion.name}</a>
      </>
    )}
  </>
);

const Rules = ({ view: { rules, ruleCount, search, paths } }: { view: RedirectsPageView }) => {
  if (ruleCount === 0) return <p className="note">{texts.noRules}</p>;
  return (
    <>
      {(ruleCount > rules.length || search !== '') && (
        <form method="get" action={paths.desk} className={styles.form}>
          <Field
            name="suche"
            label={texts.find}
            help={texts.rulesShown(rules.length)}
            defaultValue={search}
            autoComplete="off"
            spellCheck={false}
          />
          <div className="button-row">
            <Button type="submit" variant="quiet">
              {texts.findButton}
            </Button>
          </div>
        </form>
      )}
      {rules.length === 0 ? (
        <p className="note">{texts.noRulesFound}</p>
      ) : (
        <DeskList
          lines={rules.map(({ id, source, target, isPattern, removePath }) => ({
            key: id,
            name: source,
            href: null,
            marks: isPattern ? [texts.pattern] : [],
            note: texts.to(target),
            actions: (
              <form method="post" action={removePath}>
                <Button type="submit" variant="plain">
                  {texts.remove}
                </Button>
              </form>
            ),
          }))}
        />
      )}
    </>
  );
};
