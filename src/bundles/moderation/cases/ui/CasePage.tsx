// Draws one case: what was told and how it looked on the left, what is to be decided on the right.
import { Button, LinkButton } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { Field } from '#design/Field.tsx';
import { Icon } from '#design/Icon.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { MAX_NOTE_LENGTH } from '../../constants.ts';
import * as texts from '../texts.ts';
import type { CaseView } from '../views.ts';
import folds from '../../ui/Moderation.module.css';
import styles from './Case.module.css';
import { CaseDecisions } from './CaseDecisions.tsx';
import { CaseWork, WORK_LABELS } from './CaseWork.tsx';

export const CasePage = ({ view }: { view: CaseView }) => (
  <DeskContent
    title={view.title}
    intro={
      <>
        {view.intro}
        {' · '}
        <a href={view.backHref}>{texts.back}</a>
      </>
    }
    actions={view.claim && <Claim {...view.claim} />}
  >
    <ErrorSummary errors={view.errors} labels={WORK_LABELS} />
    <div className={styles.columns}>
      <div className={styles.column}>
        <Evidence view={view} />
        <Notices view={view} />
        {view.decisions.length > 0 && <CaseDecisions decisions={view.decisions} />}
      </div>
      <div className={styles.column}>
        <CaseWork work={view.work} errors={view.errors} />
        <About view={view} />
        <Notes view={view} />
        <Earlier earlier={view.earlier} allHref={view.allOfAuthorHref} />
        <Rules view={view} />
      </div>
    </div>
  </DeskContent>
);

const Claim = ({ action, isOwn }: NonNullable<CaseView['claim']>) => (
  <form method="post" action={action}>
    <Button type="submit" name="act" value={isOwn ? 'release' : 'claim'}>
      {isOwn ? texts.release : texts.claim}
    </Button>
  </form>
);

const Evidence = ({ view }: { view: CaseView }) => (
  <section aria-labelledby="beleg">
    <SectionHead title={texts.evidenceHeading(view.noticeCount > 0)} id="beleg" />
    <p className="note">
      {view.evidence.length > 0 ? texts.evidenceNote : texts.evidenceGone}{' '}
      {view.thing && <a href={view.thing.href}>{view.thing.name}</a>}
    </p>
    {view.shown && <div className={styles.shown}>{view.shown}</div>}
    {view.evidence.map(({ id, title, parts, pictures }, at) => (
      <details key={id} open={at === 0} className={`${folds.fold} ${styles.evidence}`}>
        <summary>
          {title}
          <Icon name="chevron" />
        </summary>
        {parts.map(({ label, text }) => (
          <div key={label + text}>
            {label && <b>{label}</b>}
            <p className={styles.typed}>{text}</p>
          </div>
        ))}
        {pictures.map(({ src, alt }) => (
          <img key={src} src={src} alt={alt || texts.pictureAlt} loading="lazy" />
        ))}
      </details>
    ))}
  </section>
);

const Notices = ({ view: { notices, noticeCount } }: { view: CaseView }) => (
  <section aria-labelledby="gemeldet">
    <SectionHead title={texts.noticesHeading(noticeCount)} id="gemeldet" />
    {notices.length === 0 ? (
      <p>{texts.noNotices}</p>
    ) : (
      <ul className={styles.list}>
        {notices.map(({ id, number, category, byline, explanation }) => (
          <li key={id}>
            <b>{category}</b>
            <p className={styles.typed}>{explanation}</p>
            <p className="note">{[number, byline].join(' · ')}</p>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const About = ({ view: { facts, policeHref } }: { view: CaseView }) => (
  <section aria-labelledby="fall">
    <SectionHead title={texts.factsHeading} id="fall" />
    <Facts>
      {facts.map(({ name, text, href }) => (
        <Fact key={name} name={name}>
          {href ? <a href={href}>{text}</a> : text}
        </Fact>
      ))}
    </Facts>
    <div className={styles.police}>
      <b>{texts.policeHeading}</b>
      <p className="note">{texts.policeNote}</p>
      <LinkButton href={policeHref} isSmall download="">
        {texts.policeFile}
      </LinkButton>
    </div>
  </section>
);

const Notes = ({ view: { notes, note } }: { view: CaseView }) => (
  <section aria-labelledby="notizen">
    <SectionHead title={texts.notesHeading} id="notizen" note={texts.notesNote} />
    {notes.length > 0 && (
      <ul className={styles.list}>
        {notes.map(({ id, byline, text }) => (
          <li key={id}>
            <p className={styles.typed}>{text}</p>
            <p className="note">{byline}</p>
          </li>
        ))}
      </ul>
    )}
    <form method="post" action={note.action} className={styles.form}>
      <Field
        name="note"
        label={texts.noteLabel}
        error={note.error}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        defaultValue={note.text}
      />
      <div>
        <Button type="submit">{texts.addNote}</Button>
      </div>
    </form>
  </section>
);

const Earlier = ({ earlier, allHref }: { earlier: CaseView['earlier']; allHref: string | null }) => (
  <section aria-labelledby="frueher">
    <SectionHead title={texts.earlierHeading} id="frueher" />
    {earlier.length === 0 ? (
      <p>{texts.noEarlier}</p>
    ) : (
      <ul className={styles.list}>
        {earlier.map(({ href, title, note }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p className="note">{note}</p>
          </li>
        ))}
      </ul>
    )}
    {allHref && (
      <p>
        <a href={allHref}>{texts.allOfAuthor}</a>
      </p>
    )}
  </section>
);

const Rules = ({ view: { rules } }: { view: CaseView }) => (
  <section aria-labelledby="regeln">
    <SectionHead title={texts.rulesHeading} id="regeln" />
    <p>
      <a href={rules.termsHref}>{texts.termsLink}</a>
    </p>
    <ul className={styles.list}>
      {rules.laws.map(({ name, law }) => (
        <li key={name}>
          {name}
          <p className="note">{law}</p>
        </li>
      ))}
    </ul>
  </section>
);
