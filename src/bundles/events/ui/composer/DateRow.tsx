// Draws one day on which something takes place, with its hours or without.
import { useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Choice, Field } from '#design/Field.tsx';
import { FieldError, needed } from '#bundles/writing/ui/public.ts';
import type { EventContentDate } from '../../views.ts';
import { sayWholeDay } from '../../series/rules/german-days.ts';
import { backToSeries, backToSeriesOn, insteadOfDay } from '../../series/texts.ts';
import styles from './LocationList.module.css';
import * as texts from './texts.ts';

interface DateRowProps {
  readonly name: string;
  readonly date: EventContentDate;
  /** They are keyed by field, such as `locations.0.dates.1.day`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<EventContentDate>) => void;
  /** Undefined where it stands as the whole event does. */
  readonly statusLabel: string | undefined;
  readonly removeLabel: string;
  readonly onRemove: (() => void) | undefined;
}

interface Typed {
  readonly currentTarget: { readonly value: string };
}

const LABELS = { day: texts.day, from: texts.from, untilDay: texts.untilDay, until: texts.until };

const NEEDED = { mark: needed, 'aria-required': true } as const;

export const DateRow = (props: DateRowProps) => {
  const { name, date, errors, onChange, statusLabel, removeLabel, onRemove } = props;
  const [isMeantLong, setLong] = useState(false);
  // This is about the day that stands here, also after one above it was taken away.
  const isLong = isMeantLong || date.untilDay !== '';
  // Where the hours aren't asked, what is wrong with the end stands beside its day.
  const lastField = date.isAllDay ? (isLong ? 'untilDay' : 'day') : 'until';
  const field = (key: 'day' | 'from' | 'untilDay' | 'until', type: 'date' | 'time') => (
    <div data-field={`${name}.${key}`}>
      <Field
        name={`${name}.${key}`}
        type={type}
        label={LABELS[key]}
        {...((key === 'day' || key === 'from') && NEEDED)}
        value={date[key]}
        error={errors[`${name}.${key}`] ?? (key === lastField ? errors[`${name}.until`] : undefined)}
        onChange={({ currentTarget: { value } }: Typed) => onChange({ [key]: value })}
      />
    </div>
  );
  return (
    <div className={styles.date}>
      <FieldError text={errors[name]} />
      {date.instead && <p className="note">{insteadOfDay(sayWholeDay(date.instead.day))}</p>}
      <div className={styles.times}>
        {field('day', 'date')}
        {!date.isAllDay && field('from', 'time')}
        {isLong && field('untilDay', 'date')}
        {!date.isAllDay && field('until', 'time')}
      </div>
      <div className={styles.choices}>
        <Choice
          label={texts.isAllDay}
          checked={date.isAllDay}
          onChange={() => onChange({ isAllDay: !date.isAllDay })}
        />
        <Choice
          label={texts.severalDays}
          checked={isLong}
          onChange={() => {
            setLong(!isLong);
            if (isLong) onChange({ untilDay: '' });
          }}
        />
        {statusLabel && <Status {...props} label={statusLabel} />}
        {onRemove && (
          <Button
            isSmall
            variant="plain"
            aria-label={date.instead ? backToSeriesOn(sayWholeDay(date.instead.day)) : removeLabel}
            onClick={onRemove}
          >
            {date.instead ? backToSeries : texts.removeDate}
          </Button>
        )}
      </div>
    </div>
  );
};

const Status = ({ name, date, label, onChange }: DateRowProps & { readonly label: string }) => (
  <Field
    name={`${name}.status`}
    label={label}
    options={texts.statuses}
    value={date.status ?? 'scheduled'}
    onChange={({ currentTarget: { value } }: Typed) =>
      onChange({ status: value as NonNullable<EventContentDate['status']> })
    }
  />
);
