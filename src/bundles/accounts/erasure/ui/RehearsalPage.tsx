// Draws what erasing an account would come to, and the form that does it.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choices } from '#design/Field.tsx';
import { Table } from '#design/Table.tsx';
import { reasonLabel } from '../../texts.ts';
import styles from '../../ui/Accounts.module.css';
import { OrderForm } from '../../ui/OrderForm.tsx';
import * as texts from '../texts.ts';
import type { RehearsalPageView } from '../views.ts';

export const RehearsalPage = ({ view }: { view: RehearsalPageView }) => (
  <DeskContent title={view.title} intro={<a href={view.back.href}>{view.back.name}</a>}>
    <div className={styles.sections}>
      <ErrorSummary errors={view.errors} labels={{ login: texts.loginLabel, reason: reasonLabel }} />
      <section className={styles.section}>
        <h2>{texts.rehearsalHeading}</h2>
        <p>{texts.rehearsalIntro}</p>
        <form method="get" action={view.rehearseAction} className={styles.choice}>
          <Choices
            name="kommentare"
            legend={texts.commentsLegend}
            value={view.comments}
            options={[
              { value: 'keep', name: texts.keepComments },
              { value: 'remove', name: texts.removeComments },
            ]}
          />
          <Button type="submit" isSmall>
            {texts.rehearseAgain}
          </Button>
        </form>
        <Table
          caption={texts.rehearsalHeading}
          head={[texts.columnPart, texts.columnGoes, texts.columnStays]}
          rows={view.parts.map(({ title, goes, stays }) => [title, goes, stays])}
          notes={view.parts.map(({ words }) => words.join(' '))}
        />
      </section>
      <section className={styles.section}>
        <h2>{texts.actHeading}</h2>
        {view.refusal ? (
          <Callout title={view.refusal}>
            <p>
              <a href={view.back.href}>{view.back.name}</a>
            </p>
          </Callout>
        ) : (
          <Act view={view} />
        )}
      </section>
    </div>
  </DeskContent>
);

const Act = ({ view }: { view: RehearsalPageView }) => (
  <OrderForm
    action={view.action}
    loginLabel={texts.loginLabel}
    login={view.login}
    reasonHelp={texts.reasonHelp}
    maxReason={view.maxReason}
    typed={view.typed}
    errors={view.errors}
    button={texts.eraseButton}
  >
    <p>{texts.actText}</p>
    <input type="hidden" name="comments" value={view.comments} />
  </OrderForm>
);
