// Draws /konto/videos/{id}: one video or sound, what it is called, its captions, its poster, and how it goes away.
import { AccountShell } from '#design/AccountShell.tsx';
import { Callout } from '#design/Callout.tsx';
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { Time } from '#design/Time.tsx';
import { Island } from '#kernel/island.tsx';
import { MediaTabs } from '#bundles/media/ui/public.ts';
import { COPYRIGHT_MAX_LENGTH, TITLE_MAX_LENGTH } from '../constants.ts';
import type { StreamKind } from '../constants.ts';
import type { StreamPageView } from '../views.ts';
import * as texts from './page-texts.ts';
import { StreamCaptionsPart } from './StreamCaptionsPart.tsx';
import styles from './StreamPages.module.css';
import { StreamPlayer } from './StreamPlayer.island.tsx';
import { StreamPosterPart } from './StreamPosterPart.tsx';
import { StreamRemoval } from './StreamRemoval.tsx';
import { StreamState } from './StreamState.tsx';

export const StreamPage = ({ view }: { view: StreamPageView }) => {
  const { stream, row } = view;
  return (
    <AccountShell shell={view.shell} title={row.title}>
      {view.isOwn && <MediaTabs tabs={view.tabs} />}
      <div className={styles.page}>
        <ErrorSummary errors={view.form.errors} labels={texts.fieldLabels} />
        {stream && <Island of={StreamPlayer} when="load" props={{ stream }} />}
        {row.state === 'blocked' && <Blocked href={view.decisionsHref} />}
        {row.actions.retry && (
          <form method="post" action={row.actions.retry}>
            <Button type="submit">{texts.retry}</Button>
          </form>
        )}
        <Figures view={view} />
        {row.actions.edit && <Words action={row.actions.edit} kind={row.kind} form={view.form} />}
        <StreamCaptionsPart view={view} />
        <StreamPosterPart view={view} />
        {row.actions.remove && (
          <section>
            <SectionHead title={texts.removeHeading} />
            <StreamRemoval action={row.actions.remove} uses={view.uses} />
          </section>
        )}
        <p>
          <a href={view.listHref}>{texts.backToList}</a>
        </p>
      </div>
    </AccountShell>
  );
};

const Blocked = ({ href }: { href: string | null }) => (
  <Callout title={texts.blockedTitle}>
    <p>{texts.blockedText}</p>
    {href && (
      <p>
        <a href={href}>{texts.blockedReasons}</a>
      </p>
    )}
  </Callout>
);

const Figures = ({ view: { row } }: { view: StreamPageView }) => (
  <Facts>
    <Fact name={texts.factState}>
      <StreamState row={row} isOnItsPage />
    </Fact>
    {row.duration && <Fact name={texts.factLength}>{row.duration}</Fact>}
    <Fact name={texts.factSize}>{row.size}</Fact>
    {row.filename && <Fact name={texts.factFile}>{row.filename}</Fact>}
    <Fact name={texts.factArrived}>
      <Time of={row.createdAt} />
    </Fact>
  </Facts>
);

interface WordsProps {
  action: string;
  kind: StreamKind;
  form: StreamPageView['form'];
}

const Words = ({ action, kind, form }: WordsProps) => (
  <section>
    <SectionHead title={texts.details} />
    <form method="post" action={action} className={styles.form}>
      <Field
        name="title"
        label={texts.titleLabel}
        defaultValue={form.title}
        error={form.errors['title']}
        maxLength={TITLE_MAX_LENGTH}
        required
      />
      <Field
        name="copyright"
        label={texts.copyrightLabel}
        help={texts.copyrightHelp(kind)}
        defaultValue={form.copyright}
        error={form.errors['copyright']}
        maxLength={COPYRIGHT_MAX_LENGTH}
      />
      <div>
        <Button type="submit" variant="main">
          {texts.save}
        </Button>
      </div>
    </form>
  </section>
);
