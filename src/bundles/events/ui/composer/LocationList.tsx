// Where and when: places, each with its days; whole days, and such that go on over several.
import { Button } from '#design/Button.tsx';
import { FieldError, TextField } from '#bundles/writing/ui/public.ts';
import { MAX_LINE_LENGTH, MAX_LOCATIONS } from '../../constants.ts';
import type { EventContentDate, EventContentLocation } from '../../views.ts';
import { DateRow } from './DateRow.tsx';
import styles from './LocationList.module.css';
import * as texts from './texts.ts';

interface LocationListProps {
  readonly locations: readonly EventContentLocation[];
  readonly onChange: (locations: readonly EventContentLocation[]) => void;
  /** They are keyed by field, such as `locations.0.dates.1.day`. */
  readonly errors: Readonly<Record<string, string>>;
}

export const LocationList = ({ locations, onChange, errors }: LocationListProps) => {
  // There is always a place to fill in.
  const shown = locations.length > 0 ? locations : [EMPTY_LOCATION];
  const change = (at: number, changes: Partial<EventContentLocation>) =>
    onChange(changed(shown, at, changes));
  return (
    <fieldset className={styles.list} data-field="locations">
      <legend>{texts.whereAndWhen}</legend>
      <FieldError text={errors['locations']} />
      {shown.map((location, at) => (
        <div key={at} className={styles.location}>
          <div className={styles.where}>
            <TextField
              isNeeded
              name={`locations.${at}.venue`}
              error={errors[`locations.${at}.venue`]}
              label={texts.venueAt(at + 1, shown.length)}
              placeholder={texts.venuePlaceholder}
              value={location.venue}
              max={MAX_LINE_LENGTH}
              onChange={(venue) => change(at, { venue })}
            />
            <TextField
              name={`locations.${at}.address`}
              error={errors[`locations.${at}.address`]}
              label={texts.address}
              value={location.address}
              max={MAX_LINE_LENGTH}
              onChange={(address) => change(at, { address })}
            />
          </div>
          <Dates
            name={`locations.${at}.dates`}
            dates={location.dates}
            errors={errors}
            onChange={(dates) => change(at, { dates })}
          />
          {shown.length > 1 && (
            <div>
              <Button
                isSmall
                variant="plain"
                onClick={() => onChange(shown.filter((_, other) => other !== at))}
              >
                {texts.removeLocation}
              </Button>
            </div>
          )}
        </div>
      ))}
      {shown.length < MAX_LOCATIONS && (
        <div>
          <Button isSmall onClick={() => onChange([...shown, EMPTY_LOCATION])}>
            {texts.addLocation}
          </Button>
        </div>
      )}
    </fieldset>
  );
};

interface DatesProps extends Pick<LocationListProps, 'errors'> {
  readonly name: string;
  readonly dates: readonly EventContentDate[];
  readonly onChange: (dates: readonly EventContentDate[]) => void;
}

const Dates = ({ name, dates, errors, onChange }: DatesProps) => {
  const shown = dates.length > 0 ? dates : [EMPTY_DATE];
  return (
    <div className={styles.dates} data-field={name}>
      <FieldError text={errors[name]} />
      {shown.map((date, index) => (
        <DateRow
          key={index}
          name={`${name}.${index}`}
          errors={errors}
          date={date}
          onChange={(changes) => onChange(changed(shown, index, changes))}
          statusLabel={shown.length > 1 ? texts.statusAt(index + 1) : undefined}
          removeLabel={texts.removeDateAt(index + 1)}
          onRemove={
            shown.length > 1 ? () => onChange(shown.filter((_, other) => other !== index)) : undefined
          }
        />
      ))}
      <div>
        <Button isSmall onClick={() => onChange([...shown, following(shown.at(-1)!)])}>
          {texts.addDate}
        </Button>
      </div>
    </div>
  );
};

const EMPTY_DATE: EventContentDate = { day: '', from: '', untilDay: '', until: '', isAllDay: false };
const EMPTY_LOCATION: EventContentLocation = { venue: '', address: '', dates: [EMPTY_DATE] };

/** The next one mostly begins at the same hour. */
const following = ({ from, until, isAllDay }: EventContentDate): EventContentDate => ({
  day: '',
  untilDay: '',
  from,
  until,
  isAllDay,
});

const changed = <Item,>(items: readonly Item[], at: number, changes: Partial<Item>): readonly Item[] =>
  items.map((item, index) => (index === at ? { ...item, ...changes } : item));
