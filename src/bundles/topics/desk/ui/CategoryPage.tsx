// Draws one category: its form, its former addresses, and the form with which it becomes part of another.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice, Field, FieldError } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { CategoryPageView, MergeView } from '../views.ts';
import styles from './CategoryPage.module.css';

const LABELS = {
  name: texts.nameLabel,
  slug: texts.slugLabel,
  tone: texts.toneLabel,
  places: texts.placesLegend,
  into: texts.intoLabel,
};

export const CategoryPage = ({ view }: { view: CategoryPageView }) => (
  <DeskContent title={view.title} intro={<a href={view.listHref}>{texts.backToCategories}</a>}>
    <div className={styles.parts}>
      <ErrorSummary error={view.refusal} errors={view.errors} labels={LABELS} />
      <CategoryForm view={view} />
      {view.former.length > 0 && (
        <section aria-labelledby="frueher">
          <SectionHead title={texts.formerHeading} id="frueher" />
          <p>{view.former.join(', ')}</p>
          <p className="note">{texts.formerNote}</p>
        </section>
      )}
      {view.merge && <Merge merge={view.merge} error={view.errors['into']} />}
    </div>
  </DeskContent>
);

const CategoryForm = ({ view }: { view: CategoryPageView }) => (
  <form method="post" action={view.action} className={styles.form}>
    {view.seen !== null && <input type="hidden" name="seen" value={view.seen} />}
    <Field
      name="name"
      label={texts.nameLabel}
      error={view.errors['name']}
      defaultValue={view.typed.name}
      maxLength={60}
      autoComplete="off"
      required
    />
    <Field
      name="slug"
      label={texts.slugLabel}
      help={texts.slugHelp}
      error={view.errors['slug']}
      defaultValue={view.typed.slug}
      maxLength={80}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
    <Field
      name="tone"
      label={texts.toneLabel}
      help={texts.toneHelp}
      error={view.errors['tone']}
      options={view.tones}
      defaultValue={view.typed.tone}
    />
    {view.places.length > 0 && (
      <fieldset
        className={styles.places}
        id="f-places"
        aria-describedby={view.errors['places'] ? 'f-places-hint' : undefined}
      >
        <legend>{texts.placesLegend}</legend>
        {view.errors['places'] && (
          <div id="f-places-hint">
            <FieldError text={view.errors['places']} />
          </div>
        )}
        <p className="note">{texts.placesNote}</p>
        <div>
          {view.places.map(({ value, name, isChosen }) => (
            <Choice key={value} name="places" value={value} label={name} defaultChecked={isChosen} />
          ))}
        </div>
      </fieldset>
    )}
    <Choice name="isHidden" value="1" label={texts.hiddenLabel} defaultChecked={view.typed.isHidden} />
    <div>
      <Button type="submit" variant="main">
        {view.submit}
      </Button>
    </div>
  </form>
);

const Merge = ({ merge, error }: { merge: MergeView; error: string | undefined }) => (
  <section aria-labelledby="zusammenfuehren">
    <SectionHead title={texts.mergeHeading} id="zusammenfuehren" />
    <p className="note">{merge.text}</p>
    <form method="post" action={merge.action} className={styles.form}>
      <Field
        name="into"
        label={texts.intoLabel}
        error={error}
        options={merge.options}
        defaultValue={merge.into}
        required
      />
      <div>
        <Button type="submit" variant="danger">
          {texts.mergeButton}
        </Button>
      </div>
    </form>
  </section>
);
