// Draws the form by which anybody tells moderators of something. It works without an account and without scripts.
import { Button, LinkButton } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice, Field, FieldError } from '#design/Field.tsx';
import { AGAINST_RULES, MAX_EXPLANATION_LENGTH, MAX_NAME_LENGTH, UNLAWFUL } from '../../constants.ts';
import type { Category } from '../../constants.ts';
import { categories, rulesGroup, unlawfulGroup } from '../../categories/texts.ts';
import styles from '../../ui/Moderation.module.css';
import * as texts from '../texts.ts';
import type { NoticeFormView } from '../views.ts';

const LABELS = {
  category: texts.reasonLegend,
  explanation: texts.explanationLabel,
  name: texts.nameLabel,
  email: texts.emailLabel,
  goodFaith: texts.goodFaithLabel,
};

export const NoticeFormPage = ({ view }: { view: NoticeFormView }) => (
  <div className={`page ${styles.page}`}>
    <header className={styles.head}>
      <h1>{view.title}</h1>
      <p>{texts.intro}</p>
    </header>
    <form method="post" action={view.action} className={styles.form}>
      <ErrorSummary errors={view.errors} labels={LABELS} />
      <About about={view.about} parts={view.parts} />
      <Reasons chosen={view.typed.category} error={view.errors['category']} />
      <Field
        name="explanation"
        label={texts.explanationLabel}
        help={texts.explanationHelp}
        error={view.errors['explanation']}
        rows={5}
        maxLength={MAX_EXPLANATION_LENGTH}
        defaultValue={view.typed.explanation}
        required
      />
      {view.member === null ? <Who view={view} /> : <p>{texts.memberNote(view.member)}</p>}
      <div>
        <Choice
          id="f-goodFaith"
          name="goodFaith"
          value="1"
          label={texts.goodFaithLabel}
          defaultChecked={view.typed.isGoodFaith}
          aria-describedby={view.errors['goodFaith'] ? 'f-goodFaith-hint' : undefined}
        />
        {view.errors['goodFaith'] && (
          <div id="f-goodFaith-hint">
            <FieldError text={view.errors['goodFaith']} />
          </div>
        )}
      </div>
      <div className="button-row">
        <Button type="submit" variant="main">
          {texts.send}
        </Button>
        <LinkButton href={view.about.href} variant="plain">
          {texts.back}
        </LinkButton>
      </div>
      <p className="note">{texts.privacyNote}</p>
    </form>
  </div>
);

const About = ({ about, parts }: Pick<NoticeFormView, 'about' | 'parts'>) => (
  <section aria-labelledby="worum" className={styles.about}>
    <h2 id="worum">{texts.aboutHeading}</h2>
    <p>
      <b>{about.title}</b>
      {about.author && <span className="note">{texts.from(about.author)}</span>}
    </p>
    {about.excerpt && <blockquote className={styles.words}>{about.excerpt}</blockquote>}
    {about.note === null ? (
      <p className="note">
        <a href={about.href}>{about.address}</a>
      </p>
    ) : (
      <p>{about.note}</p>
    )}
    {parts.length > 0 && (
      <details>
        <summary>{texts.partsHeading}</summary>
        <ul>
          {parts.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </details>
    )}
  </section>
);

const GROUPS: readonly { readonly name: string; readonly categories: readonly Category[] }[] = [
  { name: rulesGroup, categories: AGAINST_RULES },
  { name: unlawfulGroup, categories: UNLAWFUL },
];

const Reasons = ({ chosen, error }: { chosen: string; error: string | undefined }) => (
  <fieldset className={styles.reasons} aria-describedby={error ? 'f-category-hint' : undefined}>
    <legend>{texts.reasonLegend}</legend>
    {error && (
      <div id="f-category-hint">
        <FieldError text={error} />
      </div>
    )}
    <div className={styles.groups}>
      {GROUPS.map((group, at) => (
        <div key={group.name}>
          <p className={styles.group}>{group.name}</p>
          {group.categories.map((category, index) => (
            <Choice
              key={category}
              type="radio"
              id={at + index === 0 ? 'f-category' : undefined}
              name="category"
              value={category}
              label={categories[category]}
              defaultChecked={category === chosen}
            />
          ))}
        </div>
      ))}
    </div>
  </fieldset>
);

const Who = ({ view: { typed, errors } }: { view: NoticeFormView }) => (
  <fieldset className={styles.reasons}>
    <legend>{texts.whoLegend}</legend>
    <p className="note">{texts.whoHelp}</p>
    <Field
      name="name"
      label={texts.nameLabel}
      error={errors['name']}
      defaultValue={typed.name}
      maxLength={MAX_NAME_LENGTH}
      autoComplete="name"
    />
    <Field
      name="email"
      type="email"
      label={texts.emailLabel}
      help={texts.emailHelp}
      error={errors['email']}
      defaultValue={typed.email}
      autoComplete="email"
    />
  </fieldset>
);
