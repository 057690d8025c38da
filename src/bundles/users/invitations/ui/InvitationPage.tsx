// Draws an invitation to somebody without an account: who invites, for what, and the form that makes one.
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { agreeLabel } from '../../registration/texts.ts';
import { NameFields, PasswordField } from '../../registration/ui/AccountFields.tsx';
import { Agreement } from '../../registration/ui/RegisterPage.tsx';
import * as userTexts from '../../texts.ts';
import { EntryPage } from '../../ui/EntryPage.tsx';
import * as texts from '../texts.ts';
import type { InvitationPageView } from '../views.ts';
import { InvitationNote } from './InvitationNote.tsx';

const LABELS = {
  name: userTexts.nameLabel,
  login: userTexts.userNameLabel,
  password: userTexts.passwordLabel,
  agrees: agreeLabel,
};

export const InvitationPage = ({ view: { errors, ...view } }: { view: InvitationPageView }) => (
  <EntryPage title={view.title} intro={view.intro}>
    <form method="post" action={view.action}>
      <ErrorSummary errors={errors} labels={LABELS} />
      <InvitationNote note={view.note} />
      <p className="note">{view.email}</p>
      <NameFields name={view.name} login={view.login} errors={errors} />
      <PasswordField minLength={view.minPasswordLength} error={errors['password']} />
      {view.terms && <Agreement terms={view.terms} error={errors['agrees']} />}
      <div>
        <Button type="submit" variant="main">
          {texts.createButton}
        </Button>
      </div>
      <p>
        {texts.haveAccount} <a href={view.signInHref}>{texts.signIn}</a>
      </p>
    </form>
  </EntryPage>
);
