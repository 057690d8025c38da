// Draws the form for inviting people, and what became of it.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { Pages } from '#design/Pages.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as peopleTexts from '../../directory/texts.ts';
import * as texts from '../texts.ts';
import type { InvitationRowView, InvitationsPageView } from '../views.ts';
import styles from './Invitations.module.css';

const LABELS = {
  people: texts.peopleLabel,
  role: texts.roleLabel,
  place: texts.placeLabel,
  note: texts.noteLabel,
};

export const InvitationsPage = ({ view }: { view: InvitationsPageView }) => (
  <DeskContent title={peopleTexts.title} intro={texts.intro}>
    <LinkTabs label={peopleTexts.tabsLabel} links={view.peopleTabs} />
    {view.mayInvite && <InviteForm view={view} />}
    <LinkTabs label={texts.statesLabel} links={view.tabs} />
    {view.rows.length === 0 ? (
      <p className="note">{view.none}</p>
    ) : (
      <DeskList
        lines={view.rows.map((row) => ({
          key: row.id,
          name: row.title,
          href: null,
          note: row.facts,
          ...(row.acts && {
            actions: <Acts acts={row.acts} email={row.email} isMailed={view.hasMailServer} />,
          }),
        }))}
      />
    )}
    <Pages newer={view.newer} older={view.older} />
  </DeskContent>
);

const InviteForm = ({ view: { errors, typed, ...view } }: { view: InvitationsPageView }) => (
  <section aria-labelledby="einladen" className={styles.invite}>
    <SectionHead title={texts.inviteHeading} id="einladen" />
    <form method="post" action={view.action} className={styles.form}>
      <ErrorSummary errors={errors} labels={LABELS} />
      {!view.hasMailServer && <p className="note">{texts.noMailServer}</p>}
      <Field
        name="people"
        label={texts.peopleLabel}
        help={texts.peopleHelp}
        error={errors['people']}
        defaultValue={typed.people}
        rows={3}
        required
        spellCheck={false}
        autoCapitalize="none"
      />
      <div className={styles.grant}>
        <Field
          name="role"
          label={texts.roleLabel}
          error={errors['role']}
          options={view.roles}
          defaultValue={typed.role}
        />
        <Field
          name="place"
          label={texts.placeLabel}
          help={texts.placeHelp}
          error={errors['place']}
          options={view.places}
          defaultValue={typed.place}
        />
      </div>
      <Field
        name="note"
        label={texts.noteLabel}
        mark={texts.optional}
        help={texts.noteHelp}
        error={errors['note']}
        defaultValue={typed.note}
        rows={2}
        maxLength={view.noteMaxLength}
        hasCounter
      />
      <div>
        <Button type="submit" variant="main">
          {texts.inviteButton}
        </Button>
      </div>
    </form>
  </section>
);

interface ActsProps {
  acts: NonNullable<InvitationRowView['acts']>;
  email: string;
  isMailed: boolean;
}

const Acts = ({ acts, email, isMailed }: ActsProps) => (
  <>
    <form method="post" action={acts.again} className="button-row">
      {isMailed && (
        <Button
          type="submit"
          name="act"
          value="mail"
          isSmall
          aria-label={texts.labelFor(texts.againButton, email)}
        >
          {texts.againButton}
        </Button>
      )}
      <Button
        type="submit"
        name="act"
        value="link"
        isSmall
        aria-label={texts.labelFor(texts.linkButton, email)}
      >
        {texts.linkButton}
      </Button>
    </form>
    <form method="post" action={acts.withdraw}>
      <Button type="submit" isSmall variant="plain" aria-label={texts.labelFor(texts.withdrawButton, email)}>
        {texts.withdrawButton}
      </Button>
    </form>
  </>
);
