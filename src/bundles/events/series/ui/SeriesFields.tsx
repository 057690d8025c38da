// Draws what comes again at a place: said in words, shown as its days.
import { useState } from 'react';
import { Button } from '#design/Button.tsx';
import { fieldIdOf } from '#design/Field.tsx';
import { FieldError } from '#bundles/writing/ui/public.ts';
import { MAX_SERIES } from '../../constants.ts';
import { addIdOf, goOnAt } from '../../ui/composer/go-on-at.ts';
import type { EventContentLocation, EventContentSeries } from '../../views.ts';
import {
  changedDays,
  withDates,
  withDayChanged,
  withDayToggled,
  withSeries,
  withoutSeries,
} from '../rules/changes.ts';
import { readContentSeries } from '../rules/expand.ts';
import { saySeries } from '../rules/say-series.ts';
import * as texts from '../texts.ts';
import { DayList } from './DayList.tsx';
import styles from './Series.module.css';
import { useSchoolHolidays } from './use-school-holidays.ts';
import { WhenField } from './WhenField.tsx';

interface SeriesFieldsProps {
  /** The field of the place, `locations.0`. */
  readonly name: string;
  readonly location: EventContentLocation;
  /** They are keyed by field, such as `locations.0.series.1`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<EventContentLocation>) => void;
}

export const SeriesFields = ({ name, location, errors, onChange }: SeriesFieldsProps) => {
  const [words, setWords] = useState('');
  const { series = [] } = location;
  const schoolHolidays = useSchoolHolidays(series.length > 0);
  const remove = (at: number, goOn: string) => {
    onChange(withoutSeries(location, at));
    goOnAt(goOn);
  };
  return (
    <div className={styles.fields} data-field={`${name}.series`}>
      <FieldError text={errors[`${name}.series`]} />
      {series.map((one, at) => (
        <section key={at} className={styles.series} data-field={`${name}.series.${at}`}>
          <FieldError text={errors[`${name}.series.${at}`]} />
          <p className={styles.sentence}>{sentenceOf(one)}</p>
          <DayList
            series={one}
            schoolHolidays={schoolHolidays}
            changed={changedDays(location, at)}
            onToggle={(day) => onChange(withDayToggled(location, at, day))}
            onChange={(day) => {
              onChange(withDayChanged(location, at, day));
              goOnAt(fieldIdOf(`${name}.dates.${location.dates.length}.day`));
            }}
          />
          <div className={styles.acts}>
            <Button
              isSmall
              variant="plain"
              onClick={() => {
                setWords(one.words);
                remove(at, fieldIdOf(`${name}.when`));
              }}
            >
              {texts.sayAgain}
            </Button>
            <Button isSmall variant="plain" onClick={() => remove(at, addIdOf(`${name}.dates`))}>
              {texts.removeSeries}
            </Button>
          </div>
        </section>
      ))}
      {series.length < MAX_SERIES && (
        <WhenField
          name={`${name}.when`}
          words={words}
          onWords={setWords}
          onDates={(dates) => onChange(withDates(location, dates))}
          onSeries={(one) => {
            onChange(withSeries(location, one));
            // The field goes with the last one, and the focus would go with it.
            if (series.length + 1 === MAX_SERIES) goOnAt(addIdOf(`${name}.dates`));
          }}
        />
      )}
    </div>
  );
};

const sentenceOf = (series: EventContentSeries): string => {
  const read = readContentSeries(series);
  return read ? saySeries({ ...series, ...read }) : series.words;
};
