// Draws one member at the desk.
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as groupTexts from '../../groups/texts.ts';
import * as removalTexts from '../../factor-removal/texts.ts';
import * as noteTexts from '../../notes/texts.ts';
import * as texts from '../texts.ts';
import type { MemberPageView, PastSuspensionView } from '../views.ts';
import styles from './MemberPage.module.css';
import { PassForm } from './PassForm.tsx';
import { Roles } from './Roles.tsx';
import { SuspensionForm } from './SuspensionForm.tsx';

const LABELS = {
  category: texts.categoryLabel,
  reason: texts.reasonLabel,
  until: texts.untilLabel,
  role: texts.roleLabel,
  place: texts.placeLabel,
  passUntil: texts.passLabel,
  group: groupTexts.groupLabel,
  note: noteTexts.noteLabel,
  factorReason: removalTexts.reasonLabel,
  ownPassword: removalTexts.ownPasswordLabel,
};

export const MemberPage = ({ view }: { view: MemberPageView }) => (
  <DeskContent title={view.name} intro={<a href={view.listHref}>{texts.backToMembers}</a>}>
    <div className={styles.member}>
      <ErrorSummary errors={view.errors} labels={LABELS} />
      <Known view={view} />
      <SuspensionForm view={view.suspension} errors={view.errors} />
      {view.history.length > 0 && <History entries={view.history} />}
      <Roles roles={view.roles} administration={view.administration} errors={view.errors} />
      {view.administration && (
        <PassForm
          action={view.administration.passAction}
          until={view.administration.passUntil}
          error={view.errors['passUntil']}
        />
      )}
      {view.panels.map(({ key, title, body }) => (
        <section key={key} aria-labelledby={key}>
          <SectionHead title={title} id={key} />
          {body}
        </section>
      ))}
    </div>
  </DeskContent>
);

const Known = ({ view }: { view: MemberPageView }) => (
  <section aria-labelledby="angaben">
    <SectionHead title={texts.factsHeading} id="angaben" />
    <Facts>
      <Fact name={texts.loginFact}>
        <span>{view.login}</span>
      </Fact>
      {view.administration && (
        <Fact name={texts.emailFact}>
          <span>{view.administration.email}</span>
        </Fact>
      )}
      <Fact name={texts.sinceFact}>
        <span>{view.since}</span>
      </Fact>
      <Fact name={texts.confirmedFact}>
        <span>{view.confirmed}</span>
      </Fact>
      <Fact name={texts.passFact}>
        <span>{view.pass}</span>
      </Fact>
      <Fact name={texts.profileFact}>
        <a href={view.profileHref}>{texts.toProfile}</a>
      </Fact>
    </Facts>
  </section>
);

const History = ({ entries }: { entries: readonly PastSuspensionView[] }) => (
  <section aria-labelledby="sperren-bisher">
    <SectionHead title={texts.historyHeading} id="sperren-bisher" />
    <ol className={styles.history}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <p className="note">{entry.made}</p>
          <p>{entry.reason}</p>
          <p className="note">
            {[entry.until, entry.hid && texts.historyHid, entry.lifted].filter(Boolean).join(', ')}
          </p>
        </li>
      ))}
    </ol>
  </section>
);
