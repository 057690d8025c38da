// Draws on front pages the newsletter of the place, and the one field that is needed to get it. It works without scripts.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { InvitationView } from '../views.ts';
import styles from './NewsletterInvitation.module.css';

export const NewsletterInvitation = ({ of: invitation }: { of: InvitationView }) => (
  <section className="section">
    <SectionHead title={invitation.title} link={{ name: texts.toAll, href: invitation.allHref }} />
    <form method="post" action={invitation.action} className="columns columns-2">
      <div>
        <p>{invitation.text}</p>
        <p className="note">{invitation.rhythm}</p>
      </div>
      <div>
        <input type="hidden" name="brief" value={invitation.id} />
        <Field
          name="email"
          id="f-newsletter"
          type="email"
          label={texts.emailLabel}
          help={texts.emailHelp}
          autoComplete="email"
          required
        />
        <div className={styles.ask}>
          <Button type="submit">{texts.ask}</Button>
        </div>
      </div>
    </form>
  </section>
);
