// Draws one page: its words, what becomes of them, and its versions.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice, Choices, Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { Time } from '#design/Time.tsx';
import { MAX_CHANGES_LENGTH, MAX_SLUG_LENGTH, MAX_TITLE_LENGTH } from '../../constants.ts';
import * as demandTexts from '../../agreeing/texts.ts';
import * as texts from '../texts.ts';
import type { PageFormView } from '../views.ts';
import { SectionsForm } from './SectionsForm.tsx';
import styles from './PageForm.module.css';

const LABELS = {
  title: texts.titleLabel,
  slug: texts.slugLabel,
  footerPosition: texts.footerLabel,
  toMembers: demandTexts.toMembersLegend,
  changes: demandTexts.changesLabel,
  sections: texts.sectionsLabel,
  publishAt: texts.publishAtLabel,
};

export const PageForm = ({ view }: { view: PageFormView }) => (
  <DeskContent
    title={view.heading}
    intro={view.state}
    actions={
      <>
        {view.show && <a href={view.show}>{texts.show}</a>}
        {view.preview && <a href={view.preview}>{texts.preview}</a>}
        <a href={view.list.href}>{view.list.name}</a>
      </>
    }
  >
    <div className={styles.columns}>
      <Words view={view} />
      <div>
        {view.demand && <Demand of={view.demand} />}
        {view.versions.length > 0 && <Versions view={view} />}
      </div>
    </div>
  </DeskContent>
);

const Words = ({ view }: { view: PageFormView }) => {
  const { action, seen, title, slug, isLegal, footer, sections, errors, refusal } = view;
  return (
    <form method="post" action={action} className={styles.form} noValidate>
      <ErrorSummary error={refusal} errors={errors} labels={{ ...LABELS, ...sections.labels }} />
      {/* Enter in a line saves; a browser presses the first button that it finds. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {texts.saveDraft}
      </button>
      <input type="hidden" name="seen" value={seen} />
      <Field
        name="title"
        label={texts.titleLabel}
        error={errors['title']}
        defaultValue={title}
        maxLength={MAX_TITLE_LENGTH}
        required
      />
      <SectionsForm view={sections} action={action} />
      <div className={styles.pair}>
        <Field
          name="slug"
          label={texts.slugLabel}
          help={texts.slugHelp}
          error={errors['slug']}
          defaultValue={slug}
          maxLength={MAX_SLUG_LENGTH}
          autoCapitalize="off"
          required
        />
        <Field
          name="footerPosition"
          label={texts.footerLabel}
          options={footer.options}
          defaultValue={footer.value}
          error={errors['footerPosition']}
        />
      </div>
      <Choice name="isLegal" value="1" defaultChecked={isLegal} label={texts.legalLabel} />
      <MemberNoticeFields view={view} />
      <Acts view={view} />
    </form>
  );
};

const MemberNoticeFields = ({ view: { memberNotice, errors } }: { view: PageFormView }) => (
  <div className={styles.memberNotice}>
    <Choices
      name="toMembers"
      legend={demandTexts.toMembersLegend}
      options={memberNotice.options}
      value={memberNotice.value}
      error={errors['toMembers']}
    />
    <p className="note">{demandTexts.toMembersHelp}</p>
    <Field
      name="changes"
      rows={3}
      label={demandTexts.changesLabel}
      help={demandTexts.changesHelp}
      error={errors['changes']}
      defaultValue={memberNotice.changes}
      maxLength={MAX_CHANGES_LENGTH}
    />
  </div>
);

const Demand = ({ of: { text, log, endAction } }: { of: NonNullable<PageFormView['demand']> }) => (
  <section className={styles.demand} aria-labelledby="zustimmung">
    <SectionHead title={demandTexts.demandHeading} id="zustimmung" />
    <p>{text}</p>
    <p>
      <a href={log.href}>{log.name}</a>
    </p>
    {endAction && (
      <form method="post" action={endAction}>
        <Button type="submit" name="act" value="end" variant="quiet" isSmall>
          {demandTexts.endDemand}
        </Button>
      </form>
    )}
  </section>
);

const Acts = ({ view: { publishAt, canWithdraw, errors } }: { view: PageFormView }) => (
  <>
    <div className="button-row">
      <Button type="submit" variant="quiet">
        {texts.saveDraft}
      </Button>
      <Button type="submit" name="act" value="publish" variant="main">
        {texts.publish}
      </Button>
      {canWithdraw && (
        <Button type="submit" name="act" value="withdraw" variant="plain">
          {texts.withdraw}
        </Button>
      )}
    </div>
    <div className={styles.later}>
      <Field
        name="publishAt"
        type="datetime-local"
        label={texts.publishAtLabel}
        help={texts.publishAtHelp}
        error={errors['publishAt']}
        defaultValue={publishAt}
      />
      <Button type="submit" name="act" value="schedule" variant="quiet">
        {texts.schedule}
      </Button>
    </div>
  </>
);

const Versions = ({ view: { versions, restoreAction, seen } }: { view: PageFormView }) => (
  <section aria-labelledby="fassungen">
    <SectionHead title={texts.versionsHeading} id="fassungen" />
    <ol className={styles.versions}>
      {versions.map(({ number, name, at, preview, compare, canRestore }) => (
        <li key={number}>
          <a href={preview}>{name}</a>
          <Time of={at} />
          <span className={styles.ways}>
            {compare && (
              <a href={compare} aria-label={`${texts.compare}: ${name}`}>
                {texts.compare}
              </a>
            )}
            {canRestore && restoreAction && (
              <form method="post" action={restoreAction}>
                <input type="hidden" name="seen" value={seen} />
                <Button
                  type="submit"
                  name="number"
                  value={number}
                  variant="plain"
                  isSmall
                  aria-label={`${texts.restore}: ${name}`}
                >
                  {texts.restore}
                </Button>
              </form>
            )}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
