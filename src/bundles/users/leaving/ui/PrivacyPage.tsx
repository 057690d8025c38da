// Draws what one may do with one's data: take it along, leave, stay after all.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { Choices, Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { AccountShell } from '#design/AccountShell.tsx';
import * as texts from '../texts.ts';
import type { PrivacyPageView } from '../views.ts';
import styles from './PrivacyPage.module.css';

export const PrivacyPage = ({ view }: { view: PrivacyPageView }) => (
  <AccountShell shell={view.shell} title={texts.privacy} intro={texts.privacyIntro}>
    <div className={styles.sections}>
      {view.plan && <Plan plan={view.plan} />}
      <section>
        <SectionHead title={texts.exportHeading} />
        <p>{texts.exportText}</p>
        <form method="post" action={view.exportAction}>
          <Password id="f-export-password" error={view.exportError} />
          <Button type="submit">{texts.exportButton}</Button>
        </form>
      </section>
      {!view.plan && <Leave view={view} />}
    </div>
  </AccountShell>
);

const Plan = ({ plan }: { plan: NonNullable<PrivacyPageView['plan']> }) => (
  <Callout title={texts.plannedTitle} tone="straw">
    <p>
      {texts.planned(plan.day)} {texts.plannedComments(plan.keepsComments)}
    </p>
    {plan.stayAction && (
      <form method="post" action={plan.stayAction}>
        <Button type="submit" variant="main">
          {texts.stayButton}
        </Button>
      </form>
    )}
  </Callout>
);

const Leave = ({ view }: { view: PrivacyPageView }) => (
  <section>
    <SectionHead title={texts.leaveHeading} />
    <p>{texts.leaveText(view.graceDays)}</p>
    <form method="post" action={view.leaveAction}>
      <Choices
        name="comments"
        legend={texts.commentsLegend}
        value={view.keepsComments ? 'keep' : 'remove'}
        options={[
          { value: 'keep', name: texts.keepComments },
          { value: 'remove', name: texts.removeComments },
        ]}
      />
      <Password id="f-leave-password" error={view.leaveError} />
      <Button type="submit" variant="danger">
        {texts.leaveButton}
      </Button>
    </form>
  </section>
);

const Password = ({ id, error }: { id: string; error: string | null }) => (
  <Field
    name="password"
    id={id}
    type="password"
    label={texts.passwordLabel}
    error={error}
    autoComplete="current-password"
    required
  />
);
