// Draws what appears at once and what somebody looks at before, as tables; a form to change it; who is new; what the rules do.
import { Button, LinkButton } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { Field } from '#design/Field.tsx';
import { Table } from '#design/Table.tsx';
import * as texts from '../texts.ts';
import type { GatesPageView } from '../views.ts';
import styles from './GatesPage.module.css';

const HEAD = [texts.kindColumn, texts.shortGroups.newcomers, texts.shortGroups.members];

export const GatesPage = ({ view }: { view: GatesPageView }) => (
  <DeskContent title={texts.title} intro={texts.intro}>
    <section className={styles.part}>
      <h2>{texts.nowHeading}</h2>
      {view.tables.map(({ place, rows }) => (
        <Table key={place} caption={texts.tableCaption(place)} head={HEAD} rows={rows} />
      ))}
      {view.isPortalAlone && <p className="note">{texts.notSetAnywhere}</p>}
    </section>
    <section className={styles.part}>
      <h2>{texts.setHeading}</h2>
      <SetForm view={view} />
    </section>
    <section className={styles.part}>
      <h2>{texts.newHeading}</h2>
      <Facts>
        {view.newcomers.map(({ about, sentence }) => (
          <Fact key={about} name={about}>
            {sentence}
          </Fact>
        ))}
      </Facts>
    </section>
    <section className={styles.part}>
      <h2>{texts.rulesHeading}</h2>
      <p className="note">{texts.rulesNote}</p>
      <Table caption={texts.rulesCaption} head={texts.rulesHead} rows={view.rules} notes={view.ruleNotes} />
      {view.rulesHref && (
        <div className="button-row">
          <LinkButton href={view.rulesHref}>{texts.changeRules}</LinkButton>
        </div>
      )}
    </section>
  </DeskContent>
);

const SetForm = ({ view }: { view: GatesPageView }) => (
  <form method="post" action={view.action} className={styles.form} noValidate>
    <div className={styles.wide}>
      <ErrorSummary
        errors={view.errors}
        labels={{ ort: texts.place, art: texts.kind, gruppe: texts.group, stufe: texts.level }}
      />
    </div>
    <Field
      name="ort"
      label={texts.place}
      options={view.places}
      defaultValue={view.typed.ort}
      error={view.errors['ort']}
    />
    <Field
      name="art"
      label={texts.kind}
      options={view.kinds}
      defaultValue={view.typed.art}
      error={view.errors['art']}
    />
    <Field
      name="gruppe"
      label={texts.group}
      options={view.groups}
      defaultValue={view.typed.gruppe}
      error={view.errors['gruppe']}
    />
    <Field
      name="stufe"
      label={texts.level}
      options={view.levels}
      defaultValue={view.typed.stufe}
      error={view.errors['stufe']}
    />
    <p className={`note ${styles.wide}`}>
      {texts.levelHelp} {view.placesNote}
    </p>
    <div className={`button-row ${styles.wide}`}>
      <Button type="submit" variant="main">
        {texts.save}
      </Button>
    </div>
  </form>
);
