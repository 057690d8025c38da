// Draws the sections of a page, each with its fields and the buttons that move it. All of it works without JavaScript: a button
// sends the form, which comes back in the new order with all that was typed.
import { Button } from '#design/Button.tsx';
import { Field, fieldIdOf } from '#design/Field.tsx';
import { quoted } from '#design/quoted.ts';
import * as texts from '../texts.ts';
import type { SectionFieldView, SectionFormView, SectionsFormView } from '../views.ts';
import styles from './SectionsForm.module.css';

export const SectionsForm = ({ view, action }: { view: SectionsFormView; action: string }) => (
  <div className={styles.sections} id={fieldIdOf('sections')}>
    <input type="hidden" name="order" value={view.order} />
    {view.forms.map((form) =>
      form.isRemoved ? (
        <Removed key={form.key} form={form} action={action} />
      ) : (
        <Section key={form.key} form={form} action={action} />
      ),
    )}
    {view.error && <p className={styles.error}>{view.error}</p>}
    <fieldset className={styles.add}>
      <legend>{texts.addSection}</legend>
      <ul>
        {view.offers.map(({ type, name, help }) => (
          <li key={type}>
            <Button
              type="submit"
              name="act"
              value={`add:${type}`}
              formAction={`${action}#${view.nextId}`}
              isSmall
              aria-describedby={`art-${type}`}
            >
              {name}
            </Button>
            <span className="note" id={`art-${type}`}>
              {help}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  </div>
);

interface FormProps {
  form: SectionFormView;
  action: string;
}

const Section = ({ form, action }: FormProps) => {
  const { id, number, name, help, canGoUp, canGoDown, fields } = form;
  const title = texts.sectionTitle(number, name);
  return (
    <fieldset className={styles.section} id={id}>
      <legend>{title}</legend>
      <div className={styles.moves}>
        {canGoUp && <Move form={form} action={action} verb="up" name={texts.moveUp} />}
        {canGoDown && <Move form={form} action={action} verb="down" name={texts.moveDown} />}
        <Move form={form} action={action} verb="remove" name={texts.removeSection} />
      </div>
      {help && <p className="note">{help}</p>}
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field.name} className={field.kind === 'select' ? undefined : styles.whole}>
            <SectionField field={field} />
          </div>
        ))}
      </div>
    </fieldset>
  );
};

const Move = ({ form, action, verb, name }: FormProps & { verb: string; name: string }) => (
  <Button
    type="submit"
    name="act"
    value={`${verb}:${form.key}`}
    formAction={`${action}#${form.id}`}
    variant="plain"
    isSmall
    aria-label={`${name}: ${texts.sectionTitle(form.number, form.name)}`}
  >
    {name}
  </Button>
);

const Removed = ({ form, action }: FormProps) => (
  <p className={styles.removed} id={form.id}>
    {form.hidden.map(({ name, value }) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {texts.removed(quoted(form.name))}{' '}
    <Button
      type="submit"
      name="act"
      value={`back:${form.key}`}
      formAction={`${action}#${form.id}`}
      variant="plain"
      isSmall
    >
      {texts.bringBack}
    </Button>
  </p>
);

const SectionField = ({ field }: { field: SectionFieldView }) => {
  const { name, label, help, error } = field;
  const words = { name, label, help, error };
  switch (field.kind) {
    case 'drawn':
      return <div id={fieldIdOf(name)}>{field.element}</div>;
    case 'select':
      return <Field {...words} options={field.options} defaultValue={field.value} />;
    case 'lines':
      return (
        <Field
          {...words}
          rows={3}
          maxLength={field.maxLength}
          defaultValue={field.value}
          required={!field.isOptional}
        />
      );
    case 'text':
      return (
        <Field
          {...words}
          maxLength={field.maxLength}
          defaultValue={field.value}
          required={!field.isOptional}
        />
      );
  }
};
