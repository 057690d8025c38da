// Draws what a list of events is narrowed by, as a form that any browser sends.
import { Button } from '#design/Button.tsx';
import { Choice, Field } from '#design/Field.tsx';
import { Icon } from '#design/Icon.tsx';
import { QUERY, TICKED } from '../constants.ts';
import * as texts from '../texts.ts';
import type { FilterView } from '../views.ts';
import styles from './FilterForm.module.css';

export const FilterForm = ({ view }: { view: FilterView }) => {
  const { values, errors } = view;
  const typed = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] });
  return (
    <details className={styles.filter} open={view.isOpen}>
      <summary>
        {texts.filterHeading}
        <Icon name="chevron" />
      </summary>
      <search>
        <form method="get" action={view.action}>
          {view.hidden.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className={styles.fields}>
            <Field {...typed(QUERY.place)} label={texts.placeLabel} options={view.places} />
            <Field {...typed(QUERY.category)} label={texts.categoryLabel} options={view.categories} />
            {view.hasSpan ? (
              <>
                <DayField {...typed(QUERY.from)} label={texts.fromLabel} />
                <DayField {...typed(QUERY.until)} label={texts.untilLabel} />
              </>
            ) : (
              <DayField {...typed(QUERY.day)} label={texts.dayLabel} />
            )}
            <Field
              {...typed(QUERY.postcode)}
              label={texts.postcodeLabel}
              inputMode="numeric"
              autoComplete="postal-code"
            />
            <Field {...typed(QUERY.radius)} label={texts.radiusLabel} options={view.radii} />
          </div>
          <div className={styles.choices}>
            {view.choices.map(({ name, label, isTicked }) => (
              <Choice key={name} name={name} value={TICKED} label={label} defaultChecked={isTicked} />
            ))}
          </div>
          <div className="button-row">
            <Button type="submit">{texts.filterSubmit}</Button>
            {view.resetHref && <a href={view.resetHref}>{texts.reset}</a>}
          </div>
        </form>
      </search>
    </details>
  );
};

interface DayFieldProps {
  name: string;
  label: string;
  defaultValue: string;
  error: string | undefined;
}

/** What isn't a day stays in sight: a field for days would show nothing. */
const DayField = ({ name, label, defaultValue, error }: DayFieldProps) => (
  <Field
    name={name}
    label={label}
    type={error && !/^\d{4}-\d\d-\d\d$/.test(defaultValue) ? 'text' : 'date'}
    defaultValue={defaultValue}
    error={error}
  />
);
