// Draws one newsletter as a form.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice, Field, FieldError } from '#design/Field.tsx';
import { DESCRIPTION_MAX_LENGTH, LENGTHS, NAME_MAX_LENGTH } from '../../constants.ts';
import type { NewsletterFormView } from '../../views.ts';
import * as texts from '../texts.ts';
import styles from './NewsletterDesk.module.css';

const LABELS = {
  name: texts.nameLabel,
  slug: texts.slugLabel,
  description: texts.descriptionLabel,
  rhythm: texts.rhythmLabel,
  weekday: texts.weekdayLabel,
  hour: texts.hourLabel,
  place: texts.placeLabel,
  categories: texts.categoriesLegend,
  tags: texts.tagsLabel,
  kinds: texts.kindsLegend,
  length: texts.lengthLabel,
};

export const NewsletterForm = ({ view }: { view: NewsletterFormView }) => (
  <DeskContent title={view.title} intro={<a href={view.back.href}>{view.back.name}</a>}>
    <form method="post" action={view.action} className={styles.form}>
      {view.seen !== null && <input type="hidden" name="seen" value={view.seen} />}
      <ErrorSummary error={view.refusal} errors={view.errors} labels={LABELS} />
      <Words view={view} />
      <Hours view={view} />
      <Contents view={view} />
      <div>
        <Choice name="isActive" value="1" label={texts.isActive} defaultChecked={view.isActive} />
      </div>
      <div>
        <Button type="submit" variant="main">
          {view.submit}
        </Button>
      </div>
    </form>
  </DeskContent>
);

const slugHelp = ({ isSlugFixed, errors }: NewsletterFormView) => {
  if (!isSlugFixed) return texts.slugHelp;
  return errors['slug'] ? undefined : texts.slugFixed;
};

const Words = ({ view, view: { typed, isSlugFixed, errors } }: { view: NewsletterFormView }) => (
  <>
    <Field
      name="name"
      label={texts.nameLabel}
      error={errors['name']}
      defaultValue={typed.name}
      maxLength={NAME_MAX_LENGTH}
      autoComplete="off"
      required
    />
    <Field
      name="slug"
      label={texts.slugLabel}
      help={slugHelp(view)}
      readOnly={isSlugFixed && !errors['slug']}
      error={errors['slug']}
      defaultValue={typed.slug}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
    <Field
      name="description"
      label={texts.descriptionLabel}
      help={texts.descriptionHelp}
      error={errors['description']}
      defaultValue={typed.description}
      rows={2}
      maxLength={DESCRIPTION_MAX_LENGTH}
      required
    />
  </>
);

const Hours = ({ view: { typed, errors, rhythms, weekdays, hours } }: { view: NewsletterFormView }) => (
  <div className={styles.fields}>
    <Field
      name="rhythm"
      label={texts.rhythmLabel}
      error={errors['rhythm']}
      options={rhythms}
      defaultValue={typed.rhythm}
    />
    <Field
      name="weekday"
      label={texts.weekdayLabel}
      help={texts.weekdayHelp}
      error={errors['weekday']}
      options={weekdays}
      defaultValue={typed.weekday}
    />
    <Field
      name="hour"
      label={texts.hourLabel}
      error={errors['hour']}
      options={hours}
      defaultValue={typed.hour}
    />
  </div>
);

const Contents = ({ view }: { view: NewsletterFormView }) => {
  const { typed, errors, places, categories, kinds, hasDates, hasDiscussed } = view;
  return (
    <>
      <Field
        name="place"
        label={texts.placeLabel}
        help={texts.placeHelp}
        error={errors['place']}
        options={places}
        defaultValue={typed.place}
      />
      <Boxes
        name="categories"
        legend={texts.categoriesLegend}
        note={texts.categoriesNote}
        options={categories}
        error={errors['categories']}
      />
      <Field
        name="tags"
        label={texts.tagsLabel}
        help={texts.tagsHelp}
        error={errors['tags']}
        defaultValue={typed.tags}
        autoComplete="off"
      />
      <Boxes
        name="kinds"
        legend={texts.kindsLegend}
        note={texts.kindsNote}
        options={kinds}
        error={errors['kinds']}
      />
      <Field
        name="length"
        type="number"
        label={texts.lengthLabel}
        error={errors['length']}
        defaultValue={typed.length}
        min={LENGTHS.least}
        max={LENGTHS.most}
        required
      />
      <div>
        <Choice name="hasDates" value="1" label={texts.hasDates} defaultChecked={hasDates} />
        <Choice name="hasDiscussed" value="1" label={texts.hasDiscussed} defaultChecked={hasDiscussed} />
      </div>
    </>
  );
};

interface BoxesProps {
  name: string;
  legend: string;
  note: string;
  options: NewsletterFormView['categories'];
  error: string | undefined;
}

const Boxes = ({ name, legend, note, options, error }: BoxesProps) => (
  <fieldset className={styles.boxes} id={`f-${name}`}>
    <legend>{legend}</legend>
    {error && <FieldError text={error} />}
    <p className="note">{note}</p>
    <div>
      {options.map(({ value, name: label, isChosen }) => (
        <Choice key={value} name={name} value={value} label={label} defaultChecked={isChosen} />
      ))}
    </div>
  </fieldset>
);
