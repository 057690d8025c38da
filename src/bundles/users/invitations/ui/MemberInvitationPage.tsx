// Draws an invitation to somebody who has an account: the button that accepts it, or what to do first.
import { Button, LinkButton } from '#design/Button.tsx';
import { EntryPage } from '../../ui/EntryPage.tsx';
import * as texts from '../texts.ts';
import type { MemberInvitationView } from '../views.ts';
import { InvitationNote } from './InvitationNote.tsx';

export const MemberInvitationPage = ({ view }: { view: MemberInvitationView }) => (
  <EntryPage title={view.title} intro={view.intro}>
    <form method="post" action={view.action ?? undefined}>
      <InvitationNote note={view.note} />
      <p>{view.text}</p>
      <div>
        {view.action && (
          <Button type="submit" variant="main">
            {texts.acceptButton}
          </Button>
        )}
        {view.signInHref && (
          <LinkButton href={view.signInHref} variant="main">
            {texts.toSignIn}
          </LinkButton>
        )}
      </div>
    </form>
  </EntryPage>
);
